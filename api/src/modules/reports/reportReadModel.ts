import type { ReportFigure, ReportsQuery } from '@portal/shared/contract/reports';
import { ANY_ORDER_HISTORY, holds, isAllowed } from '@portal/shared/domain/access/permissions';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { listReportTypes, seesOwnOrdersOnly } from '@portal/shared/domain/reports/reportRights';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { anywhere } from '../../db/anywhere.ts';
import type { Executor } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';

const seesAll = ({ access, emulationPlatformId }: SessionUser): boolean =>
  access.organization || emulationPlatformId !== null;

/** The condition that the viewer's access covers all that a report is about. */
const coversScope = (viewer: SessionUser): RawBuilder<SqlBool> =>
  seesAll(viewer)
    ? sql`true`
    : sql`case reports.generated_for
        when 'GROUPS' then reports.customer_ids <@ ${viewer.access.customerIds}::bigint[]
        when 'ACCOUNTS' then not exists (
          select from unnest(reports.account_ids) as covered (id) where not exists (
            select from accounts where accounts.platform_id = ${viewer.platformId} and accounts.id = covered.id
              and ${isAccountVisible(viewer)}))
        else false end`;

/** The condition that the viewer may see as many orders, names and balances as its requester. */
function showsNoMore(viewer: SessionUser): RawBuilder<SqlBool> {
  const areOwn = sql<SqlBool>`(reports.is_own_only and reports.user_id = ${viewer.id})`;
  const orders = seesOwnOrdersOnly(viewer) ? areOwn : sql<SqlBool>`true`;
  return sql`(case reports.type
    when 'TRANSACTIONS' then (not reports.has_names or ${mayReadNames(viewer, areOwn)})
      and (not reports.has_balances or ${holds(viewer, 'VIEW_BALANCE_ACCESS')}::boolean)
    when 'BALANCES' then true
    else ${orders} end)`;
}

function mayReadNames(viewer: SessionUser, areOwn: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  if (seesEveryone(viewer)) return sql`true`;
  return isAllowed(viewer, { any: ANY_ORDER_HISTORY }) ? areOwn : sql`false`;
}

/** The condition that the rights and the access of the viewer are those that a report needs. */
const isReadable = (viewer: SessionUser): RawBuilder<boolean> =>
  sql<boolean>`(reports.type = any(${listReportTypes(viewer)}::text[]) and ${coversScope(viewer)} and ${showsNoMore(viewer)})`;

const GROUPS = sql<{ identifier: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('identifier', customers.identifier, 'name', customers.display_name)
    order by customers.display_name), '[]')
  from customers where customers.platform_id = reports.platform_id and customers.id = any(reports.customer_ids))`;

const ACCOUNTS = sql<{ identifier: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('identifier', accounts.identifier, 'name', accounts.display_name)
    order by accounts.display_name), '[]')
  from accounts where accounts.platform_id = reports.platform_id and accounts.id = any(reports.account_ids))`;

const FILES = sql<number>`(
  select count(*)::int from report_files where report_files.platform_id = reports.platform_id
    and report_files.report_id = reports.id and report_files.run = reports.run)`;

/** The reports that exist for a viewer: own ones, and those that the viewer may read. */
const visible = (executor: Executor, viewer: SessionUser) =>
  executor
    .selectFrom('reports')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'reports.platform_id').onRef('users.id', '=', 'reports.user_id'),
    )
    .where('reports.platform_id', '=', viewer.platformId)
    .where((is) => is.or([is('reports.user_id', '=', viewer.id), isReadable(viewer)]));

const shown = (executor: Executor, viewer: SessionUser) =>
  visible(executor, viewer)
    .selectAll('reports')
    .select([
      'users.first_name',
      'users.last_name',
      isReadable(viewer).as('is_readable'),
      GROUPS.as('groups'),
      ACCOUNTS.as('accounts'),
      FILES.as('file_count'),
      sql<ReportFigure[] | null>`reports.figures`.as('report_figures'),
    ]);

/** A report as its viewer may know it. */
export type ShownReport = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Returns a report that exists for the viewer; undefined for any other. */
export const findReport = async (
  executor: Executor,
  viewer: SessionUser,
  reportId: string,
): Promise<ShownReport | undefined> =>
  isUuid(reportId) ? shown(executor, viewer).where('reports.id', '=', reportId).executeTakeFirst() : undefined;

/** Filters of the list; times in UTC, `before` exclusive. */
interface ReportFilter extends Pick<ReportsQuery, 'search' | 'type' | 'status'> {
  readonly since?: Date;
  readonly before?: Date;
}

/** Each word is a part of the name, or all of it the beginning of the identifier. */
function isFound(search: string): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql`true`;
  return sql`(fold_text(reports.name) like all(array[${sql.join(words.map(anywhere))}])
    or starts_with(reports.id::text, lower(${search})))`;
}

const isFiltered = ({ search = '', type, status, since, before }: ReportFilter): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    [
      isFound(search),
      ...(type === undefined ? [] : [sql`reports.type = ${type}`]),
      ...(status === undefined ? [] : [sql`reports.status = ${status}`]),
      ...(since === undefined ? [] : [sql`reports.created_at >= ${since}`]),
      ...(before === undefined ? [] : [sql`reports.created_at < ${before}`]),
    ],
    sql` and `,
  )})`;

/** A page of the reports that exist for the viewer, by the time of the request. */
export const listReports = (
  executor: Executor,
  viewer: SessionUser,
  filter: ReportFilter,
  { direction, limit, offset }: { readonly direction: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<ShownReport[]> =>
  shown(executor, viewer)
    .where(isFiltered(filter))
    .orderBy('reports.created_at', direction)
    .orderBy('reports.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number of those reports, counted up to `cap`. */
export async function countReports(
  executor: Executor,
  viewer: SessionUser,
  filter: ReportFilter,
  cap: number,
): Promise<number> {
  const counted = visible(executor, viewer).where(isFiltered(filter)).select('reports.id').limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
