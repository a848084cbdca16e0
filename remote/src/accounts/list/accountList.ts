import type { AccountsQuery } from '@portal/shared/contract/accounts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, text, typedText, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

/** The statuses that a list can be narrowed to. */
export const LISTED_STATUSES = ['ACTIVE', 'FROZEN', 'DISABLED'] as const;

/** The parameters that the address of a list of accounts may have. */
export const ACCOUNT_LIST = {
  sizes: SETTINGS.accounts.sizes,
  defaultSort: { column: 'displayName', descending: false },
  filters: {
    q: typedText,
    status: choice(['', ...LISTED_STATUSES], ''),
    group: text(),
    disabled: choice(['', 'shown'], ''),
  },
};

export interface AccountListing {
  readonly table: TableQuery<ParameterValues<typeof ACCOUNT_LIST.filters>>;
  readonly request: AccountsQuery;
}

/** A list of accounts as its address asks for it; `group`: of one group only. */
export function useAccountList(group?: string): AccountListing {
  const table = useTableQuery(ACCOUNT_LIST);
  const { q, status, disabled } = table.filters;
  const customerIdentifier = group ?? table.filters.group;
  const request: AccountsQuery = {
    page: table.page,
    size: table.size,
    sort: table.sort?.descending === true ? 'displayName,desc' : 'displayName,asc',
    q: q.trim() === '' ? undefined : q.trim(),
    status: status === '' ? undefined : status,
    customerIdentifier: customerIdentifier === '' ? undefined : customerIdentifier,
    showDisabled: status === '' && disabled === 'shown' ? 'true' : 'false',
  };
  return { table, request };
}
