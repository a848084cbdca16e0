import type { OrderHold } from '@portal/shared/contract/orders';
import type { HoldReason } from '@portal/shared/domain/ordering/orderHold';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { updateOrder, type Order } from '../orderRepository.ts';
import { sendHeldMail, type HoldMails } from './holdMails.ts';
import { decideHold, insertHold, type DecidedHold, type HoldRow } from './orderHoldRepository.ts';
import { toOrderHold } from './toOrderHold.ts';

/** Holds an order, whose money stays set aside, and tells whoever placed it. Nothing of it is written or issued until it goes on. */
export async function holdOrder(
  mails: HoldMails,
  tx: Tx,
  order: Order,
  { reason, at }: { readonly reason: HoldReason; readonly at: Date },
): Promise<OrderHold> {
  const hold = toOrderHold(await insertHold(tx, keyOf(order), reason, at), at);
  await updateOrder(tx, keyOf(order), { state: 'ON_HOLD' });
  await writeAudit(tx, {
    platformId: order.platform_id,
    actorUserId: null,
    action: 'order.held',
    entityType: 'order',
    entityId: order.reference_order_id,
    details: { reason },
    at,
  });
  await sendHeldMail(mails, tx, order, hold);
  return hold;
}

/**
 * Ends the hold of a locked order by a decision; undefined when it is not held. A released order has its former state; a refused
 * one stays ON_HOLD until it is given up, so that nobody issues it meanwhile.
 */
export async function endHold(tx: Tx, order: Order, decided: DecidedHold): Promise<HoldRow | undefined> {
  const hold = await decideHold(tx, keyOf(order), decided);
  if (hold === undefined) return undefined;
  if (decided.decision === 'RELEASE') await updateOrder(tx, keyOf(order), { state: order.status });
  await writeAudit(tx, {
    platformId: order.platform_id,
    actorUserId: null,
    ...(decided.by !== null && { staffEmail: decided.by }),
    action: decided.decision === 'RELEASE' ? 'order.released' : 'order.refused',
    entityType: 'order',
    entityId: order.reference_order_id,
    details: { held: hold.reason, reason: decided.reason },
    at: decided.at,
  });
  return hold;
}
