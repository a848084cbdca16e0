/** The steps of the form of a bank account, as its addresses end. */
export const BANK_STEPS = ['details', 'account-and-users', 'review-and-authorize'] as const;
export type BankStep = (typeof BANK_STEPS)[number];
