import { useId, type ReactNode } from 'react';
import { FieldError } from '../feedback/FieldError.tsx';

interface FilterFieldProps {
  readonly label: string;
  /** The reason why the typed text is wrong. */
  readonly error: string | undefined;
  /** Takes the id of the error's text, which describes the input. */
  readonly children: (errorId: string) => ReactNode;
}

/** A field of a filter that is typed, with its error below. */
export function FilterField({ label, error, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="pr-filter-field" data-wrong={error !== undefined}>
      <label>
        <span>{label}</span>
        {children(id)}
      </label>
      <span id={id} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </div>
  );
}
