import { checkFundingAmount } from './fundingAmount.ts';
import { checkNotes } from '../ordering/notes.ts';
import type { AmountVerdict, Refusal } from '../ordering/rewardAmount.ts';

/** An account that money is moved from or to. `balanceMinor`: null for a user who may not see it. */
export interface TransferAccount {
  readonly accountIdentifier: string;
  readonly currencyCode: string;
  readonly balanceMinor: bigint | null;
}

/** Validates the account that pays, as far as the other one is chosen. Null when valid. */
export function checkTransferFrom(from: TransferAccount | null, to: TransferAccount | null): Refusal | null {
  if (from === null) return { key: 'error.transfer.fromRequired' };
  return checkPair(from, to) ?? (from.balanceMinor !== null && from.balanceMinor <= 0n ? EMPTY : null);
}

/** Validates the account that receives. Null when valid. */
export const checkTransferTo = (from: TransferAccount | null, to: TransferAccount | null): Refusal | null =>
  to === null ? { key: 'error.transfer.toRequired' } : checkPair(to, from);

/** Validates the amount (major units) by the balance that pays; returns minor units. */
export function checkTransferAmount(value: string, from: TransferAccount | null): AmountVerdict {
  if (from === null) return { refusal: { key: 'error.transfer.chooseFromFirst' } };
  if (from.balanceMinor !== null && from.balanceMinor <= 0n) return { refusal: EMPTY };
  return checkFundingAmount(value, from.currencyCode, from.balanceMinor);
}

/** Validates the note that says what a transfer is for. Null when valid. */
export function checkTransferNotes(notes: string): Refusal | null {
  const text = notes.trim();
  return text === '' ? { key: 'error.transfer.notesRequired' } : checkNotes(text);
}

const EMPTY: Refusal = { key: 'error.transfer.emptyAccount' };

function checkPair(one: TransferAccount, other: TransferAccount | null): Refusal | null {
  if (other === null) return null;
  if (one.accountIdentifier === other.accountIdentifier) return { key: 'error.transfer.sameAccount' };
  return one.currencyCode === other.currencyCode ? null : { key: 'error.transfer.otherCurrency' };
}
