import { TERMS_VERSION } from '../texts/terms.ts';

/** The portal's own terms in force, as they are accepted in English. */
export const ACCEPTED_TERMS = { version: TERMS_VERSION, language: 'en' } as const;
