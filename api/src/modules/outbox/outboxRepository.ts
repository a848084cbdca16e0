import { sql, type Insertable } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { insertAll } from '../../db/insertAll.ts';
import type { Outbox } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';

/** Puts mails into the outbox. Returns their rows' ids, in order. */
export async function insertMails(tx: Tx, mails: readonly Insertable<Outbox>[]): Promise<bigint[]> {
  if (mails.length === 0) return [];
  return (await insertAll(tx, 'outbox', mails, ['id'])).map(({ id }) => id);
}

/** Returns the organisation and row of a message that was sent about a reward; undefined when there is none. */
export const findMessage = (executor: Db | Tx, messageId: string) =>
  executor
    .selectFrom('outbox')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('message_id', '=', messageId)
    .where('order_line_id', 'is not', null)
    .executeTakeFirst();

/** Returns the organisation and row of a text by its id at the service; undefined when there is none. */
export const findText = (tx: Tx, sid: string) =>
  tx
    .selectFrom('outbox')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('provider_message_id', '=', sid)
    .executeTakeFirst();

/** Returns a message with the line that it is about, locked. `isLast`: no other was sent for the line after it. */
export async function lockMessage(tx: Tx, { platformId, id }: TenantKey) {
  const { rows } = await sql<{
    order_line_id: bigint;
    status: string;
    attempts: number;
    recipient: string;
    delivery_status: string;
    isLast: boolean;
  }>`select outbox.order_line_id, outbox.status, outbox.attempts,
      coalesce(outbox.recipient, lines.email, lines.mobile_number, '') as recipient, lines.delivery_status,
      not exists (select from outbox as later where later.platform_id = ${platformId}
        and later.order_line_id = outbox.order_line_id and later.id > outbox.id) as "isLast"
    from outbox join order_lines as lines on lines.platform_id = outbox.platform_id and lines.id = outbox.order_line_id
    where outbox.platform_id = ${platformId} and outbox.id = ${id} for update of outbox, lines`.execute(tx);
  return rows[0];
}

interface LateEvent {
  readonly outbox: TenantKey;
  readonly lineId: bigint;
  readonly attempt: number;
  readonly recipient: string;
  readonly response: string;
  readonly at: Date;
}

/** Records that a text that was handed to its service has arrived. */
export async function recordArrival(tx: Tx, event: LateEvent): Promise<void> {
  const { outbox } = event;
  await tx
    .updateTable('outbox')
    .set({ status: 'DELIVERED' })
    .where('platform_id', '=', outbox.platformId)
    .where('id', '=', outbox.id)
    .execute();
  await insertAttempt(tx, event, 'DELIVERED');
}

/** Records that a message came back after it had been accepted. */
export async function recordBounce(tx: Tx, event: LateEvent): Promise<void> {
  const { outbox, response } = event;
  await tx
    .updateTable('outbox')
    .set({ status: 'DEAD', last_error: response })
    .where('platform_id', '=', outbox.platformId)
    .where('id', '=', outbox.id)
    .execute();
  await insertAttempt(tx, event, 'BOUNCED');
}

/** Records that the recipient of a message reported it as spam. */
export const recordComplaint = (tx: Tx, event: LateEvent): Promise<void> => insertAttempt(tx, event, 'COMPLAINED');

async function insertAttempt(
  tx: Tx,
  { outbox, lineId, attempt, recipient, response, at }: LateEvent,
  outcome: 'DELIVERED' | 'BOUNCED' | 'COMPLAINED',
): Promise<void> {
  await tx
    .insertInto('delivery_attempts')
    .values({
      platform_id: outbox.platformId,
      outbox_id: outbox.id,
      order_line_id: lineId,
      attempt,
      recipient,
      outcome,
      response,
      created_at: at,
    })
    .execute();
}

/** Returns the unsent mails about a reward. */
export async function unsentMails(tx: Tx, { platformId, id }: TenantKey): Promise<TenantKey[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['platform_id', 'id'])
    .where('platform_id', '=', platformId)
    .where('reward_id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
  return rows.map(keyOf);
}
