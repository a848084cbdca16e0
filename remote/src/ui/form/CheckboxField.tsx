import { useId } from 'react';
import { FieldError } from '../feedback/FieldError.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

/** Yes or no, with the browser's native control. */
export function CheckboxField({ name, label, help, disabled, required }: FieldProps) {
  const { field, error, setValue } = useFieldState<boolean>(name);
  const id = useId();
  const note = error === undefined ? help : <FieldError>{error}</FieldError>;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={field.value}
        disabled={disabled}
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={noteId}
        onBlur={field.onBlur}
        onChange={(event) => void setValue(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {note !== undefined && (
        <p
          id={noteId}
          className={error === undefined ? 'pr-checkbox__help' : 'pr-checkbox__help pr-checkbox__help--error'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
