import { createContext } from 'react';

/** What the fields and buttons of a form read of its shell beside Formik. */
export interface FormShellState {
  /** The last failure that belongs to no field; null when there is none. */
  readonly failure: unknown;
  readonly errorFallback: string | undefined;
  readonly dismissFailure: () => void;
  /** Puts the fields that another call of the form was refused for (a price, a check) at their fields; gives their names. Validate afterwards. */
  readonly refuseFields: (error: unknown) => readonly string[];
}

export const FormShellContext = createContext<FormShellState>({
  failure: null,
  errorFallback: undefined,
  dismissFailure: () => undefined,
  refuseFields: () => [],
});
