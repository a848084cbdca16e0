import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import type { Account } from '@portal/shared/contract/customers';
import { checkFundingAmount } from '@portal/shared/domain/fundingAmount';
import { feeOf, toMajor } from '@portal/shared/domain/money';
import { checkExpiration } from '@portal/shared/domain/cardFacts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { amountForWire, checkTypedAmount } from '../../../ui/money/typedAmount.ts';

/** What the form of a deposit holds: the amount as typed, and the token of what pays. */
export interface DepositValues {
  readonly amount: string;
  readonly source: string;
  readonly purchaseOrderNumber: string;
}

const MILLION = 1_000_000;

/** False for a card on hold or past its month. */
export const isUsableCard = ({ usableFrom, expiration }: PaymentCard, now: Date): boolean =>
  new Date(usableFrom) <= now && checkExpiration(expiration, now) === null;

const checkAmount = (typed: string, currencyCode: string, locale: string) =>
  checkTypedAmount(typed, currencyCode, locale, (amount) => checkFundingAmount(amount, currencyCode, null));

/** What a deposit costs, in major units; null while its amount is not valid. */
export function costOf({ amount }: DepositValues, { currencyCode }: Account, methods: FundingMethods, locale: string) {
  const verdict = checkAmount(amount, currencyCode, locale);
  if ('refusal' in verdict) return null;
  const fee = feeOf(verdict.minor, BigInt(Math.round(methods.creditCardFee * MILLION)));
  return {
    amount: toMajor(verdict.minor, currencyCode),
    fee: toMajor(fee, currencyCode),
    total: toMajor(verdict.minor + fee, currencyCode),
  };
}

/** The form of a deposit; `cards`: those of the account. */
export const depositSchema = ({ currencyCode }: Account, cards: readonly PaymentCard[], locale: string) =>
  object({
    amount: string()
      .defined()
      .test('amount', (typed, context) => {
        const verdict = checkAmount(typed, currencyCode, locale);
        return 'refusal' in verdict ? context.createError({ message: { ...verdict.refusal } }) : true;
      }),
    source: string()
      .defined()
      .test('usable', (token, context) => {
        const card = cards.find((one) => one.token === token);
        if (card !== undefined && isUsableCard(card, new Date())) return true;
        const key = card === undefined ? 'error.deposit.sourceRequired' : 'error.deposit.cardOnHold';
        return context.createError({ message: { key } });
      }),
    purchaseOrderNumber: string().defined().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong'),
  });

export const toDepositBody =
  ({ customerIdentifier, accountIdentifier }: Account, locale: string) =>
  ({ amount, source, purchaseOrderNumber }: DepositValues) => ({
    orderSource: 'PO' as const,
    customerIdentifier,
    accountIdentifier,
    creditCardToken: source,
    amount: amountForWire(amount, locale),
    purchaseOrderNumber: purchaseOrderNumber.trim(),
  });
