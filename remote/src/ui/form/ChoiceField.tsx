import { SETTINGS } from '@portal/shared/domain/settings';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../feedback/FieldError.tsx';
import './choice.css';
import { SelectField } from './SelectField.tsx';
import { useFieldState } from './useFieldState.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Beside a radio; a list has no room for it. */
  readonly icon?: ReactNode;
  /** Text that tells it apart, or says why it cannot be chosen. */
  readonly help?: string;
  readonly disabled?: boolean;
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** Text of the list while none of them is chosen. */
  readonly choose: string;
  readonly choices: readonly Choice[];
}

/** One of a few things that pay: text for a single one, radios for some, a list for many. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, label } = props;
  const [only] = choices;
  if (choices.length > SETTINGS.funding.radiosUpTo) return <ChoiceList {...props} />;
  if (choices.length > 1 || only === undefined) return <ChoiceRadios {...props} />;
  return (
    <p className="pr-choices__only">
      {label} {only.icon} <strong>{only.label}</strong> <span className="pr-choices__help">{only.help}</span>
    </p>
  );
}

/** Shows what tells the chosen one apart below the select, because options would truncate it. */
function ChoiceList({ name, label, choose, choices }: ChoiceFieldProps) {
  const { field } = useFieldState(name);
  const chosen = choices.find(({ value }) => value === field.value);
  const listed = choices.map(({ value, label: word, help, disabled = false }) => ({
    value,
    label: disabled && help !== undefined ? `${word} · ${help}` : word,
    disabled,
  }));
  return (
    <SelectField
      name={name}
      label={label}
      // A select shows its first option for a value that none of them has.
      options={chosen === undefined ? [{ value: field.value, label: choose, disabled: true }, ...listed] : listed}
      help={chosen?.help}
      required
    />
  );
}

function ChoiceRadios({ name, label, choices }: ChoiceFieldProps) {
  const id = useId();
  const { field, error } = useFieldState(name);
  return (
    <fieldset
      role="radiogroup"
      className="pr-choices"
      aria-invalid={error !== undefined}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>{label}</legend>
      {choices.map(({ value, label: word, icon, help, disabled }) => (
        <label key={value} className="pr-choices__choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={field.value === value}
            disabled={disabled}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          <span className="pr-choices__name">
            {icon} <span>{word}</span>
          </span>
          <span className="pr-choices__help">{help}</span>
        </label>
      ))}
      {error !== undefined && (
        <div id={id} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
