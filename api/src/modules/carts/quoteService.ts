import { randomUUID } from 'node:crypto';
import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { RATE_SCALE } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { lockAccount } from '../accounts/index.ts';
import type { CartDeps } from './CartDeps.ts';
import { readCartSchedule } from './cartSchedule.ts';
import { summarise } from './cartService.ts';
import { findLineByMethod, listLines } from './cartLineRepository.ts';
import {
  accountOf,
  readPayment,
  requireWithinLimits,
  toQuotePayment,
  withLimitRate,
  type CartPayment,
} from './cartPayment.ts';
import type { CartView } from './cartReadModel.ts';
import { CART_FAILURES } from './cartsErrors.ts';
import { evaluateCart, type Evaluation } from './evaluateCart.ts';
import { lockOpenCart } from './openCart.ts';
import { keptRates, readKeptRates } from './quotedRates.ts';
import { readQuotedHold } from './quotedHold.ts';
import { readQuotedMail } from './quotedMail.ts';
import { readQuotedMailing } from './quotedMailing.ts';
import { readQuotedText } from './quotedText.ts';
import { findQuote, insertQuote, type QuoteRow } from './quoteRepository.ts';
import { requireMetadata, requireOrderable } from './requireOrderable.ts';
import { toMetadata } from './toShoppingCart.ts';

type QuoteDeps = Pick<
  CartDeps,
  'clock' | 'log' | 'contents' | 'deliveryMethods' | 'publicUrl' | 'findEarlierUse' | 'orderCards'
>;

/** An orderable cart with the quote that prices it. */
export interface QuotedCart {
  readonly cart: CartView;
  readonly quote: QuoteRow;
  readonly evaluation: Evaluation;
  readonly payment: QuotedPayment;
  /** Name of the first line's recipient. */
  readonly firstRecipient: string;
}

/** Payment of an order; `usdMinor`: what it takes of the limits of cards. */
export type QuotedPayment =
  | Extract<CartPayment, { kind: 'BALANCE' }>
  | (Extract<CartPayment, { kind: 'CARD' }> & { readonly usdMinor: bigint });

const NAMED_RECIPIENTS = 5;

