import { ChipText, FilterChip } from './FilterChip.tsx';
import { useShownChoice } from './useShownChoice.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  /** Name of "no filter"; without it the first choice narrows nothing, and is said too. */
  readonly anyLabel?: string;
  readonly choices: readonly Choice<Value>[];
  /** '' for no filter. */
  readonly onChange: (value: Value | '') => void;
}

/** One filter of a list, with the platform's own list of choices. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, choices } = props;
  const [value, onChange] = useShownChoice(props.value, props.onChange);
  const initial = anyLabel === undefined ? (choices[0]?.value ?? '') : '';
  const chosen = choices.find((choice) => choice.value === (value || initial));
  const choose = (typed: string) => {
    const next = choices.find((choice) => choice.value === typed)?.value ?? '';
    onChange(next === initial ? '' : next);
  };
  return (
    <FilterChip label={label} isSet={(value || initial) !== initial} onRemove={() => onChange('')}>
      {() => (
        <>
          <span aria-hidden="true">
            <ChipText label={label} value={chosen?.label ?? ''} />
          </span>
          <select aria-label={label} value={value || initial} onChange={(event) => choose(event.currentTarget.value)}>
            {anyLabel !== undefined && <option value="">{anyLabel}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </>
      )}
    </FilterChip>
  );
}
