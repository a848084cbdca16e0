import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { SsoTests } from '../../db/schema.generated.ts';

export type TestRow = Selectable<SsoTests>;

/** Records that a connection is tested. */
export const insertTest = (executor: Executor, test: Insertable<SsoTests>) =>
  executor.insertInto('sso_tests').values(test).execute();

/** Returns a test of an organisation, until it is forgotten. */
export const findTest = (
  executor: Executor,
  platformId: bigint,
  testId: string,
  now: Date,
): Promise<TestRow | undefined> =>
  executor
    .selectFrom('sso_tests')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', testId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Keeps what became of a test. */
export const saveTestOutcome = (executor: Executor, platformId: bigint, testId: string, sealedOutcome: string) =>
  executor
    .updateTable('sso_tests')
    .set({ sealed_outcome: sealedOutcome })
    .where('platform_id', '=', platformId)
    .where('id', '=', testId)
    .execute();
