import type { Executor } from '../../db/client.ts';

/** True when an organisation asks each of its users for a code. */
export async function isMfaRequired(executor: Executor, platformId: bigint): Promise<boolean> {
  const { mfa_required } = await executor
    .selectFrom('platforms')
    .select('mfa_required')
    .where('id', '=', platformId)
    .executeTakeFirstOrThrow();
  return mfa_required;
}
