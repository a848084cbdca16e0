import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

/** Hashes of the passwords that a user had before, newest first. */
export async function readEarlierPasswords(
  executor: Executor,
  { platformId, id }: TenantKey,
  limit: number,
): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('password_history')
    .select('password_hash')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Remembers the password that a user had until now, and forgets those before the last ones. */
export async function rememberPassword(
  tx: Tx,
  { platformId, id }: TenantKey,
  { passwordHash, at, kept }: { readonly passwordHash: string; readonly at: Date; readonly kept: number },
): Promise<void> {
  await tx
    .insertInto('password_history')
    .values({ platform_id: platformId, user_id: id, password_hash: passwordHash, replaced_at: at })
    .execute();
  await tx
    .deleteFrom('password_history')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('password_history')
        .select('id')
        .where('platform_id', '=', platformId)
        .where('user_id', '=', id)
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}
