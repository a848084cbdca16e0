import type { OrdersExportQuery } from '@portal/shared/contract/orders';
import { isTooShortForEmail } from '@portal/shared/domain/lists/recogniseSearch';
import { isTimeZone } from '@portal/shared/domain/lists/timeZones';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/ordering/orderSearchFields';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { emptyToUndefined, toRequestDays } from '../../../ui/filter/listDays.ts';
import { choice, text, typedDay, typedText, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import type { TableQuery } from '../../../ui/table/useTableQuery.ts';

/** The parameters that the addresses of orders and of line items share, whatever else each is filtered by. */
export const LIST_SEARCH = {
  searchBy: choice(['', ...ORDER_SEARCH_FIELDS], ''),
  q: typedText,
  scope: choice(['', 'all'], ''),
  /** Identifiers, comma-separated: a link may name accounts. */
  accounts: text(),
  from: typedDay,
  to: typedDay,
  /** The days are those of another time zone than the reader's. */
  zone: text(isTimeZone),
};

/** These without any filter; the text of the search stays. */
export const NO_SEARCH = { searchBy: '', scope: '', accounts: '', from: '', to: '', zone: '' } as const;

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
  readonly scope: 'account' | 'named' | 'all';
  readonly accounts: string;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  /** The part of the request that the list and its file share. */
  readonly request: Omit<OrdersExportQuery, 'state' | 'format'>;
}

/** Returns the search of a list, read from its table's address. */
export function useListSearch({ filters, sort }: TableQuery<ParameterValues<typeof LIST_SEARCH>>): ListSearch {
  const accountIdentifier = useSelectedAccount()?.accountIdentifier;
  const { searchBy, accounts, from, to, zone } = filters;
  const scope = getScope(filters, accountIdentifier);
  const q = filters.q.trim();
  const isTooShort = searchBy === 'recipientEmail' && isTooShortForEmail(q);
  const looked = isTooShort ? '' : q;
  const request = {
    sort: sort?.descending === false ? 'createdDate,asc' : 'createdDate,desc',
    scope: scope === 'all' ? scope : 'account',
    accountIdentifier: { account: accountIdentifier, named: accounts, all: undefined }[scope],
    searchBy: looked === '' || searchBy === '' ? undefined : searchBy,
    q: emptyToUndefined(looked),
    ...toRequestDays({ from, to }, zone === '' ? undefined : zone),
  } as const;
  return { searchBy, q, isTooShort, scope, accounts, from, to, zone, request };
}

function getScope(
  { scope, accounts }: Pick<ParameterValues<typeof LIST_SEARCH>, 'scope' | 'accounts'>,
  selected: string | undefined,
): ListSearch['scope'] {
  if (scope === 'all') return 'all';
  if (accounts !== '') return 'named';
  return selected === undefined ? 'all' : 'account';
}
