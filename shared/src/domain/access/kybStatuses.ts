/** States of the review of an organisation's business. Display texts are in `remote/src/i18n`. */
export const KYB_STATUSES = ['NONE', 'NOT_SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'PENDING_KYB'] as const;
export type KybStatus = (typeof KYB_STATUSES)[number];
