import type {
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  OrderPage,
  OrdersExportQuery,
  OrdersQuery,
} from '@portal/shared/contract/orders';
import { ALL_ORDER_HISTORY, holds } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { activeAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { lineTimeline } from './lineTimeline.ts';
import { listMails } from '../../delivery/lineMailsReadModel.ts';
import { findTemplateName } from '../templates/index.ts';
import { findLine, listLines } from './orderLineReadModel.ts';
import {
  findOrder,
  findLineFigures,
  findMatchedRecipients,
  findOrderIds,
  listOrders,
  listVisibleAccountIds,
  type OrderView,
} from './orderReadModel.ts';
import type { OrderFilter } from './orderSearch.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';
import { toOrderDetail, toOrderRow } from './toOrder.ts';
import { toOrderLineDetail, toOrderLineRow } from './toOrderLine.ts';

const LINE_NUMBER = /^\d{1,9}$/;

/** True when the user may also see orders placed by others. */
export const seesEveryone = (user: SessionUser): boolean => ALL_ORDER_HISTORY.some((code) => holds(user, code));

/** Reads orders. Whoever may see an order may see its amounts, also without VIEW_BALANCE_ACCESS. */
export function createOrderHistoryService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const requireOrder = async (user: SessionUser, reference: string): Promise<OrderView> => {
    const order = await findOrder(db, user, seesEveryone(user), reference);
    if (!order) throw new AppError(ORDER_FAILURES.notFound);
    return order;
  };

  return {
    /** A page of the list, up to the table's row limit. */
    list: async (user: SessionUser, query: OrdersQuery): Promise<OrderPage> => {
      const filter = await orderFilterOf(db, user, query);
      const cap = SETTINGS.paging.tableMax;
      const offset = query.page * query.size;
      const window = {
        direction: query.sort === 'createdDate,asc' ? 'asc' : 'desc',
        limit: Math.max(0, Math.min(query.size, cap - offset)),
        offset,
      } as const;
      const { ids, total } = await findOrderIds(db, filter, window, cap + 1);
      const rows = ids.length === 0 ? [] : await listOrders(db, user.platformId, ids, window.direction);
      const matched = await findMatchedRecipients(db, ids, filter);
      return {
        content: rows.map((row) => toOrderRow(row, matched.get(row.id) ?? null)),
        page: query.page,
        size: query.size,
        totalElements: Math.min(total, cap),
        isCapped: total > cap,
      };
    },

    get: async (user: SessionUser, reference: string): Promise<OrderDetail> => {
      const order = await requireOrder(user, reference);
      return toOrderDetail(order, await findLineFigures(db, keyOf(order)));
    },

    listLines: async (
      user: SessionUser,
      reference: string,
      { page, size }: { page: number; size: number },
    ): Promise<OrderLinePage> => {
      const order = await requireOrder(user, reference);
      const rows = await listLines(db, keyOf(order), size, page * size);
      const now = clock.now();
      return {
        content: rows.map((row) => toOrderLineRow(row, now)),
        page,
        size,
        totalElements: order.line_count,
        isCapped: false,
      };
    },

    getLine: async (user: SessionUser, reference: string, lineNumber: string): Promise<OrderLineDetail> => {
      const order = await requireOrder(user, reference);
      const line = LINE_NUMBER.test(lineNumber) ? await findLine(db, keyOf(order), Number(lineNumber)) : undefined;
      if (!line) throw new AppError(ORDER_FAILURES.lineNotFound);
      const now = clock.now();
      const timeline = lineTimeline(order, line, await listMails(db, keyOf(line)), now);
      return toOrderLineDetail(line, {
        order,
        timeline,
        now,
        templateName: line.etid === null ? null : await findTemplateName(db, user.platformId, line.etid),
      });
    },
  };
}

/** Filter of a user's order list and export: the query's filters within what the user may see. */
export async function orderFilterOf(db: Db, user: SessionUser, query: OrdersExportQuery): Promise<OrderFilter> {
  const everyone = seesEveryone(user);
  const accountIds = await accountIdsOf(db, user, query, everyone);
  return {
    platformId: user.platformId,
    ...(!everyone && { userId: user.id }),
    ...(accountIds && { accountIds }),
    ...(query.state && { state: query.state }),
    ...daysOf(query),
    ...(query.q && { search: { by: query.searchBy, text: query.q } }),
  };
}

/** The accounts of the scope; null when unrestricted. */
async function accountIdsOf(
  db: Db,
  user: SessionUser,
  query: OrdersExportQuery,
  everyone: boolean,
): Promise<readonly bigint[] | null> {
  if (query.scope === 'all') return everyone ? listVisibleAccountIds(db, user) : null;
  return [(await activeAccount(db, user, query)).id];
}

export type OrderHistoryService = ReturnType<typeof createOrderHistoryService>;
