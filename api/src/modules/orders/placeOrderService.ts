import type { PlacedOrder, PlaceOrderBody } from '@portal/shared/contract/orders';
import { ORDER_SOURCES, ORDER_STATUSES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money';
import { holds } from '@portal/shared/domain/permissions';
import type { Insertable } from 'kysely';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { Orders } from '../../db/schema.generated.ts';
import { AppError } from '../../errors/AppError.ts';
import { failPoint } from '../../failPoint.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { InsufficientFunds } from '../../ledger/ledgerErrors.ts';
import { spendable, walletBalance } from '../../ledger/wallets.ts';
import { updateCart, type CartsModule, type QuotedCart } from '../carts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import { orderReference } from './orderReference.ts';
import { moneyOf, postOrderPlaced } from './orderJournals.ts';
import type * as OrderLineRepository from './orderLineRepository.ts';
import { linePricing } from './linePricing.ts';
import type * as OrderRepository from './orderRepository.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

interface PlaceOrderDeps {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly orders: Pick<typeof OrderRepository, 'nextOrderNumber' | 'insertOrder' | 'findByExternalReference'>;
  readonly copyCartLines: typeof OrderLineRepository.copyCartLines;
  readonly lockQuotedCart: CartsModule['lockQuotedCart'];
}

/** Placing orders, all in the caller's transaction (decisions 3). */
export function createPlaceOrderService(deps: PlaceOrderDeps) {
  const { clock, enqueue, orders, lockQuotedCart } = deps;

  /**
   * Places the order of a cart at a quoted price: money set aside, order and lines written, issuing queued, the cart closed.
   * An order of this user that bears the cart's external reference already is answered instead of a second one.
   * Raises 404 and 423 of the cart, 422 for lines, account or funds, 409 for a stale quote.
   */
  return async (tx: Tx, user: SessionUser, body: PlaceOrderBody): Promise<PlacedOrder> => {
    if (user.emulationPlatformId !== null) throw new AppError(ORDER_FAILURES.emulated);
    const quoted = await lockQuotedCart(tx, user, body.cartId, body.quoteIdentifier);
    const { cart, quote } = quoted;
    const now = clock.now();
    const earlier = await findEarlier(tx, deps, user, quoted);
    if (earlier) return toPlacedOrder(earlier);
    await requireFunds(tx, { platformId: cart.platform_id, accountId: cart.account_id }, quote.total_minor, user);
    const number = await orders.nextOrderNumber(tx);
    const order = await orders.insertOrder(tx, orderRow(quoted, number, now));
    if (!order) return answerRace(tx, deps, user, quoted);
    failPoint('order-written');
    const copied = await deps.copyCartLines(
      tx,
      { id: order.id, platformId: order.platform_id, cartId: cart.id },
      linePricing(quoted.evaluation.variants),
    );
    if (copied !== BigInt(order.line_count))
      throw new Error(`Order ${order.reference_order_id} would hold ${String(copied)} lines`);
    failPoint('order-lines-copied');
    const money = moneyOf(order, now);
    await disclose(user, () => postOrderPlaced(tx, { ...money, totalMinor: order.total_minor, userId: user.id }));
    failPoint('order-money-moved');
    await updateCart(tx, cart.id, { status: 'PLACED', updated_at: now });
    await writeAudit(tx, {
      platformId: order.platform_id,
      actorUserId: user.id,
      action: 'order.placed',
      entityType: 'order',
      entityId: order.reference_order_id,
      details: { lines: order.line_count, totalMinor: String(order.total_minor), currencyCode: order.currency_code },
      at: now,
    });
    await enqueue(tx, { queue: 'issue-order', data: { orderId: String(order.id) } });
    failPoint('order-queued');
    return toPlacedOrder(order);
  };
}

/** Looks before the lines are written; the ledger decides when the money moves. */
async function requireFunds(tx: Tx, account: AccountKey, totalMinor: bigint, user: SessionUser): Promise<void> {
  const wallet = await walletBalance(tx, account);
  const available = spendable(wallet);
  if (available >= totalMinor) return;
  await disclose(user, () => Promise.reject(new InsufficientFunds(totalMinor - available, wallet.currencyCode)));
}

/** By how much the balance falls short tells the balance: only to those who may see it (C4). */
async function disclose<T>(user: SessionUser, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientFunds && !holds(user, 'VIEW_BALANCE_ACCESS'))
      throw new AppError(ORDER_FAILURES.insufficientUndisclosed);
    throw error;
  }
}

/** The order that bears the cart's external reference already. Raises 409 for another user's. */
async function findEarlier(
  tx: Tx,
  { orders }: PlaceOrderDeps,
  user: SessionUser,
  { cart }: QuotedCart,
): Promise<OrderRepository.Order | undefined> {
  if (cart.external_reference_id === null) return undefined;
  const earlier = await orders.findByExternalReference(tx, cart.platform_id, cart.external_reference_id);
  if (earlier && earlier.user_id !== user.id) throw new AppError(ORDER_FAILURES.referenceTaken);
  return earlier;
}

/** The reference was free a moment ago: its order was placed meanwhile. */
async function answerRace(tx: Tx, deps: PlaceOrderDeps, user: SessionUser, quoted: QuotedCart): Promise<PlacedOrder> {
  const earlier = await findEarlier(tx, deps, user, quoted);
  if (!earlier) throw new Error(`The order of cart ${quoted.cart.id} was not written`);
  return toPlacedOrder(earlier);
}

function orderRow(
  { cart, quote, evaluation, firstRecipient }: QuotedCart,
  number: bigint,
  now: Date,
): Insertable<Orders> {
  const source = oneOf(ORDER_SOURCES, cart.order_source);
  const others = evaluation.lineCount - 1;
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
    total_minor: quote.total_minor,
    purchase_order_number: cart.purchase_order_number,
    notes: cart.notes,
    line_count: evaluation.lineCount,
    fulfillment_type: kinds.includes('DIGITAL') ? 'DIGITAL' : (kinds[0] ?? 'DIGITAL'),
    recipient_summary: others === 0 ? firstRecipient : `${firstRecipient} +${others}`,
    reward_names: [...new Set(evaluation.variants.map((variant) => variant.item?.rewardName ?? variant.utid))],
    created_at: now,
  };
}

const toPlacedOrder = (order: OrderRepository.Order): PlacedOrder => ({
  referenceOrderId: order.reference_order_id,
  orderId: String(order.id),
  status: oneOf(ORDER_STATUSES, order.status),
  amountCharged: toMajor(order.total_minor, order.currency_code),
  currencyCode: order.currency_code,
});
