import { useId, type ReactNode } from 'react';
import { FieldError } from '../feedback/FieldError.tsx';

interface TypedFilterProps {
  readonly kind?: 'search' | 'amount';
  readonly isSet: boolean;
  /** What is wrong with what was typed. */
  readonly error: string | undefined;
  /** Takes the id of the error's text, which describes the input. */
  readonly children: (errorId: string) => ReactNode;
}

/** The frame of a filter that is typed, with its error below. */
export function TypedFilter({ kind, isSet, error, children }: TypedFilterProps) {
  const id = useId();
  const className = kind === undefined ? 'pr-filter' : `pr-filter pr-filter--${kind}`;
  return (
    <div className="pr-typed-filter" data-kind={kind}>
      <label className={className} data-set={isSet} data-wrong={error !== undefined}>
        {children(id)}
      </label>
      <span id={id} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </div>
  );
}
