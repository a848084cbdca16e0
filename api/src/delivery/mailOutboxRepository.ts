import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import type { TenantKey } from '../db/TenantKey.ts';

interface NewRewardMail {
  readonly line: TenantKey;
  readonly rewardId: bigint;
  readonly messageId: string;
  readonly recipient: string;
  readonly at: Date;
}

/** Queues another message about a line's reward. Returns its row id in the outbox. */
export async function queueRewardMail(tx: Tx, mail: NewRewardMail): Promise<bigint> {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      platform_id: mail.line.platformId,
      topic: 'REWARD_MAIL',
      order_line_id: mail.line.id,
      reward_id: mail.rewardId,
      message_id: mail.messageId,
      recipient: mail.recipient,
      created_at: mail.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
      coalesce(outbox.recipient, lines.email, '') as recipient, lines.delivery_status,
      not exists (select from outbox as later where later.platform_id = ${platformId}
        and later.order_line_id = outbox.order_line_id and later.id > outbox.id) as "isLast"
    from outbox join order_lines as lines on lines.platform_id = outbox.platform_id and lines.id = outbox.order_line_id
    where outbox.platform_id = ${platformId} and outbox.id = ${id} for update of outbox, lines`.execute(tx);
  return rows[0];
}

interface Bounce {
  readonly outbox: TenantKey;
  readonly lineId: bigint;
  readonly attempt: number;
  readonly recipient: string;
  readonly response: string;
  readonly at: Date;
}

/** Records that a message came back after it had been accepted. */
export async function recordBounce(
  tx: Tx,
  { outbox, lineId, attempt, recipient, response, at }: Bounce,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'DEAD', last_error: response })
    .where('platform_id', '=', outbox.platformId)
    .where('id', '=', outbox.id)
    .execute();
  await tx
    .insertInto('delivery_attempts')
    .values({
      platform_id: outbox.platformId,
      outbox_id: outbox.id,
      order_line_id: lineId,
      attempt,
      recipient,
      outcome: 'BOUNCED',
      response,
      created_at: at,
    })
    .execute();
}
