import type { ReactNode } from 'react';
import { FieldError } from '../feedback/FieldError.tsx';
import { CharacterCounter, type CountedText } from './CharacterCounter.tsx';
import type { FieldProps } from './useFieldState.ts';

/** Shared props of Mantine's inputs: label above, help below, replaced by the error; the counter of a counted text stays. */
export const getInputProps = (
  { label, help, required, disabled }: FieldProps,
  error: string | undefined,
  counted?: CountedText,
) => ({
  label,
  description: withCounter(error === undefined ? help : undefined, counted),
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

const withCounter = (help: ReactNode, counted: CountedText | undefined): ReactNode =>
  counted === undefined ? (
    help
  ) : (
    <>
      <span>{help}</span> <CharacterCounter {...counted} />
    </>
  );
