import { string, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';

/** Terms of the operator's own, at an address outside the portal. */
export interface TermsAddress {
  readonly url: string;
  readonly version: string;
}

/** Names the text at TERMS_URL (`portalLinks.ts`); another version asks everybody again. */
export const TERMS_FIELDS = {
  TERMS_VERSION: string().trim().max(40, 'TERMS_VERSION must be at most 40 characters long'),
} satisfies ObjectShape;

interface Values {
  readonly TERMS_URL?: string | undefined;
  readonly TERMS_VERSION?: string | undefined;
}

const FIRST_VERSION = '1';

/** Returns the operator's own terms; null: those of the portal. Raises for a version without an address. */
export function readTerms({ TERMS_URL, TERMS_VERSION }: Values): TermsAddress | null {
  if (TERMS_URL !== undefined) return { url: TERMS_URL, version: TERMS_VERSION ?? FIRST_VERSION };
  if (TERMS_VERSION !== undefined) throw new StartFailure('TERMS_VERSION needs TERMS_URL');
  return null;
}
