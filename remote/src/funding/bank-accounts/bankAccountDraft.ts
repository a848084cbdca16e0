/** Key of the draft of a bank account that an account does not have yet. */
export const newBankAccountDraft = (accountIdentifier: string): string => `bankAccount.new.${accountIdentifier}`;

/** Key of the draft of a bank account's changes. */
export const bankAccountDraft = (identifier: string): string => `bankAccount.${identifier}`;
