import type { Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { SignInPolicies } from '../../db/schema.generated.ts';

export type SignInPolicyRow = Selectable<SignInPolicies>;

/** Returns the policy of an organisation; undefined before it was changed for the first time. */
export const findPolicy = (executor: Executor, platformId: bigint): Promise<SignInPolicyRow | undefined> =>
  executor.selectFrom('sign_in_policies').selectAll().where('platform_id', '=', platformId).executeTakeFirst();

/** Keeps the policy of an organisation, in the place of the one before. */
export const savePolicy = (
  tx: Tx,
  platformId: bigint,
  policy: Omit<Updateable<SignInPolicies>, 'platform_id'>,
): Promise<SignInPolicyRow> =>
  tx
    .insertInto('sign_in_policies')
    .values({ ...policy, platform_id: platformId })
    .onConflict((conflict) => conflict.column('platform_id').doUpdateSet(policy))
    .returningAll()
    .executeTakeFirstOrThrow();
