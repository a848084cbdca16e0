import { TextInput } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

const PAUSE_MS = 400;

interface DayFilterProps {
  readonly label: string;
  /** ISO day or ''. */
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (day: string) => void;
}

/** A day that filters a list. A year is typed digit by digit, and each makes a day: the list waits for a pause. */
export function DayFilter({ label, value, error, onChange }: DayFilterProps) {
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
  return <TextInput ref={input} label={label} type="date" defaultValue={value} error={error} onChange={wait} />;
}
