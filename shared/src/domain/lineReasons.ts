/** Why a reward was not issued, or its message did not reach the recipient. Words for people stand in the locales. */
export const LINE_REASONS = [
  'noSuchMailbox',
  'noSuchDomain',
  'mailboxFull',
  'messageRefused',
  'noAnswer',
  'noAddress',
  'itemGone',
  'brandSilent',
  'notIssued',
  'unknown',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** The reason that a text stands for; one that this build does not know is `unknown`. */
export const lineReasonOf = (text: string): LineReason => LINE_REASONS.find((reason) => reason === text) ?? 'unknown';
