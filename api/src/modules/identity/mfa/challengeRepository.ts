import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { MfaChallenges } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

export type ChallengeRow = Selectable<MfaChallenges>;

/** Adds a challenge. */
export const insertChallenge = (tx: Tx, challenge: Insertable<MfaChallenges>): Promise<ChallengeRow> =>
  tx.insertInto('mfa_challenges').values(challenge).returningAll().executeTakeFirstOrThrow();

/** The challenge of a token, unless it was used or is over. */
export const findChallenge = (executor: Executor, tokenHash: string, now: Date): Promise<ChallengeRow | undefined> =>
  executor
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockChallenge = (tx: Tx, tokenHash: string, now: Date): Promise<ChallengeRow | undefined> =>
  tx
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** Changes a challenge. */
export const updateChallenge = (tx: Tx, tokenHash: string, change: Updateable<MfaChallenges>): Promise<ChallengeRow> =>
  tx
    .updateTable('mfa_challenges')
    .set(change)
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Counts a try before the code is compared; undefined when there is no try left, or no challenge. */
export const countTry = (executor: Executor, tokenHash: string, now: Date): Promise<ChallengeRow | undefined> =>
  executor
    .updateTable('mfa_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', SERVER_SETTINGS.mfa.tries)
    .returningAll()
    .executeTakeFirst();

/** Uses a challenge up; false when somebody else did before. */
export async function spendChallenge(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('mfa_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Uses up every challenge of a user. */
export const spendAllChallenges = (tx: Tx, { platformId, id }: TenantKey, now: Date) =>
  tx
    .updateTable('mfa_challenges')
    .set({ used_at: now })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
