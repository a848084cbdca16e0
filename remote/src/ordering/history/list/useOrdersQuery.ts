import type { OrdersExportQuery, OrdersQuery } from '@portal/shared/contract/orders';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/ordering/orderSearchFields';
import { ORDER_STATES, type OrderState } from '@portal/shared/domain/ordering/orderState';
import { isTooShortForEmail } from '@portal/shared/domain/lists/recogniseSearch';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { orNothing, requestedDays } from '../../../ui/filter/listDays.ts';
import { choice, typedDay, typedText, type ValuesOf } from '../../../ui/page/addressParameter.ts';
import { useTableQuery, type TableQuery } from '../../../ui/table/useTableQuery.ts';

const ORDER_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  defaultSort: { column: 'createdDate', descending: true },
  filters: {
    searchBy: choice(['', ...ORDER_SEARCH_FIELDS], ''),
    q: typedText,
    scope: choice(['', 'all'], ''),
    status: choice(['', ...ORDER_STATES], ''),
    from: typedDay,
    to: typedDay,
  },
};

export interface OrdersFilter {
  readonly table: TableQuery<ValuesOf<typeof ORDER_LIST.filters>>;
  /** '': the text is recognised by its form. */
  readonly searchBy: OrderSearchField | '';
  readonly q: string;
  /** The email text is too short to search by; requests leave it out. */
  readonly isTooShort: boolean;
  readonly scope: 'account' | 'all';
  readonly state: OrderState | '';
  readonly from: string;
  readonly to: string;
  /** The request for one page. */
  readonly request: OrdersQuery;
  /** The same without paging, for the export. */
  readonly wholeRequest: OrdersExportQuery;
}

/** What the orders list asks for, read from the address. */
export function useOrdersQuery(): OrdersFilter {
  const table = useTableQuery(ORDER_LIST);
  const accountIdentifier = useSelectedAccount()?.accountIdentifier;
  const { searchBy, status: state, from, to } = table.filters;
  const scope = accountIdentifier === undefined || table.filters.scope === 'all' ? 'all' : 'account';
  const q = table.filters.q.trim();
  const isTooShort = searchBy === 'recipientEmail' && isTooShortForEmail(q);
  const looked = isTooShort ? '' : q;
  const wholeRequest: OrdersExportQuery = {
    sort: table.sort?.descending === false ? 'createdDate,asc' : 'createdDate,desc',
    scope,
    accountIdentifier: scope === 'account' ? accountIdentifier : undefined,
    searchBy: looked === '' || searchBy === '' ? undefined : searchBy,
    q: orNothing(looked),
    state: state === '' ? undefined : state,
    ...requestedDays({ from, to }),
  };
  const request: OrdersQuery = { page: table.page, size: table.size, ...wholeRequest };
  return { table, searchBy, q, isTooShort, scope, state, from, to, request, wholeRequest };
}
