import type { BankLimits } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import { cardFee } from '@portal/shared/domain/money/cardFee';
import { checkFundingAmount, fundingMinimum } from '@portal/shared/domain/funding/fundingAmount';
import { roundDecimal, toMajor, toMinor } from '@portal/shared/domain/money/money';
import { checkPrinted } from '@portal/shared/domain/people/printedSigns';
import type { AmountVerdict, Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string, ValidationError } from 'yup';
import { serverNow } from '../../../api/serverClock.ts';
import { toBodyAmount, checkTypedAmount } from '../../../ui/money/typedAmount.ts';
import type { Problem } from '../ConfirmActions.tsx';
import { getUnusableReason, type DepositSource } from './depositSources.ts';

/** The values of the form of a deposit: the amount as typed, and the identifier of the card or bank account that pays. */
export interface DepositValues {
  readonly amount: string;
  readonly source: string;
  readonly purchaseOrderNumber: string;
}

/** The facts that a deposit is checked against. */
export interface DepositRules {
  readonly account: Account;
  readonly methods: FundingMethods;
  readonly sources: readonly DepositSource[];
  /** Limits of deposits by bank; null: not known. */
  readonly limits: BankLimits | null;
  readonly locale: string;
}

export const findChosenSource = ({ source }: DepositValues, { sources }: DepositRules): DepositSource | undefined =>
  sources.find(({ identifier }) => identifier === source);

/** An amount as it is charged, which fee and total beside the button are made of; other text as it is. */
const rounded = (text: string, currencyCode: string): string =>
  /^\d+(\.\d+)?$/.test(text) ? roundDecimal(text, currencyCode) : text;

function checkAmount(values: DepositValues, rules: DepositRules): AmountVerdict {
  const { account, limits, locale } = rules;
  const { currencyCode } = account;
  const isLimited = findChosenSource(values, rules)?.kind === 'bank' && limits !== null;
  const most = isLimited ? toMinor(limits.dailyUsageRemaining, limits.currencyCode) : null;
  return checkTypedAmount(values.amount, currencyCode, locale, (amount) => {
    const verdict = checkFundingAmount(rounded(amount, currencyCode), currencyCode, most);
    const isUsedUp = most !== null && most < fundingMinimum(currencyCode);
    return isUsedUp && 'refusal' in verdict && verdict.refusal.key === 'error.amount.aboveMax'
      ? { refusal: { ...verdict.refusal, key: 'error.deposit.bankLimit' } }
      : verdict;
  });
}

const ABOVE_LIMIT = ['error.amount.aboveMax', 'error.deposit.bankLimit'];

/** True for an amount above what the bank may be asked for today. */
export function isAboveLimit(values: DepositValues, rules: DepositRules): boolean {
  const verdict = checkAmount(values, rules);
  return 'refusal' in verdict && ABOVE_LIMIT.includes(verdict.refusal.key);
}

/** Returns the cost of a deposit, in major units; null while its amount is not valid. Banks take no fee. */
export function getCost(values: DepositValues, rules: DepositRules) {
  const { account, methods } = rules;
  const verdict = checkAmount(values, rules);
  if ('refusal' in verdict) return null;
  const fee = cardFee(verdict.minor, findChosenSource(values, rules)?.kind === 'bank' ? 0 : methods.creditCardFee);
  return {
    amount: toMajor(verdict.minor, account.currencyCode),
    fee: toMajor(fee, account.currencyCode),
    total: toMajor(verdict.minor + fee, account.currencyCode),
  };
}

/** Returns the reasons against a deposit, by field. */
function getRefusals(values: DepositValues, rules: DepositRules): readonly (readonly [field: string, Refusal])[] {
  const verdict = checkAmount(values, rules);
  const source = findChosenSource(values, rules);
  const key = source === undefined ? 'error.deposit.sourceRequired' : getUnusableReason(source, new Date(serverNow()));
  const unprinted = checkPrinted(values.purchaseOrderNumber);
  return [
    ...('refusal' in verdict ? [['amount', verdict.refusal] as const] : []),
    ...(key === null ? [] : [['source', { key }] as const]),
    ...(unprinted === null ? [] : [['purchaseOrderNumber', unprinted] as const]),
  ];
}

/** Returns the first reason against a deposit; null when there is none. */
export function findProblem(values: DepositValues, rules: DepositRules): Problem | null {
  const [first] = getRefusals(values, rules);
  return first === undefined ? null : { field: first[0], ...first[1] };
}

/** The form of a deposit, by the rules that the server applies too. */
export const depositSchema = (rules: DepositRules) =>
  object({
    amount: string().defined(),
    source: string().defined(),
    purchaseOrderNumber: string().defined().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong'),
  }).test('rules', (values, context) => {
    const errors = getRefusals(values, rules).map(([path, refusal]) =>
      context.createError({ path, message: { ...refusal } }),
    );
    return errors.length === 0 || new ValidationError(errors);
  });

/** A deposit as it is sent: by card the body of the call, by bank what the call needs. */
export type DepositRequest = ReturnType<ReturnType<typeof toDepositRequest>>;

export const toDepositRequest = (rules: DepositRules) => (values: DepositValues) => {
  const { customerIdentifier, accountIdentifier } = rules.account;
  const amount = rounded(toBodyAmount(values.amount, rules.locale), rules.account.currencyCode);
  if (findChosenSource(values, rules)?.kind === 'bank')
    return { kind: 'bank' as const, bankAccountIdentifier: values.source, amount };
  return {
    kind: 'card' as const,
    body: {
      orderSource: 'PO' as const,
      customerIdentifier,
      accountIdentifier,
      creditCardToken: values.source,
      amount,
      total: String(getCost(values, rules)?.total ?? ''),
      purchaseOrderNumber: values.purchaseOrderNumber.trim(),
    },
  };
};
