import { holds } from '@portal/shared/domain/access/permissions';
import { listReportTypes, seesOwnOrdersOnly } from '@portal/shared/domain/reports/reportRights';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAccountVisible } from '../../../access/accountAccess.ts';
import { seesEveryone } from '../../../access/seesEveryone.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { anywhere } from '../../../db/anywhere.ts';
import type { Executor } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';

/** The types of these files that a user may read: they hold the orders of everybody, names and balances. */
const readableTypes = (user: SessionUser): readonly string[] =>
  listReportTypes(user).filter((type) => {
    if (type === 'BALANCES') return true;
    if (type === 'TRANSACTIONS') return seesEveryone(user) && holds(user, 'VIEW_BALANCE_ACCESS');
    return !seesOwnOrdersOnly(user);
  });

/** The condition that the user's access covers all that a file is about. */
const coversScope = (user: SessionUser): RawBuilder<SqlBool> =>
  user.access.organization || user.emulationPlatformId !== null
    ? sql`true`
    : sql`(legacy_reports.customer_id = any(${user.access.customerIds}::bigint[])
        or (legacy_reports.account_id is not null and exists (
          select from accounts where accounts.platform_id = ${user.platformId}
            and accounts.id = legacy_reports.account_id and ${isAccountVisible(user)})))`;

const visible = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('legacy_reports')
    .where('legacy_reports.platform_id', '=', user.platformId)
    .where(sql<SqlBool>`legacy_reports.report_type = any(${readableTypes(user)}::text[])`)
    .where(coversScope(user));

const shown = (executor: Executor, user: SessionUser) =>
  visible(executor, user)
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'legacy_reports.platform_id')
        .onRef('customers.id', '=', 'legacy_reports.customer_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'legacy_reports.platform_id')
        .onRef('accounts.id', '=', 'legacy_reports.account_id'),
    )
    .selectAll('legacy_reports')
    .select([
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_display_name',
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_display_name',
    ]);

/** A file of the portal before this one, with the names of what it covers. */
export type ShownLegacyReport = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Each word is a part of the name or of the file's name. */
function isFound(search: string): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql`true`;
  const text = sql`fold_text(legacy_reports.report_name || ' ' || legacy_reports.file_name)`;
  return sql`${text} like all(array[${sql.join(words.map(anywhere))}])`;
}

interface LegacyWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A page of the files that the user may read, by when they were made. */
export const listLegacyReports = (
  executor: Executor,
  user: SessionUser,
  search: string,
  { direction, limit, offset }: LegacyWindow,
): Promise<ShownLegacyReport[]> =>
  shown(executor, user)
    .where(isFound(search))
    .orderBy('legacy_reports.requested_at', direction)
    .orderBy('legacy_reports.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number of those files, counted up to `cap`. */
export async function countLegacyReports(
  executor: Executor,
  user: SessionUser,
  search: string,
  cap: number,
): Promise<number> {
  const counted = visible(executor, user).where(isFound(search)).select('legacy_reports.id').limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a file that the user may read; undefined for any other. */
export const findLegacyReport = async (
  executor: Executor,
  user: SessionUser,
  fileId: string,
): Promise<ShownLegacyReport | undefined> =>
  isUuid(fileId) ? shown(executor, user).where('legacy_reports.identifier', '=', fileId).executeTakeFirst() : undefined;
