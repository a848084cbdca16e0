import { createContext } from 'react';

/** Form shell state for fields and buttons, beside Formik's own. */
export interface FormShellState {
  /** The last failure that belongs to no field; null when there is none. */
  readonly failure: unknown;
  readonly errorFallback: string | undefined;
  readonly dismissFailure: () => void;
  /** Assigns the field errors of another call of the form (a price, a check) and returns the field names. Validate afterwards. */
  readonly refuseFields: (error: unknown) => readonly string[];
}

export const FormShellContext = createContext<FormShellState>({
  failure: null,
  errorFallback: undefined,
  dismissFailure: () => undefined,
  refuseFields: () => [],
});
