import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { amountText, Instant, Nullable, OneOf, text } from './common.ts';

const part = () => text().max(100).default('');

/**
 * POST /api/creditCards/platforms/deposits. `amount` in major units of the account's currency, without the fee.
 * `total`: what was shown with the fee; when it is given, nothing else is charged. `purchaseOrderNumber`: shown on the receipt.
 */
export const cardDepositBody = object({
  orderSource: text().oneOf(['PO']).default('PO'),
  customerIdentifier: part(),
  accountIdentifier: part(),
  creditCardToken: part(),
  amount: amountText().max(20, 'error.amount.tooLarge').default(''),
  total: amountText().max(20, 'error.amount.tooLarge'),
  purchaseOrderNumber: text().trim().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong').default(''),
});
export type CardDepositBody = InferType<typeof cardDepositBody>;

export const fundingMethodsQuery = object({ accountIdentifier: text().max(100).required('error.account.required') });

/**
 * GET /api/funding/methods: what an account can be funded with. `absent`: there is no such way; `disabled`: not for this
 * account now. `creditCardFee`: a fraction, 0.035 = 3.5 %.
 */
export const FundingMethods = Type.Object({
  card: OneOf(['offered', 'absent']),
  bank: OneOf(['offered', 'disabled', 'absent']),
  creditCardFee: Type.Number(),
});
export type FundingMethods = Static<typeof FundingMethods>;

/** `PENDING`: the bank has not decided, or gave no answer yet; `PENDING_KYB`: the business is reviewed first. */
export const CARD_DEPOSIT_STATUSES = ['SUCCESS', 'PENDING', 'PENDING_KYB', 'DECLINED'] as const;

/**
 * A card deposit as it stands; `amount`, `fee` and `total` in major units. `accountTransactionID`: once it was credited.
 * `i18nKey`: why it was declined. `expectedBy`: the last day (ISO) on which it is expected, while it is pending.
 */
export const CardDeposit = Type.Object({
  status: OneOf(CARD_DEPOSIT_STATUSES),
  depositIdentifier: Type.String(),
  accountTransactionID: Nullable(Type.String()),
  accountIdentifier: Type.String(),
  amount: Type.Number(),
  fee: Type.Number(),
  total: Type.Number(),
  currencyCode: Type.String(),
  i18nKey: Nullable(Type.String()),
  expectedBy: Nullable(Type.String()),
  createdAt: Instant,
});
export type CardDeposit = Static<typeof CardDeposit>;
