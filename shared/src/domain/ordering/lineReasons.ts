/** Why a reward was not issued or its message not delivered. Display texts are in the locales. */
export const LINE_REASONS = [
  'noSuchMailbox',
  'noSuchDomain',
  'mailboxFull',
  'messageRefused',
  'senderBlocked',
  'markedAsSpam',
  'noAnswer',
  'noAddress',
  'textOptedOut',
  'noSuchNumber',
  'notReachable',
  'textBlocked',
  'itemGone',
  'brandSilent',
  'notIssued',
  'orderRefused',
  'shipmentFailed',
  'shipmentCanceled',
  'cancelled',
  'expired',
  'unknown',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** Parses a stored reason; one that this build does not know becomes `unknown`. */
export const lineReasonOf = (text: string): LineReason => LINE_REASONS.find((reason) => reason === text) ?? 'unknown';
