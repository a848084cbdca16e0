import { SearchField } from './SearchField.tsx';
import { useTypedValue } from './useTypedValue.ts';

interface FilterSearchProps {
  /** Name of the search, which says what is searched. */
  readonly label: string;
  /** Stands in the field while that is empty; default: what is searched. */
  readonly placeholder?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The search of a list, after a pause in typing. */
export function FilterSearch({ value, error, onChange, ...texts }: FilterSearchProps) {
  const { input, wait, clear, refusal } = useTypedValue(value, (text) => {
    if (text.trim() !== value) onChange(text.trim());
  });
  return (
    <SearchField {...texts} ref={input} defaultValue={value} error={refusal ?? error} onChange={wait} onClear={clear} />
  );
}
