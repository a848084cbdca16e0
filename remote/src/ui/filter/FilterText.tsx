import { FilterField } from './FilterField.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { useTypedValue } from './useTypedValue.ts';

const LONGEST = 100;

interface FilterTextProps {
  readonly label: string;
  /** Name of the field, which says what may be typed. */
  readonly fieldLabel: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text that filters a list, beside its search; after a pause in typing. */
export const FilterText = ({ label, fieldLabel, value, onChange }: FilterTextProps) => (
  <FilterPopover label={label} value={value} onRemove={() => onChange('')}>
    {() => <Field label={fieldLabel} value={value} onChange={onChange} />}
  </FilterPopover>
);

function Field({ label, value, onChange }: Omit<FilterTextProps, 'fieldLabel'>) {
  const { input, wait, refusal } = useTypedValue(value, (text) => {
    if (text.trim() !== value) onChange(text.trim());
  });
  return (
    <FilterField label={label} error={refusal}>
      {(errorId) => (
        <input
          ref={input}
          type="text"
          defaultValue={value}
          maxLength={LONGEST}
          autoComplete="off"
          aria-invalid={refusal !== undefined}
          aria-describedby={errorId}
          onChange={wait}
        />
      )}
    </FilterField>
  );
}
