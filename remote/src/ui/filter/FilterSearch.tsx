import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { TypedFilter } from './TypedFilter.tsx';
import { useTypedValue } from './useTypedValue.ts';

const LONGEST = 255;

interface FilterSearchProps {
  /** What is searched; stands in the field while that is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search of a list, after a pause in typing. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const { input, wait, refusal } = useTypedValue(value, (text) => {
    if (text.trim() !== value) onChange(text.trim());
  });
  return (
    <TypedFilter kind="search" isSet={value !== ''} error={refusal}>
      {(errorId) => (
        <>
          <IconSearch size={16} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            defaultValue={value}
            maxLength={LONGEST}
            autoComplete="off"
            aria-label={label}
            placeholder={label}
            aria-invalid={refusal !== undefined}
            aria-describedby={errorId}
            onChange={wait}
          />
        </>
      )}
    </TypedFilter>
  );
}
