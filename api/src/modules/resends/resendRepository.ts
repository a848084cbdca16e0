import { sql } from 'kysely';
import type { ResendReason } from '@portal/shared/domain/ordering/resendRules';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Locks a line until the transaction ends, so that of several resends at once one is made. */
export const lockLine = (tx: Tx, { platformId, id }: TenantKey) =>
  sql`select id from order_lines where platform_id = ${platformId} and id = ${id} for update`.execute(tx);

/** The row id of a line's live reward. */
export async function findRewardId(tx: Tx, line: TenantKey): Promise<bigint> {
  const { id } = await tx
    .selectFrom('rewards')
    .select('id')
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .where('is_live', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a reward another link; the links before it lead nowhere from now on. */
export async function replaceToken(
  tx: Tx,
  { platformId, id }: TenantKey,
  token: { readonly hash: string; readonly sealed: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('reward_tokens')
    .set({ moved_at: at })
    .where('platform_id', '=', platformId)
    .where('reward_id', '=', id)
    .where('moved_at', 'is', null)
    .execute();
  await tx
    .insertInto('reward_tokens')
    .values({ token_hash: token.hash, platform_id: platformId, reward_id: id })
    .execute();
  await tx
    .updateTable('rewards')
    .set({ token_encrypted: token.sealed })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();
}

/** Changes the address of a line, which is found by its former ones too. */
export const changeAddress = (tx: Tx, { platformId, id }: TenantKey, email: string) =>
  sql`update order_lines set former_emails = former_emails || email, email = ${email}
    where platform_id = ${platformId} and id = ${id}`.execute(tx);

/** Says of a line whose message did not arrive that another is on its way. */
export const markSending = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('order_lines')
    .set({ delivery_status: 'PROCESSING', status_reason: null })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

interface NewResend {
  readonly line: TenantKey;
  readonly rewardId: bigint;
  readonly messageId: string;
  readonly recipient: string;
  readonly reason: ResendReason;
  readonly otherReason: string | null;
  readonly userId: bigint;
  readonly at: Date;
}

/** Queues the message of a resend and records it; returns the row id in the outbox. */
export async function insertResend(tx: Tx, resend: NewResend): Promise<bigint> {
  const { line, at, recipient } = resend;
  const { id } = await tx
    .insertInto('outbox')
    .values({
      platform_id: line.platformId,
      topic: 'REWARD_MAIL',
      order_line_id: line.id,
      reward_id: resend.rewardId,
      message_id: resend.messageId,
      recipient,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('resends')
    .values({
      platform_id: line.platformId,
      order_line_id: line.id,
      outbox_id: id,
      recipient,
      reason: resend.reason,
      other_reason: resend.otherReason,
      user_id: resend.userId,
      created_at: at,
    })
    .execute();
  return id;
}
