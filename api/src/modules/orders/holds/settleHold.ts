import type { Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { enqueueOnce } from '../../../jobs/enqueueOnce.ts';
import type { Order } from '../orderRepository.ts';
import { continueOrder, startOrder, type StartOrderDeps } from '../startOrder.ts';
import { sendRefusedMail, sendReleasedMail } from './holdMails.ts';
import { endHold } from './holdOrder.ts';
import type { DecidedHold } from './orderHoldRepository.ts';

type HoldSettlement = Omit<DecidedHold, 'decision'>;

/**
 * Lets a held order go on, whatever else there may be: staff have looked at all of it. False when it is not held. The order is
 * locked.
 */
export async function releaseHold(
  deps: StartOrderDeps,
  tx: Tx,
  order: Order,
  settlement: HoldSettlement,
): Promise<boolean> {
  if ((await endHold(tx, order, { ...settlement, decision: 'RELEASE' })) === undefined) return false;
  await continueOrder(deps, tx, order);
  await sendReleasedMail(deps, tx, order, settlement);
  return true;
}

/** Ends the reason for which a locked order is held; it goes on unless there is another one. False when it is not held. */
export async function clearHold(
  deps: StartOrderDeps,
  tx: Tx,
  order: Order,
  settlement: HoldSettlement,
): Promise<boolean> {
  if ((await endHold(tx, order, { ...settlement, decision: 'RELEASE' })) === undefined) return false;
  const next = await startOrder(deps, tx, order, settlement);
  if (next === null) await sendReleasedMail(deps, tx, order, settlement);
  return true;
}

/** Gives a locked order up that is held: a job returns its money. False when it is not held. */
export async function refuseHold(
  deps: StartOrderDeps,
  tx: Tx,
  order: Order,
  settlement: HoldSettlement,
): Promise<boolean> {
  if ((await endHold(tx, order, { ...settlement, decision: 'REFUSE' })) === undefined) return false;
  const { platformId, id } = keyOf(order);
  await enqueueOnce(tx, deps.enqueue, {
    queue: 'give-up-order',
    data: { platformId: String(platformId), orderId: String(id) },
  });
  await sendRefusedMail(deps, tx, order, settlement);
  return true;
}
