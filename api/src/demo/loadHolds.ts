import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import type { WrittenOrder } from './loadOrders.ts';

const STAFF = 'staff@demo.example';

/** Writes why orders are or were held, with the audit entries of it. */
export async function loadHolds(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  const held = orders.flatMap((order) => (order.plan.hold === undefined ? [] : [{ order, hold: order.plan.hold }]));
  await insertAll(
    tx,
    'order_holds',
    held.map(({ order, hold: { reason, refusal } }) => ({
      platform_id: order.platformId,
      order_id: order.id,
      reason,
      held_at: order.plan.createdAt,
      version: refusal === null ? 1 : 2,
      decision: refusal && 'REFUSE',
      decision_reason: refusal?.reason ?? null,
      decided_at: refusal?.at ?? null,
      decided_by: refusal && STAFF,
    })),
    ['id'],
  );
  await insertAll(
    tx,
    'audit_log',
    held.flatMap(({ order, hold: { reason, refusal } }) => {
      const entry = { platform_id: order.platformId, entity_type: 'order', entity_id: order.reference };
      const begun = {
        ...entry,
        action: 'order.held',
        staff_email: null,
        details: { reason },
        created_at: order.plan.createdAt,
      };
      if (refusal === null) return [begun];
      const details = { held: reason, reason: refusal.reason };
      return [begun, { ...entry, action: 'order.refused', staff_email: STAFF, details, created_at: refusal.at }];
    }),
    ['id'],
  );
}
