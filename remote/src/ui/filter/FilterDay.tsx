import { FilterField } from './FilterField.tsx';
import { useTypedValue } from './useTypedValue.ts';

interface FilterDayProps {
  readonly label: string;
  /** ISO day or ''. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day that filters a list. A year is typed digit by digit, and each makes a day: the list waits for a pause. */
export function FilterDay({ label, value, error, onChange }: FilterDayProps) {
  const { input, wait } = useTypedValue(value, onChange);
  return (
    <FilterField label={label} error={error}>
      {(errorId) => (
        <input
          ref={input}
          type="date"
          defaultValue={value}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          onChange={wait}
        />
      )}
    </FilterField>
  );
}
