import { SETTINGS } from '@portal/shared/domain/settings';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Tx } from '../../db/client.ts';

/** True when the user has signed in from the device of this token before. */
export async function isKnownDevice(db: Db, userId: bigint, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers the device that a user has signed in from and returns its new token. What others have signed in from the same
 * device goes with it; the token before is worthless then, whoever put it there.
 */
export async function rememberDevice(tx: Tx, userId: bigint, before: string | null, now: Date): Promise<string> {
  const token = randomToken();
  const token_hash = hashToken(token);
  if (before !== null)
    await tx
      .updateTable('known_devices')
      .set({ token_hash })
      .where('token_hash', '=', hashToken(before))
      .where('expires_at', '>', now)
      .execute();
  const expires_at = new Date(now.getTime() + SETTINGS.signIn.deviceKeptMs);
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash, expires_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ expires_at }))
    .execute();
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('expires_at', 'desc')
        .offset(SETTINGS.signIn.devicesOfPerson),
    )
    .execute();
  return token;
}
