import { useEffect, useRef } from 'react';

const PAUSE_MS = 400;

interface FilterDayProps {
  readonly label: string;
  /** ISO day or ''. */
  readonly value: string;
  readonly isWrong?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day that filters a list. A year is typed digit by digit, and each makes a day: the list waits for a pause. */
export function FilterDay({ label, value, isWrong = false, onChange }: FilterDayProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may have changed the address in the pause.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
    return () => clearTimeout(timer.current);
  }, [value]);
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(input.current?.value ?? ''), PAUSE_MS);
  };
  return (
    <label className="pr-filter" data-set={value !== ''} data-wrong={isWrong}>
      <span className="pr-filter__name">{label}</span>
      <input ref={input} type="date" defaultValue={value} aria-invalid={isWrong} onChange={wait} />
    </label>
  );
}
