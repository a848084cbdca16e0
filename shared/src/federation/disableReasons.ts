/** Reasons for which operators switch a module off, each with its words in every language. */
export const DISABLE_REASONS = ['MAINTENANCE', 'INCIDENT', 'SECURITY'] as const;

export type DisableReason = (typeof DISABLE_REASONS)[number];

/** Returns the known reason that a code names. */
export const getDisableReason = (code: string | undefined): DisableReason | undefined =>
  DISABLE_REASONS.find((one) => one === code);

/** Returns what an operator has written in place of a known reason; undefined for a code. */
export const getDisableText = (reason: string | undefined): string | undefined =>
  reason === undefined || /^[A-Z_]*$/.test(reason) ? undefined : reason;
