import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { textReason } from '../../../providers/text/textReason.ts';
import { findText, lockMessage, recordArrival, recordBounce } from '../outboxRepository.ts';
import type { RecordDelivery } from '../RecordDelivery.ts';
import { deleteStatusesBefore, noteStatus, takeEarlyStatuses, type TextStatus } from './textStatusRepository.ts';

/** The service's words for the end of a text; the others say that it is on its way. */
const ENDS: readonly string[] = ['delivered', 'undelivered', 'failed'];

/**
 * Applies what became of a text, once: it arrived, or its line becomes undelivered unless another message was sent for it
 * meanwhile. Told before the id of the text is stored, it waits for that.
 */
export async function applyTextStatus(
  tx: Tx,
  recordDelivery: RecordDelivery,
  status: TextStatus,
  at: Date,
): Promise<void> {
  if (!ENDS.includes(status.status)) return;
  await noteStatus(tx, status, at);
  await settleText(tx, recordDelivery, status, at);
}

/** Applies what was told of texts before their ids were stored. */
export async function applyEarlyStatuses(
  tx: Tx,
  recordDelivery: RecordDelivery,
  sids: readonly string[],
  at: Date,
): Promise<void> {
  if (sids.length === 0) return;
  for (const status of await takeEarlyStatuses(tx, sids, at)) await settleText(tx, recordDelivery, status, at);
}

async function settleText(
  tx: Tx,
  recordDelivery: RecordDelivery,
  { sid, status, errorCode }: TextStatus,
  at: Date,
): Promise<void> {
  const found = await findText(tx, sid);
  if (found === undefined) return;
  const outbox = keyOf(found);
  const message = await lockMessage(tx, outbox);
  if (message?.status !== 'SENT') return;
  const { order_line_id: lineId, recipient, attempts, isLast, delivery_status } = message;
  const response = errorCode === null ? status : `${errorCode} ${status}`;
  const event = { outbox, lineId, attempt: attempts + 1, recipient, response, at };
  const hasArrived = status === 'delivered';
  await (hasArrived ? recordArrival(tx, event) : recordBounce(tx, event));
  if (!isLast || delivery_status !== 'SENT') return;
  await recordDelivery(tx, outbox.platformId, [{ lineId, reason: hasArrived ? null : textReason(response, true) }]);
}

/** Removes what was told of texts so long ago that nothing waits for it. */
export const deleteOldStatuses = (db: Db, now: Date) =>
  deleteStatusesBefore(db, new Date(now.getTime() - SERVER_SETTINGS.textStatuses.keptMs));
