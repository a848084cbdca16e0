import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** What "no filter" is called; without it there is always one of the choices. */
  readonly anyLabel?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One filter of a list, with the platform's own control; it stands out while it narrows the list. */
export const FilterSelect = ({ label, value, anyLabel, choices, onChange }: FilterSelectProps) => (
  <label className="pr-filter" data-set={anyLabel !== undefined && value !== ''}>
    <span className="pr-filter__name">{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
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
