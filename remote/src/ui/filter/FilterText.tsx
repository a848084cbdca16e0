import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 250;
const LONGEST = 255;

interface FilterTextProps {
  /** What is searched; stands in the field while that is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text that filters a list. It is typed letter by letter: the list waits for a pause. */
export function FilterText({ label, value, onChange }: FilterTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  // Another filter may have changed the address in the pause.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // What was typed since the last answer stays.
    if (value !== sent.current && input.current !== null) input.current.value = value;
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    clearTimeout(timer.current);
    sent.current = input.current?.value ?? '';
    latest.current(sent.current);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, PAUSE_MS);
  };
  return (
    <label className="pr-filter pr-filter--text" data-set={value !== ''}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        defaultValue={value}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        onChange={wait}
        onKeyDown={(event) => event.key === 'Enter' && send()}
      />
    </label>
  );
}
