import type { IncentivesQuery } from '@portal/shared/contract/incentives';
import { INCENTIVE_STATUSES } from '@portal/shared/domain/enumerations';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { emptyToUndefined } from '../../ui/filter/listDays.ts';
import { choice, text, typedText, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const INCENTIVE_LIST = {
  sizes: INCENTIVE_LIMITS.sizes,
  defaultSort: { column: 'createdDate', descending: true },
  filters: {
    q: typedText,
    status: choice(['', ...INCENTIVE_STATUSES], ''),
    account: text(),
  },
};

export interface IncentivesFilter {
  readonly table: TableQuery<ParameterValues<typeof INCENTIVE_LIST.filters>>;
  readonly request: IncentivesQuery;
}

/** Returns filters and request of the list of incentives, read from the address. */
export function useIncentivesQuery(): IncentivesFilter {
  const table = useTableQuery(INCENTIVE_LIST);
  const { q, status, account } = table.filters;
  const request: IncentivesQuery = {
    page: table.page,
    size: INCENTIVE_LIMITS.sizes.find((size) => size === table.size) ?? INCENTIVE_LIMITS.sizes[0],
    sort: table.sort?.descending === false ? 'createdDate,asc' : 'createdDate,desc',
    search: emptyToUndefined(q.trim()),
    status: status === '' ? undefined : status,
    accountIdentifier: emptyToUndefined(account),
  };
  return { table, request };
}
