import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { completeOrderLines, type SettledLine } from './completeOrderLines.ts';
import type { NotifyOrderDone } from './orderDoneMails.ts';
import { listPendingLines } from './orderLineRepository.ts';
import { lockOrder } from './orderRepository.ts';
import { deleteWriting } from './writing/orderWritingRepository.ts';

/** Lines of a transaction. */
const LINES_AT_ONCE = 100;

interface GivingUp {
  readonly db: Db;
  readonly clock: Clock;
  readonly notifyDone?: NotifyOrderDone;
  /** Why its lines fail. Default: they could not be issued. */
  readonly reason?: LineReason;
  /** Called in the transaction in which these lines fail. */
  readonly onFailed?: (tx: Tx, lines: readonly { readonly id: bigint }[]) => Promise<void>;
}

/**
 * Gives an order up: what was not issued of it fails in parts, and with the last of them all its money is returned, also that of
 * lines that were never written. May be run again after it was cut off.
 */
export async function giveUpOrder(deps: GivingUp, order: TenantKey): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if ((await lockOrder(tx, order)) !== undefined) await deleteWriting(tx, order);
  });
  let isOver = false;
  while (!isOver) {
    isOver = await withTransaction(deps.db, (tx) => failLines(deps, tx, order));
    failPoint('order-lines-failed');
  }
}

/** Returns true when no line is left that could fail. */
async function failLines(
  { clock, notifyDone, onFailed, reason = 'notIssued' }: GivingUp,
  tx: Tx,
  order: TenantKey,
): Promise<boolean> {
  if ((await lockOrder(tx, order)) === undefined) return true;
  const lines = await listPendingLines(tx, order, LINES_AT_ONCE);
  const failed = lines.map(({ id }): SettledLine => ({ lineId: id, outcome: 'FAILED', reason }));
  const { settled } = await completeOrderLines(tx, {
    order,
    lines: failed,
    at: clock.now(),
    ...(notifyDone && { onSettled: notifyDone }),
  });
  if (lines.length > 0) await onFailed?.(tx, lines);
  return settled;
}
