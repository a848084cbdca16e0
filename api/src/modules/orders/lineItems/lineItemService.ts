import type { LineItemPage, LineItemRow, LineItemsQuery } from '@portal/shared/contract/lineItems';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { toOrderScope, toPage, toListWindow } from '../toOrderFilter.ts';
import type { ViewContext } from '../lineActions.ts';
import { getRemainingBalance, toOrderLineRow } from '../toOrderLine.ts';
import { toLineItemFilter } from './toLineItemFilter.ts';
import { findLineItemIds, listLineItems, type LineItemView } from './lineItemReadModel.ts';
import type { LineItemFilter } from './lineItemSearch.ts';

/** Lists the lines of all orders that a user may see, up to the table's row limit. */
export const createListLineItems =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: LineItemsQuery): Promise<LineItemPage> => {
    const now = clock.now();
    const filter = await toLineItemFilter(db, user, query, now);
    const { ids, total } = await findLineItemIds(db, filter, toListWindow(query), SETTINGS.paging.tableMax + 1);
    const rows = await listLineItems(db, user.platformId, ids);
    return { content: rows.map((row) => toLineItemRow(row, { user, now })), ...toPage(query, total) };
  };

export type ListLineItems = ReturnType<typeof createListLineItems>;

/** Counts the lines that were not delivered among all orders that a user sees, up to the table's row limit. */
export const createCountUndelivered =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser): Promise<number> => {
    const scope = await toOrderScope(db, user, { scope: 'all', accountIdentifier: undefined });
    const filter: LineItemFilter = { ...scope, deliveryStatuses: ['NOT_DELIVERED'], now: clock.now() };
    const window = { direction: 'desc', limit: 0, offset: 0 } as const;
    return (await findLineItemIds(db, filter, window, SETTINGS.paging.tableMax)).total;
  };

export type CountUndelivered = ReturnType<typeof createCountUndelivered>;

const toLineItemRow = (line: LineItemView, context: ViewContext): LineItemRow => ({
  ...toOrderLineRow(line, context, line.user_id),
  referenceOrderId: line.reference_order_id,
  createdDate: line.created_at.toISOString(),
  issued: line.issued_at?.toISOString() ?? null,
  remainingBalance: getRemainingBalance(line),
  location: line.location_id,
  accountDisplayName: line.account_display_name,
  accountIdentifier: line.account_identifier,
});
