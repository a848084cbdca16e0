import type { IncentivesQuery } from '@portal/shared/contract/incentives';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { anywhere } from '../../db/anywhere.ts';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { INCENTIVE_FAILURES } from './incentiveErrors.ts';

/** The incentives of the accounts that the user sees. */
const visible = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('incentives')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'incentives.platform_id')
        .onRef('accounts.id', '=', 'incentives.account_id'),
    )
    .where('incentives.platform_id', '=', user.platformId)
    .where(isAccountVisible(user));

const shown = (executor: Executor, user: SessionUser) =>
  visible(executor, user)
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .innerJoin('users as maker', (join) =>
      join
        .onRef('maker.platform_id', '=', 'incentives.platform_id')
        .onRef('maker.id', '=', 'incentives.created_by_user_id'),
    )
    .selectAll('incentives')
    .select([
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_name',
      'accounts.currency_code as account_currency',
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_name',
      'maker.first_name as maker_first_name',
      'maker.last_name as maker_last_name',
    ]);

/** An incentive with the names of its account and of who created it. */
export type IncentiveRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Returns the incentive of an identifier. Raises 404 when there is none whose account the user sees. */
export async function findVisibleIncentive(
  executor: Executor,
  user: SessionUser,
  identifier: string,
): Promise<IncentiveRow> {
  const row = await shown(executor, user).where('incentives.identifier', '=', identifier).executeTakeFirst();
  if (row === undefined) throw new AppError(INCENTIVE_FAILURES.notFound);
  return row;
}

/** The state as `incentiveStatus` tells it. */
export const statusAt = (now: Date): RawBuilder<string> =>
  sql<string>`(case when not incentives.is_on then 'INACTIVE' when incentives.ends_at <= ${now} then 'EXPIRED'
    when incentives.rewards_issued >= incentives.quantity
      or incentives.responses_taken >= incentives.completes_allowed then 'COMPLETED'
    else 'ACTIVE' end)`;

type IncentiveFilter = Pick<IncentivesQuery, 'search' | 'status' | 'accountIdentifier'>;

/** Each word is a part of the name, or all of it the beginning of the identifier. */
function isFound(search: string): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql`true`;
  return sql`(fold_text(incentives.display_name) like all(array[${sql.join(words.map(anywhere))}])
    or starts_with(incentives.identifier, lower(${search})))`;
}

const isFiltered = ({ search = '', status, accountIdentifier }: IncentiveFilter, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    [
      isFound(search),
      ...(status === undefined ? [] : [sql`${statusAt(now)} = ${status}`]),
      ...(accountIdentifier === undefined ? [] : [sql`accounts.identifier = ${accountIdentifier}`]),
    ],
    sql` and `,
  )})`;

const SORTS = {
  'createdDate,desc': ['incentives.created_at', 'desc'],
  'createdDate,asc': ['incentives.created_at', 'asc'],
  'displayName,desc': ['incentives.name_key', 'desc'],
  'displayName,asc': ['incentives.name_key', 'asc'],
  'endDate,desc': ['incentives.ends_at', 'desc'],
  'endDate,asc': ['incentives.ends_at', 'asc'],
} as const satisfies Readonly<Record<IncentivesQuery['sort'], readonly [string, 'asc' | 'desc']>>;

interface IncentiveWindow {
  readonly sort: keyof typeof SORTS;
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of the incentives that the user sees. */
export function listIncentives(
  executor: Executor,
  user: SessionUser,
  { now, ...filter }: IncentiveFilter & { readonly now: Date },
  { sort, limit, offset }: IncentiveWindow,
): Promise<IncentiveRow[]> {
  const [column, direction] = SORTS[sort];
  return shown(executor, user)
    .where(isFiltered(filter, now))
    .orderBy(column, direction)
    .orderBy('incentives.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns their number, counted up to a limit. */
export async function countIncentives(
  executor: Executor,
  user: SessionUser,
  { now, ...filter }: IncentiveFilter & { readonly now: Date },
  limit: number,
): Promise<number> {
  const counted = visible(executor, user).where(isFiltered(filter, now)).select('incentives.id').limit(limit);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
