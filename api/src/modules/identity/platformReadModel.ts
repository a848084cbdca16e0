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

/** True when an organisation's passwords expire. */
export async function passwordsExpire(executor: Executor, platformId: bigint): Promise<boolean> {
  const { passwords_expire } = await executor
    .selectFrom('platforms')
    .select('passwords_expire')
    .where('id', '=', platformId)
    .executeTakeFirstOrThrow();
  return passwords_expire;
}

/** The name of an organisation. */
export const readPlatformName = async (executor: Executor, platformId: bigint): Promise<string> =>
  (await executor.selectFrom('platforms').select('name').where('id', '=', platformId).executeTakeFirstOrThrow()).name;
