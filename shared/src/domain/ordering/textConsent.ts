/**
 * Versions of the sentence with which whoever orders says that the recipients agreed to be texted, the latest last. A version stays:
 * orders name the one that was agreed to. Display texts are in the locales, by version.
 */
export const TEXT_CONSENT_WORDINGS = ['2026-11'] as const;
export type TextConsentWording = (typeof TEXT_CONSENT_WORDINGS)[number];

/** The version that is asked for now. */
export const TEXT_CONSENT_WORDING: TextConsentWording = '2026-11';
