import { TypedFilter } from './TypedFilter.tsx';
import { useTypedValue } from './useTypedValue.ts';

const LONGEST = 100;

interface FilterTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text that filters a list, after a pause in typing. */
export function FilterText({ label, value, onChange }: FilterTextProps) {
  const { input, wait, refusal } = useTypedValue(value, (text) => {
    if (text.trim() !== value) onChange(text.trim());
  });
  return (
    <TypedFilter isSet={value !== ''} error={refusal}>
      {(errorId) => (
        <>
          <span className="pr-filter__name">{label}</span>
          <input
            ref={input}
            type="search"
            defaultValue={value}
            maxLength={LONGEST}
            autoComplete="off"
            aria-invalid={refusal !== undefined}
            aria-describedby={errorId}
            onChange={wait}
          />
        </>
      )}
    </TypedFilter>
  );
}
