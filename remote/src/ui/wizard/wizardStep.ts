import type { ReactNode } from 'react';

/** One step of a form in several steps. */
export interface WizardStep {
  /** Its name in the address: `?step=accounts`. */
  readonly key: string;
  readonly title: string;
  /** The fields of the form that it asks for. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

export const hasError = ({ fields }: WizardStep, errors: object): boolean => fields.some((field) => field in errors);

/** The part of the address that names a step. */
export const addressOf = (step: WizardStep | undefined): { readonly search: string } => ({
  search: `?step=${step?.key ?? ''}`,
});
