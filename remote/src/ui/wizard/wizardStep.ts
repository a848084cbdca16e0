import type { ReactNode } from 'react';
import type { Location, To } from 'react-router-dom';

/** One step of a form in several steps. */
export interface WizardStep {
  /** Its name in the address: `?step=accounts`. */
  readonly key: string;
  /** Its own address, in place of that. */
  readonly to?: { readonly pathname: string; readonly search: string };
  readonly title: string;
  /** The fields of the form that it asks for. */
  readonly fields: readonly string[];
  /** Asks the server about the step before it is left forwards; resolves once its refusals stand in the form. */
  readonly check?: () => Promise<unknown>;
  readonly content: ReactNode;
}

/** The fields of a step that are wrong and were left or sent: those whose error is shown. */
export const wrongFields = ({ fields }: WizardStep, errors: object, touched: object): readonly string[] =>
  fields.filter((field) => field in errors && field in touched);

export const hasError = ({ fields }: WizardStep, errors: object): boolean => fields.some((field) => field in errors);

/** The address of a step, or the part of it that names one. */
export const getStepLocation = (step: WizardStep | undefined): To => step?.to ?? { search: `?step=${step?.key ?? ''}` };

/** Tells whether an address names a step. */
export const isAtStep = ({ key, to }: WizardStep, { pathname, search }: Location): boolean =>
  to === undefined ? new URLSearchParams(search).get('step') === key : to.pathname === pathname;
