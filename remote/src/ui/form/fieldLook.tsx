import { FieldError } from '../feedback/FieldError.tsx';
import type { FieldProps } from './useFieldState.ts';

/** Shared props of Mantine's inputs: label above, help below, replaced by the error. */
export const fieldLook = ({ label, help, required, disabled }: FieldProps, error: string | undefined) => ({
  label,
  description: error === undefined ? help : undefined,
  error: error === undefined ? undefined : <FieldError>{error}</FieldError>,
  'aria-invalid': error !== undefined,
  'aria-required': required,
  required,
  disabled,
  inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies (
    | 'label'
    | 'input'
    | 'description'
    | 'error'
  )[],
});
