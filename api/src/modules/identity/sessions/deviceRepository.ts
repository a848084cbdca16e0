import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

/** True when the user has signed in from the device of this token before. */
export async function isKnownDevice(db: Db, user: TenantKey, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets every device of a user. */
export const forgetDevices = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('known_devices').where('platform_id', '=', platformId).where('user_id', '=', id).execute();

/**
 * Remembers the device that a user has signed in from and returns its new token. What others have signed in from the same
 * device goes with it; the token before is worthless then, whoever put it there.
 */
export async function rememberDevice(tx: Tx, user: TenantKey, before: string | null, now: Date): Promise<string> {
  const token = randomToken();
  const token_hash = hashToken(token);
  if (before !== null)
    await tx
      .updateTable('known_devices')
      .set({ token_hash })
      .where('token_hash', '=', hashToken(before))
      .where('expires_at', '>', now)
      .execute();
  const expires_at = new Date(now.getTime() + SERVER_SETTINGS.signIn.deviceKeptMs);
  await tx
    .insertInto('known_devices')
    .values({ platform_id: user.platformId, user_id: user.id, token_hash, expires_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'platform_id', 'user_id']).doUpdateSet({ expires_at }))
    .execute();
  await tx
    .deleteFrom('known_devices')
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('token_hash')
        .where('platform_id', '=', user.platformId)
        .where('user_id', '=', user.id)
        .orderBy('expires_at', 'desc')
        .offset(SERVER_SETTINGS.signIn.devicesOfPerson),
    )
    .execute();
  return token;
}
