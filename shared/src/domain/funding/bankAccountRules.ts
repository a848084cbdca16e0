import { checkText } from '../textRules.ts';
import { toMinor } from '../money/money.ts';
import { checkName } from '../ordering/recipientRules.ts';
import { bankDigits } from './bankDigits.ts';
import { isRoutingNumber } from './routingNumber.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

const { nicknameLength, nameLength, companyLength } = SETTINGS.bankAccounts;

/** Validates an ABA routing number: nine digits, the last of which checks the others. Null when valid. */
export function checkRoutingNumber(typed: string): Refusal | null {
  const digits = bankDigits(typed);
  if (digits === '') return { key: 'error.bankAccount.routingRequired' };
  if (!/^\d{9}$/.test(digits)) return { key: 'error.bankAccount.routingLength' };
  return isRoutingNumber(digits) ? null : { key: 'error.bankAccount.routingInvalid' };
}

/** Validates a bank account's number. Null when valid. */
export function checkBankAccountNumber(typed: string): Refusal | null {
  const digits = bankDigits(typed);
  if (digits === '') return { key: 'error.bankAccount.numberRequired' };
  return /^\d{4,17}$/.test(digits) && !/^0+$/.test(digits) ? null : { key: 'error.bankAccount.numberInvalid' };
}

/** Validates the number typed a second time. Null when it is the same. */
export const checkRepeatedNumber = (typed: string, again: string): Refusal | null =>
  bankDigits(typed) === bankDigits(again) ? null : { key: 'error.bankAccount.numbersDiffer' };

/** Validates first or last name of the holder. Null when valid. */
export const checkHolderName = (name: string): Refusal | null =>
  checkName(name, { required: true, maxLength: nameLength });

/** Validates the company whose account it is. Null when valid. */
export const checkCompanyName = (name: string): Refusal | null =>
  name.trim() === '' ? { key: 'error.bankAccount.companyRequired' } : checkText(name.trim(), companyLength);

/** Validates the name that users give a bank account, which may be none. Null when valid. */
export const checkBankNickname = (label: string): Refusal | null => checkText(label, nicknameLength);

/** Validates one of the two small deposits; returns its cents when valid. */
export function readSmallDeposit(typed: string): { readonly cents: bigint } | { readonly refusal: Refusal } {
  if (typed.trim() === '') return { refusal: { key: 'error.amount.required' } };
  const cents = toMinor(typed.trim(), 'USD');
  return cents !== null && cents > 0n && cents < 100n
    ? { cents }
    : { refusal: { key: 'error.bankAccount.smallDeposit' } };
}
