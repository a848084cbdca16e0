import type { OrderHold, PlacedOrder, PlaceOrderBody } from '@portal/shared/contract/orders';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { ORDER_SOURCES, ORDER_STATUSES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { recipientSummaryOf } from '@portal/shared/domain/ordering/recipientSummary';
import type { Insertable } from 'kysely';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import type { Orders } from '../../db/schema.generated.ts';
import { AppError } from '../../errors/AppError.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { InsufficientFunds } from '../../ledger/ledgerErrors.ts';
import { spendable, walletBalance } from '../../ledger/wallets.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import { lockOpenCart, updateCart, type CartsModule, type CartView, type QuotedCart } from '../carts/index.ts';
import { beginOrderPayment } from '../orderPayments/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { SendNotice } from '../outbox/index.ts';
import { holdKybStatus } from '../platforms/index.ts';
import { requireNotOrdered } from '../uploads/index.ts';
import { getPaidMinor } from './getPaidMinor.ts';
import { disclose } from './disclose.ts';
import { findEarlierOrder } from './findEarlierOrder.ts';
import { findHold } from './holds/findHold.ts';
import { orderReference } from './orderReference.ts';
import { moneyOf, postOrderPlaced } from './orderJournals.ts';
import { hashContent } from '../carts/index.ts';
import { sumLines } from './orderLineRepository.ts';
import * as orders from './orderRepository.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';
import { auditPlaced } from './payableOrders.ts';
import { startOrder } from './startOrder.ts';
import { freezePricing, type OrderPricing } from './writing/orderPricing.ts';
import { insertWriting } from './writing/orderWritingRepository.ts';
import { writeSlice } from './writing/writeSlice.ts';

interface PlaceOrderDeps {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly requireQuoted: CartsModule['requireQuoted'];
  readonly alertLowBalance: AlertLowBalance;
  /** Orders of more lines are written in parts, by a job. */
  readonly linesAtOnce: number;
}

/** A placed order, from this call or an earlier one; or one that is written and waits until its card is charged. */
export type PlaceOrderResult =
  | { readonly order: PlacedOrder; readonly isReplay: boolean }
  | { readonly payment: TenantKey };

/** Facts that the caller knows of an order: the fingerprint of its content, which is else the cart's, and the grant by which an app places it. */
interface KnownOrder {
  readonly contentHash?: string;
  readonly grantId?: bigint | null;
}

/** Places orders within the caller's transaction, so that the order commits together with its idempotency key. */
export function createPlaceOrderService(deps: PlaceOrderDeps) {
  const { clock, enqueue, requireQuoted, linesAtOnce } = deps;

  /**
   * Places the order of a cart at a quoted price: money set aside, order and lines written, issuing queued, the cart closed. The
   * lines of a large order are written later, at the same prices. An order that a card pays for is written and its cart locked; it goes
   * on when the card is charged.
   * An external reference that is ordered already is answered with its order, whatever has become of price and stock since.
   * Raises 404 and 423 of the cart, 403 for an organisation that the review of its business does not let order, 422 for lines, account,
   * funds, card or a consent that is missing, 409 for a stale quote, a reference of other content, or a
   * file that was ordered before unless that order is the known one.
   */
  return async (tx: Tx, user: SessionUser, body: PlaceOrderBody, known: KnownOrder = {}): Promise<PlaceOrderResult> => {
    const cart = await lockOpenCart(tx, user, body.cartId);
    const now = clock.now();
    const contentHash =
      cart.external_reference_id === null ? null : (known.contentHash ?? (await hashContent(tx, cart)));
    const earlier = await findEarlier(tx, user, cart, contentHash);
    if (earlier) return replay(tx, cart, earlier, now);
    const kybStatus = await requireReviewedBusiness(tx, cart.platform_id);
    const quoted = await requireQuoted(tx, cart, body.quoteIdentifier);
    const consent = requireTextConsent(quoted, body, now);
    await requireNotOrdered(tx, user, cart, body.knownUse);
    const isLarge = quoted.evaluation.lineCount > linesAtOnce;
    if (isLarge && quoted.payment.kind === 'BALANCE') await requireFunds(tx, cart, quoted.quote.total_minor, user);
    const number = await orders.nextOrderNumber(tx);
    const order = await orders.insertOrder(tx, {
      ...orderRow(quoted, number, now),
      ...consent,
      ...(isLarge && toQueued(quoted)),
      content_hash: contentHash,
      oauth_grant_id: known.grantId ?? null,
    });
    if (!order) {
      // A concurrent call has taken the external reference.
      const winner = await findEarlier(tx, user, cart, contentHash);
      if (!winner) throw new Error(`The order of cart ${cart.id} was not written`);
      return replay(tx, cart, winner, now);
    }
    failPoint('order-written');
    const pricing = freezePricing({ variants: quoted.evaluation.variants, ...quoted.evaluation.shipping });
    if (order.status === 'QUEUED') await insertWriting(tx, keyOf(order), pricing);
    else await writeAtOnce(tx, order, pricing);
    failPoint('order-lines-copied');
    if (quoted.payment.kind === 'CARD') {
      await updateCart(tx, cart, { status: 'PAYING', updated_at: now });
      return { payment: await beginOrderPayment(tx, { order, ...quoted.payment }, { now, enqueue }) };
    }
    const money = moneyOf(order, now);
    const journalId = await disclose(user, () =>
      postOrderPlaced(tx, { ...money, totalMinor: order.total_minor, userId: user.id }),
    );
    await deps.alertLowBalance(tx, { platformId: order.platform_id, journalId, at: now });
    failPoint('order-money-moved');
    await updateCart(tx, cart, { status: 'PLACED', updated_at: now });
    await auditPlaced(tx, order, now);
    const hold = await startOrder(deps, tx, order, { at: now, kybStatus });
    failPoint('order-queued');
    return { order: toPlacedOrder(order, hold), isReplay: false };
  };
}

/** Returns the state of the review of an organisation's business. Raises 403 where that does not let it order. */
async function requireReviewedBusiness(tx: Tx, platformId: bigint): Promise<KybStatus> {
  const kybStatus = await holdKybStatus(tx, platformId);
  if (!isAllowedByReview(kybStatus, 'ORDER')) throw new AppError(ORDER_FAILURES.business);
  return kybStatus;
}

/** Early check of an order that takes long to write; the ledger has the final say. */
async function requireFunds(tx: Tx, cart: CartView, totalMinor: bigint, user: SessionUser): Promise<void> {
  const wallet = await walletBalance(tx, { platformId: cart.platform_id, accountId: cart.account_id });
  const available = spendable(wallet);
  if (available >= totalMinor) return;
  await disclose(user, () => Promise.reject(new InsufficientFunds(totalMinor - available, wallet.currencyCode)));
}

/** Returns the order that has a cart's external reference already. */
const findEarlier = (tx: Tx, user: SessionUser, cart: CartView, contentHash: string | null) =>
  cart.external_reference_id === null || !cart.is_account_visible
    ? Promise.resolve(undefined)
    : findEarlierOrder(
        tx,
        user,
        { platformId: cart.platform_id, accountId: cart.account_id, reference: cart.external_reference_id },
        contentHash,
      );

/** Closes a cart whose order exists already. */
async function replay(tx: Tx, cart: CartView, order: orders.Order, now: Date): Promise<PlaceOrderResult> {
  await updateCart(tx, cart, { status: 'PLACED', updated_at: now });
  return { order: toPlacedOrder(order, await findHold(tx, order, now)), isReplay: true };
}

/** Returns what an order with text messages keeps of its recipients' consent. Raises 422 without one. */
function requireTextConsent({ evaluation }: QuotedCart, { textConsent }: PlaceOrderBody, now: Date) {
  if (!evaluation.variants.some(({ deliveryMethod }) => deliveryMethod === 'MOBILE')) return null;
  if (!textConsent) throw new AppError(ORDER_FAILURES.consentRequired);
  return {
    text_consent_wording: textConsent.wording,
    text_consent_language: textConsent.language,
    text_consent_at: now,
  };
}

/** An order whose lines are still to be written. */
const toQueued = ({ evaluation }: QuotedCart) =>
  ({ status: 'QUEUED', state: 'QUEUED', unwritten_lines: evaluation.lineCount }) as const;

async function writeAtOnce(tx: Tx, order: orders.Order, pricing: OrderPricing): Promise<void> {
  const { lineCount } = await writeSlice(tx, order, { pricing, afterId: 0n, linesBefore: 0, limit: order.line_count });
  if (lineCount !== order.line_count)
    throw new Error(`Order ${order.reference_order_id} would hold ${lineCount} of ${order.line_count} lines`);
  if (order.shipping_minor === 0n) return;
  const { shippingMinor } = await sumLines(tx, keyOf(order), 'PENDING');
  if (shippingMinor !== order.shipping_minor)
    throw new Error(`The lines of order ${order.reference_order_id} would share ${shippingMinor} of its shipping`);
}

function orderRow(
  { cart, quote, evaluation, firstRecipient, payment }: QuotedCart,
  number: bigint,
  now: Date,
): Insertable<Orders> {
  const source = oneOf(ORDER_SOURCES, cart.order_source);
  const kinds = evaluation.variants.map((variant) => variant.fulfillmentType);
  return {
    reference_order_id: orderReference(source, now, number),
    platform_id: cart.platform_id,
    customer_id: cart.customer_id,
    account_id: cart.account_id,
    user_id: cart.user_id,
    cart_id: cart.id,
    quote_id: quote.id,
    external_reference_id: cart.external_reference_id,
    order_source: source,
    status: 'PENDING',
    currency_code: cart.account_currency,
    reward_minor: quote.reward_minor,
    fee_minor: quote.fee_minor,
    shipping_minor: quote.shipping_minor,
    total_minor: quote.total_minor,
    ...(payment.kind === 'CARD' && { payment_method: 'CREDIT_CARD', credit_card_fee_minor: payment.feeMinor }),
    purchase_order_number: cart.purchase_order_number,
    notes: cart.notes,
    carrier_message: cart.carrier_message,
    line_count: evaluation.lineCount,
    fulfillment_type: kinds.includes('DIGITAL') ? 'DIGITAL' : (kinds[0] ?? 'DIGITAL'),
    recipient_summary: recipientSummaryOf(firstRecipient, source === 'BULK_PHYSICAL' ? 1 : evaluation.lineCount),
    reward_names: [...new Set(evaluation.variants.map((variant) => variant.item?.rewardName ?? variant.utid))],
    created_at: now,
  };
}

/** Returns a placed order as the API answers it. */
export const toPlacedOrder = (order: orders.Order, hold: OrderHold | null): PlacedOrder => ({
  referenceOrderId: order.reference_order_id,
  orderId: String(order.id),
  status: oneOf(ORDER_STATUSES, order.status),
  state: hold === null ? oneOf(ORDER_STATES, order.state) : 'ON_HOLD',
  hold,
  amountCharged: toMajor(getPaidMinor(order), order.currency_code),
  currencyCode: order.currency_code,
});
