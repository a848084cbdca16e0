import type { TransferBody } from '@portal/shared/contract/funding';
import type { Account } from '@portal/shared/contract/customers';
import { toMajor, toMinor } from '@portal/shared/domain/money/money';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import {
  checkTransferAmount,
  checkTransferFrom,
  checkTransferNotes,
  checkTransferTo,
  type TransferAccount,
} from '@portal/shared/domain/funding/transferRules';
import { object, string, ValidationError } from 'yup';
import type { Problem } from '../ConfirmActions.tsx';
import { toBodyAmount, checkTypedAmount } from '../../../ui/money/typedAmount.ts';

/** The values of the form of a transfer: identifiers of accounts, and the amount as typed. */
export interface TransferValues {
  readonly fromAccountIdentifier: string;
  readonly toAccountIdentifier: string;
  readonly amount: string;
  readonly notes: string;
}

/** The account of an identifier; null for none. */
export type GetAccount = (identifier: string) => Account | null;

const toTransferAccount = (account: Account | null): TransferAccount | null =>
  account && {
    accountIdentifier: account.accountIdentifier,
    currencyCode: account.currencyCode,
    balanceMinor: account.currentBalance === null ? null : toMinor(account.currentBalance, account.currencyCode),
  };

const checkAmount = (values: TransferValues, getAccount: GetAccount, locale: string) => {
  const from = toTransferAccount(getAccount(values.fromAccountIdentifier));
  return checkTypedAmount(values.amount, from?.currencyCode ?? 'USD', locale, (amount) =>
    checkTransferAmount(amount, from),
  );
};

/** The amount in major units with its currency; null while it is not valid. */
export function toTransferAmount(values: TransferValues, getAccount: GetAccount, locale: string) {
  const from = getAccount(values.fromAccountIdentifier);
  const verdict = checkAmount(values, getAccount, locale);
  if (from === null || 'refusal' in verdict) return null;
  return { amount: toMajor(verdict.minor, from.currencyCode), currencyCode: from.currencyCode };
}

/** Returns the reasons against a transfer, by field. */
function getRefusals(values: TransferValues, getAccount: GetAccount, locale: string) {
  const from = toTransferAccount(getAccount(values.fromAccountIdentifier));
  const to = toTransferAccount(getAccount(values.toAccountIdentifier));
  const verdict = checkAmount(values, getAccount, locale);
  const refusals: readonly [string, Refusal | null][] = [
    ['fromAccountIdentifier', checkTransferFrom(from, to)],
    ['toAccountIdentifier', checkTransferTo(from, to)],
    ['amount', 'refusal' in verdict ? verdict.refusal : null],
    ['notes', checkTransferNotes(values.notes)],
  ];
  return refusals.flatMap(([path, refusal]) => (refusal === null ? [] : [[path, refusal] as const]));
}

/** Returns the first reason against a transfer; null when there is none. */
export function findTransferProblem(values: TransferValues, getAccount: GetAccount, locale: string): Problem | null {
  const [first] = getRefusals(values, getAccount, locale);
  return first === undefined ? null : { field: first[0], ...first[1] };
}

/** The form of a transfer, by the rules that the server applies too. */
export const transferSchema = (getAccount: GetAccount, locale: string) =>
  object({
    fromAccountIdentifier: string().defined(),
    toAccountIdentifier: string().defined(),
    amount: string().defined(),
    notes: string().defined(),
  }).test('rules', (values, context) => {
    const errors = getRefusals(values, getAccount, locale).map(([path, refusal]) =>
      context.createError({ path, message: { ...refusal } }),
    );
    return errors.length === 0 || new ValidationError(errors);
  });

export const toTransferBody =
  (getAccount: GetAccount, locale: string) =>
  (values: TransferValues): TransferBody => ({
    fromAccountIdentifier: values.fromAccountIdentifier,
    fromGroupIdentifier: getAccount(values.fromAccountIdentifier)?.customerIdentifier ?? '',
    toAccountIdentifier: values.toAccountIdentifier,
    toGroupIdentifier: getAccount(values.toAccountIdentifier)?.customerIdentifier ?? '',
    amount: toBodyAmount(values.amount, locale),
    notes: values.notes.trim(),
  });
