import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { EmulationTokens, Users } from '../../../db/schema.generated.ts';
import type { SessionKey } from '../../../access/SessionUser.ts';
import type { UserRow } from '../userRepository.ts';

export type EmulationTokenRow = Selectable<EmulationTokens>;

/** Adds a token for the session of a member of staff. */
export const insertEmulationToken = (
  tx: Tx,
  { platformId, sessionId }: SessionKey,
  token: { readonly tokenHash: string; readonly emulatedPlatformId: bigint; readonly expiresAt: Date },
) =>
  tx
    .insertInto('emulation_tokens')
    .values({
      token_hash: token.tokenHash,
      platform_id: platformId,
      session_id: sessionId,
      emulated_platform_id: token.emulatedPlatformId,
      expires_at: token.expiresAt,
    })
    .execute();

/** Uses up a token of that session; undefined when there is none, or it was used or has expired. */
export const spendEmulationToken = (
  tx: Tx,
  tokenHash: string,
  { platformId, sessionId }: SessionKey,
  now: Date,
): Promise<EmulationTokenRow | undefined> =>
  tx
    .updateTable('emulation_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('platform_id', '=', platformId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** The user of a platform who stands in for a member of staff, with the names that they have now. */
export async function saveStandIn(tx: Tx, user: Insertable<Users>): Promise<UserRow> {
  const { email, platform_id } = user;
  await tx
    .insertInto('login_emails')
    .values({ email, platform_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'staff_email'])
        .where('staff_email', 'is not', null)
        .doUpdateSet({ first_name: user.first_name, last_name: user.last_name, lang_key: user.lang_key }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
