import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { PREPARED, UNANSWERED } from '../../db/preparingPool.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Response of a route, replayed to repeated calls. `body` must be plain JSON. */
export interface Outcome<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** The effect already existed, from a call with another key. */
  readonly replayed?: boolean;
}

/** A user's key for a route, with the hash of what is asked for. */
export interface Claim {
  readonly user: TenantKey;
  readonly route: string;
  readonly key: string;
  readonly hash: string;
  readonly now: Date;
}

/** Takes a key that is free, or whose row has expired; false when another call has it. Waits for a call that is taking it. */
export async function takeKey(tx: Tx, { user, route, key, hash, now }: Claim): Promise<boolean> {
  const fresh = {
    request_hash: hash,
    response_status: null,
    response_body: null,
    created_at: now,
    expires_at: new Date(now.getTime() + SERVER_SETTINGS.idempotency.keptMs),
  };
  const taken = await tx
    .insertInto('idempotency_keys')
    .modifyEnd(PREPARED)
    .values({ platform_id: user.platformId, user_id: user.id, route, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'user_id', 'route', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns what is stored under a key by now; undefined for a key that nobody took. */
export const findKept = (executor: Executor, { user, route, key, now }: Omit<Claim, 'hash'>) =>
  executor
    .selectFrom('idempotency_keys')
    .modifyFront(PREPARED)
    .select(['request_hash', 'response_status', 'response_body'])
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Stores the outcome of a call under its key. */
export const keepOutcome = (tx: Tx, { user, route, key }: Claim, { status, body }: Outcome) =>
  tx
    .updateTable('idempotency_keys')
    .modifyEnd(UNANSWERED)
    .set({ response_status: status, response_body: JSON.stringify(body) })
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();

/** Deletes the outcomes that are kept no longer. */
export const deleteExpiredKeys = (db: Db, now: Date) =>
  db.deleteFrom('idempotency_keys').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
