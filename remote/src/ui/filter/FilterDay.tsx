import { useTypedValue } from './useTypedValue.ts';

interface FilterDayProps {
  readonly label: string;
  /** ISO day or ''. */
  readonly value: string;
  readonly isWrong?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day that filters a list. A year is typed digit by digit, and each makes a day: the list waits for a pause. */
export function FilterDay({ label, value, isWrong = false, onChange }: FilterDayProps) {
  const { input, wait } = useTypedValue(value, onChange);
  return (
    <label className="pr-filter" data-set={value !== ''} data-wrong={isWrong}>
      <span className="pr-filter__name">{label}</span>
      <input ref={input} type="date" defaultValue={value} aria-invalid={isWrong} onChange={wait} />
    </label>
  );
}
