import type { OrdersExportQuery, OrdersQuery } from '@portal/shared/contract/orders';
import { ORDER_STATES, type OrderState } from '@portal/shared/domain/ordering/orderState';
import { choice, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../../ui/table/useTableQuery.ts';
import { LIST_SEARCH, LIST_VIEW, useListSearch, type ListSearch } from './useListSearch.ts';

const ORDER_LIST = { ...LIST_VIEW, filters: { ...LIST_SEARCH, status: choice(['', ...ORDER_STATES], '') } };

export interface OrdersFilter {
  readonly table: TableQuery<ParameterValues<typeof ORDER_LIST.filters>>;
  readonly search: ListSearch;
  readonly state: OrderState | '';
  /** The request for one page. */
  readonly request: OrdersQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: Omit<OrdersExportQuery, 'format'>;
}

/** Returns filters and requests of the orders list, read from the address. */
export function useOrdersQuery(): OrdersFilter {
  const table = useTableQuery(ORDER_LIST);
  const search = useListSearch(table);
  const { status: state } = table.filters;
  const wholeRequest = { ...search.request, state: state === '' ? undefined : state };
  const request: OrdersQuery = { page: table.page, size: table.size, ...wholeRequest };
  return { table, search, state, request, wholeRequest };
}