/** Quotes: prices guaranteed for a limited time (docs/decisions/0005). */
export function createQuoteService(deps: QuoteDeps) {
  const { clock, contents, publicUrl, findEarlierUse, orderCards } = deps;
  return {
    /** Quotes a cart for 15 minutes. Raises 422 when a line cannot be sent or priced, or its card may not pay. */
    create: async (tx: Tx, user: SessionUser, cartId: string): Promise<Quote> => {
      const cart = await lockOpenCart(tx, user, cartId);
      const now = clock.now();
      const evaluation = await evaluateCart(deps, tx, cart, { now, isKept: true });
      await requireOrderable(tx, cart, evaluation);
      const payment = await readPayment(orderCards, tx, cart, { priceMinor: evaluation.totalMinor, now });
      const rates = payment.kind === 'CARD' ? await withLimitRate(tx, cart, evaluation.rates, now) : evaluation.rates;
      if (payment.kind === 'CARD') await requireWithinLimits(tx, cart, evaluation, { rates, now });
      const id = randomUUID();
      const named = await listLines(tx, cart, 0n, NAMED_RECIPIENTS);
      const expiresAt = new Date(now.getTime() + SETTINGS.quote.validMs);
      await insertQuote(tx, {
        platform_id: cart.platform_id,
        id,
        cart_id: cart.id,
        cart_version: cart.version,
        account_id: cart.account_id,
        currency_code: cart.account_currency,
        rates: keptRates(rates),
        reward_minor: evaluation.totals.baseMinor,
        fee_minor: evaluation.totals.feeMinor,
        shipping_minor: evaluation.shipping.shippingMinor,
        total_minor: evaluation.totalMinor,
        ...(payment.kind === 'CARD' && {
          payment_source_identifier: payment.card.token,
          payment_fee_minor: payment.feeMinor,
        }),
        created_at: now,
        expires_at: expiresAt,
      });
      const summary = await summarise(tx, user, cart, evaluation, now);
      return {
        quoteIdentifier: id,
        expiresAt: expiresAt.toISOString(),
        rates: evaluation.rates.map(({ from, rateE8, asOf }) => ({
          from,
          to: cart.account_currency,
          rate: rateText(rateE8),
          asOf: asOf.toISOString(),
        })),
        summary,
        cartVersion: cart.version,
        accountIdentifier: cart.account_identifier,
        payment: toQuotePayment(payment, cart),
        recipients: named.map((line) => ({
          name: fullName(line.first_name, line.last_name),
          address: line.email ?? line.mobile_number,
        })),
        mail: await readQuotedMail(tx, user, {
          line: (await findLineByMethod(tx, cart, 'EMAIL')) ?? (await findLineByMethod(tx, cart, 'MOBILE')),
          isForAll: await contents.haveOneMail(tx, cart, true),
          variants: evaluation.variants,
          now,
        }),
        mailing: await readQuotedMailing(tx, cart, {
          variants: evaluation.variants,
          addressCount: summary.addressCount,
        }),
        texts: await readQuotedText(tx, user, { cart, variants: evaluation.variants, publicUrl, now }),
        metadata: toMetadata(cart),
        schedule: readCartSchedule(evaluation.variants),
        earlierUse: await findEarlierUse(tx, user, cart),
        hold: await readQuotedHold(tx, user, cart, { payment, now }),
      };
    },

    /**
     * Judges every line of a locked cart once more, to be ordered at a quote's price. Raises 404 for an account that is
     * gone, 422 naming the lines that may not be sent, what the organisation requires, or for a card that may not pay, 409 when cart,
     * prices or time have moved on since the quote.
     */
    requireQuoted: async (tx: Tx, cart: CartView, quoteId: string): Promise<QuotedCart> => {
      const now = clock.now();
      const quote = await findQuote(tx, cart, quoteId);
      const isLive = quote !== undefined && quote.cart_version === cart.version && quote.expires_at > now;
      const quotedRates = isLive ? readKeptRates(quote.rates) : undefined;
      const evaluation = await evaluateCart(deps, tx, cart, { now, isKept: true, quotedRates });
      await requireOrderable(tx, cart, evaluation);
      requireMetadata(evaluation);
      if (!isLive || !isPriceOf(quote, evaluation)) throw new AppError(CART_FAILURES.quoteStale);
      const payment = await requirePayment(tx, cart, { quote, evaluation, now });
      const [first] = await listLines(tx, cart, 0n, 1);
      return {
        cart,
        quote,
        evaluation,
        payment,
        firstRecipient: fullName(first?.first_name, first?.last_name),
      };
    },
  };

  /** Orders that cards pay for on an account wait for each other, so that together they stay within the limits. */
  async function requirePayment(
    tx: Tx,
    cart: CartView,
    { quote, evaluation, now }: { readonly quote: QuoteRow; readonly evaluation: Evaluation; readonly now: Date },
  ): Promise<QuotedPayment> {
    const payment = await readPayment(orderCards, tx, cart, { priceMinor: quote.total_minor, now });
    if (payment.kind === 'BALANCE') return payment;
    if (payment.feeMinor !== quote.payment_fee_minor) throw new AppError(CART_FAILURES.quoteStale);
    await lockAccount(tx, accountOf(cart));
    const rates = readKeptRates(quote.rates);
    return { ...payment, usdMinor: await requireWithinLimits(tx, cart, evaluation, { rates, now }) };
  }
}

const isPriceOf = ({ total_minor, shipping_minor }: QuoteRow, { totalMinor, shipping }: Evaluation): boolean =>
  total_minor === totalMinor && shipping_minor === shipping.shippingMinor;

/** Decimal text of a rate: 108537000 is "1.08537". */
function rateText(rateE8: bigint): string {
  const fraction = String(rateE8 % RATE_SCALE)
    .padStart(8, '0')
    .replace(/0+$/, '');
  return `${String(rateE8 / RATE_SCALE)}${fraction === '' ? '' : `.${fraction}`}`;
}

export type QuoteService = ReturnType<typeof createQuoteService>;
