import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { Json } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Kinds of what is kept by the hash of its id, until it expires. */
export const OAUTH_ITEM_KINDS = [
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'ConsentRequest',
  'RefreshToken',
] as const;
export type OauthItemKind = (typeof OAUTH_ITEM_KINDS)[number];

export interface NewOauthItem {
  readonly kind: OauthItemKind;
  readonly idHash: string;
  /** The grant that it goes with. */
  readonly grant: TenantKey | null;
  readonly payload: Json;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const insertItem = (executor: Executor, item: NewOauthItem) =>
  executor
    .insertInto('oauth_items')
    .values({
      kind: item.kind,
      id_hash: item.idHash,
      platform_id: item.grant?.platformId ?? null,
      grant_id: item.grant?.id ?? null,
      payload: JSON.stringify(item.payload),
      created_at: item.createdAt,
      expires_at: item.expiresAt,
    })
    .execute();

/** Returns an item that has not expired, also a consumed one. */
export const findItem = (executor: Executor, kinds: readonly OauthItemKind[], idHash: string, now: Date) =>
  executor
    .selectFrom('oauth_items')
    .modifyFront(PREPARED)
    .select(['kind', 'platform_id', 'grant_id', 'payload', 'created_at', 'expires_at', 'consumed_at'])
    .where('id_hash', '=', idHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export type OauthItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Uses an item up; false for the second of two calls at the same time. A code is known for longer than it works. */
export async function consumeItem(executor: Executor, kind: OauthItemKind, idHash: string, now: Date) {
  const knownUntil = new Date(now.getTime() + SERVER_SETTINGS.oauth.usedCodeMs);
  const { numUpdatedRows } = await executor
    .updateTable('oauth_items')
    .set({ consumed_at: now, ...(kind === 'AuthorizationCode' && { expires_at: knownUntil }) })
    .where('id_hash', '=', idHash)
    .where('kind', '=', kind)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const deleteItem = (executor: Executor, kind: OauthItemKind, idHash: string) =>
  executor.deleteFrom('oauth_items').where('id_hash', '=', idHash).where('kind', '=', kind).execute();

/** Takes back all codes and tokens of a grant. */
export const deleteItemsOfGrant = (executor: Executor, { platformId, id }: TenantKey) =>
  executor.deleteFrom('oauth_items').where('platform_id', '=', platformId).where('grant_id', '=', id).execute();

export const deleteExpiredItems = (executor: Executor, now: Date) =>
  executor.deleteFrom('oauth_items').where('expires_at', '<=', now).execute();
