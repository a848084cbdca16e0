import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { updateCart } from '../carts/index.ts';
import type { PayableOrders } from '../orderPayments/index.ts';
import { completeOrderLines, type SettledLine } from './completeOrderLines.ts';
import { endHold, holdOrder } from './holds/holdOrder.ts';
import { clearHold } from './holds/settleHold.ts';
import { listPendingLines } from './orderLineRepository.ts';
import { deleteOrder, findOrderByKey, lockOrder, type Order } from './orderRepository.ts';
import { startOrder, type StartOrderDeps } from './startOrder.ts';
import { deleteWriting } from './writing/orderWritingRepository.ts';

/** Steps of orders that follow the answers about their cards. */
export const createPayableOrders = (deps: StartOrderDeps): PayableOrders => ({
  accept: async (tx, key, at) => {
    const order = await findOrderByKey(tx, key);
    await updateCartOf(tx, order, 'PLACED', at);
    await auditPlaced(tx, order, at);
  },
  withdraw: async (tx, key, at) => {
    const order = await findOrderByKey(tx, key);
    await deleteOrder(tx, key);
    await updateCartOf(tx, order, 'OPEN', at);
  },
  review: async (tx, key, at) => {
    const order = await requireLocked(tx, key);
    if (order.state !== 'ON_HOLD') await holdOrder(deps, tx, order, { reason: 'CARD_REVIEW', at });
  },
  start: async (tx, key, at) => {
    const order = await requireLocked(tx, key);
    if (!(await clearHold(deps, tx, order, { ...BY_GATEWAY, at }))) await startOrder(deps, tx, order, { at });
  },
  fail: failOrder,
});

/** Decides about the hold of an order whose card the gateway has reviewed. */
const BY_GATEWAY = { reason: '', by: null } as const;

async function requireLocked(tx: Tx, key: TenantKey): Promise<Order> {
  const order = await lockOrder(tx, key);
  if (order === undefined) throw new Error(`There is no order ${String(key.id)}`);
  return order;
}

/** Writes who placed an order, for what. */
export const auditPlaced = (tx: Tx, order: Order, at: Date): Promise<void> =>
  writeAudit(tx, {
    platformId: order.platform_id,
    actorUserId: order.user_id,
    action: 'order.placed',
    entityType: 'order',
    entityId: order.reference_order_id,
    details: { lines: order.line_count, totalMinor: String(order.total_minor), currencyCode: order.currency_code },
    at,
  });

async function updateCartOf(tx: Tx, order: Order, status: 'OPEN' | 'PLACED', at: Date): Promise<void> {
  if (order.cart_id === null) throw new Error('An order by card comes from a cart');
  await updateCart(tx, { platform_id: order.platform_id, id: order.cart_id }, { status, updated_at: at });
}

/** Cards pay for so few lines that they fail in one transaction. */
async function failOrder(tx: Tx, key: TenantKey, at: Date): Promise<void> {
  const order = await requireLocked(tx, key);
  await endHold(tx, order, { ...BY_GATEWAY, decision: 'REFUSE', at });
  await deleteWriting(tx, key);
  const lines = await listPendingLines(tx, key, order.line_count);
  const failed = lines.map(({ id }): SettledLine => ({ lineId: id, outcome: 'FAILED', reason: 'notIssued' }));
  await completeOrderLines(tx, { order: key, lines: failed, at });
}
