import type { CompletionsExportQuery, CompletionsQuery } from '@portal/shared/contract/incentives';
import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { emptyToUndefined, toRequestDays } from '../../ui/filter/listDays.ts';
import { choice, typedDay, typedText, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const COMPLETION_LIST = {
  sizes: INCENTIVE_LIMITS.sizes,
  defaultSort: { column: 'date', descending: true },
  filters: {
    q: typedText,
    status: choice(['', ...COMPLETION_STATUSES], ''),
    from: typedDay,
    to: typedDay,
  },
};

type WholeRequest = Omit<CompletionsExportQuery, 'format'>;

export interface CompletionsFilter {
  readonly table: TableQuery<ParameterValues<typeof COMPLETION_LIST.filters>>;
  readonly request: CompletionsQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: WholeRequest;
}

/** Returns filters and requests of the history, read from the address; its days are those of the incentive's zone. */
export function useCompletionsQuery(timeZone: string): CompletionsFilter {
  const table = useTableQuery(COMPLETION_LIST);
  const { q, status, from, to } = table.filters;
  const wholeRequest: WholeRequest = {
    sort: table.sort?.descending === false ? 'date,asc' : 'date,desc',
    search: emptyToUndefined(q.trim()),
    status: status === '' ? undefined : status,
    ...toRequestDays({ from, to }, timeZone),
  };
  const size = INCENTIVE_LIMITS.sizes.find((one) => one === table.size) ?? INCENTIVE_LIMITS.sizes[0];
  return { table, wholeRequest, request: { ...wholeRequest, page: table.page, size } };
}
