import { cardOrderFee, checkCardOrder, type CardOrderFee } from '@portal/shared/domain/ordering/cardOrder';
import { convertBack, toMajor } from '@portal/shared/domain/money/money';
import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { CARD_BRANDS } from '@portal/shared/domain/enumerations';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { AppError } from '../../errors/AppError.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { paidByCardSince } from '../orderPayments/index.ts';
import type { CardRow, OrderCard, OrderCards } from '../paymentMethods/index.ts';
import { findPlatform } from '../platforms/index.ts';
import type { CartView } from './cartReadModel.ts';
import { cardRefused, CART_FAILURES } from './cartsErrors.ts';
import type { Evaluation } from './evaluateCart.ts';
import { listRates, type Rate } from './rateRepository.ts';

const LIMIT_CURRENCY = 'USD';
const { flatFeeMinor, dayMs, ...LIMITS } = SERVER_SETTINGS.cardOrders;

/** Payment of a cart: the balance of its account, or a card of it that may pay now. */
export type CartPayment =
  | { readonly kind: 'BALANCE' }
  | { readonly kind: 'CARD'; readonly card: CardRow; readonly feeMinor: bigint };

type PaidCart = Pick<CartView, 'platform_id' | 'account_id' | 'account_identifier' | 'payment_source_identifier'>;

/** Returns the token of the card that pays for a cart; null for the balance, whose identifier is that of the account. */
export const cardTokenOf = ({ payment_source_identifier: source, account_identifier }: PaidCart): string | null =>
  source === account_identifier ? null : source;

/** Returns the card of a cart's account. Raises 422 with the reason for one that may not pay now. */
export async function requireCard(
  { find }: OrderCards,
  executor: Executor,
  account: AccountKey,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<CardRow> {
  const found: OrderCard = await find(executor, account, token, now);
  if ('refusal' in found) throw cardRefused(found.refusal);
  return found.card;
}

/** Returns the fee by which a cart's card pays; null for the balance. */
export const readPaymentFee = async (executor: Executor, cart: PaidCart): Promise<CardOrderFee | null> =>
  cardTokenOf(cart) === null
    ? null
    : {
        flatMinor: flatFeeMinor,
        rateMillionths: (await findPlatform(executor, cart.platform_id)).credit_card_fee_millionths,
      };

/** Returns what pays for a cart of that price. Raises 422 for a card that may not pay now. */
export async function readPayment(
  cards: OrderCards,
  executor: Executor,
  cart: CartView,
  { priceMinor, now }: { readonly priceMinor: bigint; readonly now: Date },
): Promise<CartPayment> {
  const token = cardTokenOf(cart);
  const fee = await readPaymentFee(executor, cart);
  if (token === null || fee === null) return { kind: 'BALANCE' };
  const card = await requireCard(cards, executor, accountOf(cart), { token, now });
  return { kind: 'CARD', card, feeMinor: cardOrderFee(priceMinor, fee) };
}

/** Adds the rate by which an order that a card pays is compared with the limits, in case that none of its rewards has it. */
export async function withLimitRate(
  executor: Executor,
  { account_currency }: CartView,
  rates: readonly Rate[],
  now: Date,
): Promise<readonly Rate[]> {
  if (rates.some(({ from }) => from === LIMIT_CURRENCY)) return rates;
  const added = await listRates(executor, [LIMIT_CURRENCY], account_currency, now);
  if (added.length === 0) throw new AppError({ ...CART_FAILURES.noRate, values: { currencyCode: LIMIT_CURRENCY } });
  return [...rates, ...added];
}

/**
 * Returns the price of an order in cents of USD, by its quote's rates. Raises 422 with what is left when a card may not pay that
 * much or so many rewards.
 */
export async function requireWithinLimits(
  executor: Executor,
  cart: CartView,
  { totalMinor, variants }: Evaluation,
  { rates, now }: { readonly rates: readonly Rate[]; readonly now: Date },
): Promise<bigint> {
  const rate = rates.find(({ from }) => from === LIMIT_CURRENCY);
  if (rate === undefined) throw new AppError({ ...CART_FAILURES.noRate, values: { currencyCode: LIMIT_CURRENCY } });
  const usdMinor = convertBack(totalMinor, LIMIT_CURRENCY, cart.account_currency, rate.rateE8);
  const usedMinor = await paidByCardSince(executor, accountOf(cart), new Date(now.getTime() - dayMs));
  const rewards = variants.reduce((count, { lineCount, quantity }) => count + lineCount * quantity, 0);
  const refusal = checkCardOrder({ usdMinor, usedMinor, rewards }, LIMITS);
  if (refusal === null) return usdMinor;
  const { key: i18nKey, values } = refusal;
  throw new AppError({
    ...CART_FAILURES.cardLimit,
    i18nKey,
    values,
    fields: [{ field: 'paymentSourceIdentifier', i18nKey, values }],
  });
}

/** Returns what pays for a quote, as the API says it. */
export const toQuotePayment = (payment: CartPayment, { account_identifier }: CartView): Quote['payment'] =>
  payment.kind === 'BALANCE'
    ? { paymentSourceType: 'ACCOUNT_FUNDS', paymentSourceIdentifier: account_identifier, card: null }
    : {
        paymentSourceType: 'CREDIT_CARD',
        paymentSourceIdentifier: payment.card.token,
        card: { cardBrand: oneOf(CARD_BRANDS, payment.card.card_type), lastFour: payment.card.last_four },
      };

/** Returns the fee of a card on a price, as the API says it; zeros by balance. */
export function toPaymentFee(fee: CardOrderFee | null, priceMinor: bigint, currencyCode: string) {
  if (fee === null) return { flatAmount: 0, percentage: 0, calculatedAmount: 0, currencyCode };
  return {
    flatAmount: toMajor(fee.flatMinor, currencyCode),
    percentage: Number(fee.rateMillionths) / 1_000_000,
    calculatedAmount: toMajor(cardOrderFee(priceMinor, fee), currencyCode),
    currencyCode,
  };
}

export const accountOf = ({ platform_id, account_id }: PaidCart): AccountKey => ({
  platformId: platform_id,
  accountId: account_id,
});
