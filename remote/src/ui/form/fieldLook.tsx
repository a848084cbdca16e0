import { FieldError } from '../feedback/FieldError.tsx';
import type { FieldProps } from './useFieldState.ts';

/** Props that Mantine's inputs share: label above, help below, an error in its place. */
export const fieldLook = ({ label, help, required, disabled }: FieldProps, error: string | undefined) => ({
  label,
  description: error === undefined ? help : undefined,
  error: error === undefined ? undefined : <FieldError>{error}</FieldError>,
  'aria-invalid': error !== undefined,
  'aria-required': required,
  required,
  disabled,
  inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies (
    'label' | 'input' | 'description' | 'error'
  )[],
});
