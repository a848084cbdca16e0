import type { Executor } from '../../../db/client.ts';

/** False when this token was used before. */
export async function useToken(executor: Executor, jti: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('used_single_use_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
