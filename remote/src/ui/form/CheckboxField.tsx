import { useId } from 'react';
import { useFieldState, type FieldProps } from './useFieldState.ts';

/** Yes or no, with the browser's native control. */
export function CheckboxField({ name, label, help, disabled }: FieldProps) {
  const { field, setValue } = useFieldState<boolean>(name);
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={field.value}
        disabled={disabled}
        aria-describedby={helpId}
        onBlur={field.onBlur}
        onChange={(event) => void setValue(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help !== undefined && (
        <p id={helpId} className="pr-checkbox__help">
          {help}
        </p>
      )}
    </div>
  );
}
