import { TEMPLATE_CHECKS } from '@portal/shared/domain/templates/templateRules';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import './template-form.css';

interface ColourFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** A colour as # with its digits, and a sample of it. */
export function ColourField({ name, label, help }: ColourFieldProps) {
  const colour = useFieldState(name).field.value.trim();
  const isColour = TEMPLATE_CHECKS.primaryColor(colour) === null;
  return (
    <TextField
      name={name}
      label={label}
      help={help}
      required
      mark={isColour && <span className="pr-template-colour" style={{ background: colour }} />}
    />
  );
}
