import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  /** What "no filter" is called; without it there is always one of the choices. */
  readonly anyLabel?: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | '') => void;
}

/** One filter of a list, with the platform's own control; it stands out while it narrows the list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, anyLabel, choices, onChange } = props;
  const choose = (chosen: string) => onChange(choices.find((choice) => choice.value === chosen)?.value ?? '');
  return (
    <label className="pr-filter" data-set={anyLabel !== undefined && value !== ''}>
      <span className="pr-filter__name">{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </label>
  );
}
