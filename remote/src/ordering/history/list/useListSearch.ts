import type { OrdersExportQuery } from '@portal/shared/contract/orders';
import { isTooShortForEmail } from '@portal/shared/domain/lists/recogniseSearch';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/ordering/orderSearchFields';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { emptyToUndefined, toRequestDays } from '../../../ui/filter/listDays.ts';
import { choice, typedDay, typedText, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import type { TableQuery } from '../../../ui/table/useTableQuery.ts';

/** The parameters that the addresses of orders and of line items share, whatever else each is filtered by. */
export const LIST_SEARCH = {
  searchBy: choice(['', ...ORDER_SEARCH_FIELDS], ''),
  q: typedText,
  scope: choice(['', 'all'], ''),
  from: typedDay,
  to: typedDay,
};

/** Page, size and order of such a list. */
export const LIST_VIEW = {
  sizes: SETTINGS.paging.ordersSizes,
  defaultSort: { column: 'createdDate', descending: true },
};

export interface ListSearch {
  /** '': the text is recognised by its form. */
  readonly searchBy: OrderSearchField | '';
  readonly q: string;
  /** The email text is too short to search by; requests leave it out. */
  readonly isTooShort: boolean;
  readonly scope: 'account' | 'all';
  readonly from: string;
  readonly to: string;
  /** The part of the request that the list and its file share. */
  readonly request: Omit<OrdersExportQuery, 'state' | 'format'>;
}

/** Returns the search of a list, read from its table's address. */
export function useListSearch({ filters, sort }: TableQuery<ParameterValues<typeof LIST_SEARCH>>): ListSearch {
  const accountIdentifier = useSelectedAccount()?.accountIdentifier;
  const { searchBy, from, to } = filters;
  const scope = accountIdentifier === undefined || filters.scope === 'all' ? 'all' : 'account';
  const q = filters.q.trim();
  const isTooShort = searchBy === 'recipientEmail' && isTooShortForEmail(q);
  const looked = isTooShort ? '' : q;
  const request = {
    sort: sort?.descending === false ? 'createdDate,asc' : 'createdDate,desc',
    scope,
    accountIdentifier: scope === 'account' ? accountIdentifier : undefined,
    searchBy: looked === '' || searchBy === '' ? undefined : searchBy,
    q: emptyToUndefined(looked),
    ...toRequestDays({ from, to }),
  } as const;
  return { searchBy, q, isTooShort, scope, from, to, request };
}
