import { CREDENTIAL_TYPES, type CredentialType } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { insertAll } from '../db/insertAll.ts';
import { keyOf, type TenantKey } from '../db/TenantKey.ts';
import { waitsInQueue } from '../jobs/waitsInQueue.ts';

/** A line that waits to be issued, with what the catalogue says of it; `credentialTypes` null when the item is gone. */
export interface PendingLine {
  readonly id: bigint;
  readonly brandKey: string;
  readonly currencyCode: string;
  readonly valueMinor: bigint;
  readonly isMailed: boolean;
  readonly credentialTypes: readonly CredentialType[] | null;
  readonly validityDays: number | null;
}

export interface NewReward {
  readonly lineId: bigint;
  readonly tokenHash: string;
  readonly tokenEncrypted: string;
  readonly credentialsEncrypted: string;
  readonly currencyCode: string;
  readonly valueMinor: bigint;
  readonly expiresAt: Date | null;
}

/** Up to `limit` pending lines of the order, locked; lines locked by another worker are skipped. */
export async function takePendingLines(tx: Tx, order: TenantKey, limit: number): Promise<PendingLine[]> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['id', 'utid', 'brand_key', 'currency_code', 'amount_minor', 'quantity', 'delivery_method', 'email'])
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'PENDING')
    .orderBy('line_number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (lines.length === 0) return [];
  const items = await tx
    .selectFrom('catalog_items')
    .select(['utid', 'credential_types', 'validity_days'])
    .where('utid', 'in', [...new Set(lines.map((line) => line.utid))])
    .execute();
  const byUtid = new Map(items.map((item) => [item.utid, item]));
  return lines.map((line) => {
    const item = byUtid.get(line.utid);
    return {
      id: line.id,
      brandKey: line.brand_key,
      currencyCode: line.currency_code,
      valueMinor: line.amount_minor * BigInt(line.quantity),
      isMailed: line.delivery_method === 'EMAIL' && line.email !== null,
      credentialTypes: item ? CREDENTIAL_TYPES.filter((type) => item.credential_types.includes(type)) : null,
      validityDays: item?.validity_days ?? null,
    };
  });
}

/** Inserts rewards; the unique index of live rewards refuses a second one for a line. Returns the rewards' ids by line. */
export async function insertRewards(
  tx: Tx,
  platformId: bigint,
  rewards: readonly NewReward[],
  at: Date,
): Promise<Map<bigint, bigint>> {
  const rows = rewards.map((reward) => ({
    platform_id: platformId,
    order_line_id: reward.lineId,
    token_encrypted: reward.tokenEncrypted,
    credentials_encrypted: reward.credentialsEncrypted,
    currency_code: reward.currencyCode,
    initial_minor: reward.valueMinor,
    remaining_minor: reward.valueMinor,
    issued_at: at,
    expires_at: reward.expiresAt,
  }));
  const inserted = await insertAll(tx, 'rewards', rows, ['id', 'order_line_id']);
  const ids = new Map(inserted.map((row) => [row.order_line_id, row.id]));
  const tokens = rewards.flatMap(({ lineId, tokenHash }) => {
    const reward_id = ids.get(lineId);
    return reward_id === undefined ? [] : [{ token_hash: tokenHash, platform_id: platformId, reward_id }];
  });
  await insertAll(tx, 'reward_tokens', tokens, ['reward_id']);
  return ids;
}

/** Queues rewards for delivery: one outbox row each, with its Message-ID. Returns their ids. */
export async function insertRewardMails(
  tx: Tx,
  platformId: bigint,
  mails: readonly { readonly lineId: bigint; readonly rewardId: bigint; readonly messageId: string }[],
  at: Date,
): Promise<bigint[]> {
  const rows = mails.map((mail) => ({
    platform_id: platformId,
    topic: 'REWARD_MAIL',
    order_line_id: mail.lineId,
    reward_id: mail.rewardId,
    message_id: mail.messageId,
    created_at: at,
  }));
  return (await insertAll(tx, 'outbox', rows, ['id'])).map((row) => row.id);
}

/** Placed orders that are not fully issued and have no waiting job. */
export async function unfinishedOrders(db: Db): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('orders')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where(sql<boolean>`status in ('PENDING', 'QUEUED')`)
    .where((eb) => eb.not(waitsInQueue('issue-order', 'orderId', 'orders.id')))
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}
