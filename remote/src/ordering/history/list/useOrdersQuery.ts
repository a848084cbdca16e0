import type { OrdersExportQuery, OrdersQuery } from '@portal/shared/contract/orders';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/orderSearchFields';
import { ORDER_STATES, type OrderState } from '@portal/shared/domain/orderState';
import { isTooShortForEmail } from '@portal/shared/domain/recogniseSearch';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useTableQuery, type TableQuery } from '../../../ui/table/useTableQuery.ts';

const FILTERS = ['searchBy', 'q', 'scope', 'status', 'from', 'to'] as const;
const NEWEST_FIRST = { column: 'createdDate', descending: true };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface OrdersFilter {
  readonly table: TableQuery;
  /** '': the text is recognised by its form. */
  readonly searchBy: OrderSearchField | '';
  readonly q: string;
  /** Too little of an address to be looked for; the server is asked without it. */
  readonly isTooShort: boolean;
  readonly scope: 'account' | 'all';
  readonly state: OrderState | '';
  readonly from: string;
  readonly to: string;
  /** What the server is asked for, page by page. */
  readonly request: OrdersQuery;
  /** The same for all pages at once. */
  readonly wholeRequest: OrdersExportQuery;
}

/** What the orders list asks for, read from the address; nonsense there falls back to the defaults. */
export function useOrdersQuery(): OrdersFilter {
  const table = useTableQuery({ sizes: SETTINGS.paging.ordersSizes, defaultSort: NEWEST_FIRST, filters: FILTERS });
  const accountIdentifier = useSelectedAccount()?.accountIdentifier;
  const filter = (name: (typeof FILTERS)[number]): string => table.filters[name] ?? '';
  const searchBy = ORDER_SEARCH_FIELDS.find((field) => field === filter('searchBy')) ?? '';
  const state = ORDER_STATES.find((one) => one === filter('status')) ?? '';
  const scope = accountIdentifier === undefined || filter('scope') === 'all' ? 'all' : 'account';
  const [from, to] = [dayOrNothing(filter('from')), dayOrNothing(filter('to'))];
  const q = filter('q').trim();
  const isTooShort = searchBy === 'recipientEmail' && isTooShortForEmail(q);
  const looked = isTooShort ? '' : q;
  const wholeRequest: OrdersExportQuery = {
    sort: table.sort?.column === 'createdDate' && !table.sort.descending ? 'createdDate,asc' : 'createdDate,desc',
    scope,
    accountIdentifier: scope === 'account' ? accountIdentifier : undefined,
    searchBy: looked === '' || searchBy === '' ? undefined : searchBy,
    q: orNothing(looked),
    state: state === '' ? undefined : state,
    from: orNothing(from),
    to: orNothing(to),
  };
  const request: OrdersQuery = { page: table.page, size: table.size, ...wholeRequest };
  return { table, searchBy, q, isTooShort, scope, state, from, to, request, wholeRequest };
}

const dayOrNothing = (text: string): string => (isDay(text) ? text : '');

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The call leaves out what is undefined. */
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
