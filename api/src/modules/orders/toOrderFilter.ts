import type { OrdersExportQuery, OrdersQuery } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { commaList } from '@portal/shared/domain/money/commaList';
import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import { findActiveAccount, listVisibleAccounts } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { listVisibleAccountIds, type ListWindow } from './orderReadModel.ts';
import type { Direction, OrderFilter, OrderScope } from './orderSearch.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';

const { tableMax } = SETTINGS.paging;

type ScopeQuery = Pick<OrdersExportQuery, 'scope' | 'accountIdentifier'>;
type PageQuery = Pick<OrdersQuery, 'sort' | 'page' | 'size'>;

/** The direction of a list's order. */
export const toDirection = ({ sort }: Pick<OrdersQuery, 'sort'>): Direction =>
  sort === 'createdDate,asc' ? 'asc' : 'desc';

/** The rows of a page, none of them beyond the table's limit. */
export function toListWindow({ sort, page, size }: PageQuery): ListWindow {
  const offset = page * size;
  return { direction: toDirection({ sort }), limit: Math.max(0, Math.min(size, tableMax - offset)), offset };
}

/** Returns what a page says of its list. */
export const toPage = ({ page, size }: PageQuery, total: number) => ({
  page,
  size,
  totalElements: Math.min(total, tableMax),
  isCapped: total > tableMax,
});

/** Filter of a user's order list and its file: the query's filters within what the user may see. */
export async function toOrderFilter(
  db: Db,
  user: SessionUser,
  query: Omit<OrdersExportQuery, 'format'>,
): Promise<OrderFilter> {
  return {
    ...(await toOrderScope(db, user, query)),
    ...(query.state && { state: query.state }),
    ...daysOf(query),
    ...(query.q && { search: { by: query.searchBy, text: query.q } }),
  };
}

/** The orders of a query's scope that the user may see. */
export async function toOrderScope(db: Db, user: SessionUser, query: ScopeQuery): Promise<OrderScope> {
  const everyone = seesEveryone(user);
  const accountIds = await accountIdsOf(db, user, query, everyone);
  return {
    platformId: user.platformId,
    ...(!everyone && { userId: user.id }),
    ...(accountIds && { accountIds }),
  };
}

/** The accounts of the scope; null when unrestricted. */
async function accountIdsOf(
  db: Db,
  user: SessionUser,
  query: ScopeQuery,
  everyone: boolean,
): Promise<readonly bigint[] | null> {
  if (query.scope === 'all') return everyone ? listVisibleAccountIds(db, user) : null;
  const named = commaList(query.accountIdentifier ?? '');
  if (named.length === 0) return [(await findActiveAccount(db, user)).id];
  const accounts = await listVisibleAccounts(db, user, named);
  if (accounts.length < new Set(named).size) throw new AppError(ACCESS_FAILURES.accountNotFound);
  return accounts.map(({ id }) => id);
}
