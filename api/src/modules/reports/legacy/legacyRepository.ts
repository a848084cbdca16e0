import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { LegacyReports } from '../../../db/schema.generated.ts';
import { accountIdOf, groupIdOf } from '../../accounts/index.ts';

export type LegacyRow = Selectable<LegacyReports>;

/** Returns the row ids of a group and of an account of an organisation; null for those that it does not have. */
export async function findCovered(
  executor: Executor,
  platformId: bigint,
  { group, account }: { readonly group: string | null; readonly account: string | null },
): Promise<{ readonly customerId: bigint | null; readonly accountId: bigint | null }> {
  const { rows } = await sql<{ customerId: bigint | null; accountId: bigint | null }>`
    select ${groupIdOf(platformId, group ?? '')} as "customerId", ${accountIdOf(platformId, account ?? '')} as "accountId"`.execute(
    executor,
  );
  return rows[0] ?? { customerId: null, accountId: null };
}

export const findByFileName = (
  executor: Executor,
  platformId: bigint,
  fileName: string,
): Promise<LegacyRow | undefined> =>
  executor
    .selectFrom('legacy_reports')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('file_name', '=', fileName)
    .executeTakeFirst();

/** Writes the report of a file, in the place of the one that has its name. */
export const replaceLegacyReport = (tx: Tx, row: Insertable<LegacyReports>) =>
  tx
    .insertInto('legacy_reports')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['platform_id', 'file_name']).doUpdateSet({ ...row, imported_at: sql`now()` }),
    )
    .execute();
