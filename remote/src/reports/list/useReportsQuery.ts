import type { ReportsQuery } from '@portal/shared/contract/reports';
import { REPORT_STATUSES, REPORT_TYPES } from '@portal/shared/domain/enumerations';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { emptyToUndefined, toRequestDays } from '../../ui/filter/listDays.ts';
import { choice, typedDay, typedText, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const REPORT_LIST = {
  sizes: REPORT_LIMITS.sizes,
  defaultSort: { column: 'requestedDate', descending: true },
  filters: {
    q: typedText,
    type: choice(['', ...REPORT_TYPES], ''),
    status: choice(['', ...REPORT_STATUSES], ''),
    from: typedDay,
    to: typedDay,
  },
};

export interface ReportsFilter {
  readonly table: TableQuery<ParameterValues<typeof REPORT_LIST.filters>>;
  readonly request: ReportsQuery;
}

/** Returns filters and request of the list of reports, read from the address. */
export function useReportsQuery(): ReportsFilter {
  const table = useTableQuery(REPORT_LIST);
  const { q, type, status, from, to } = table.filters;
  const request: ReportsQuery = {
    page: table.page,
    // One of the sizes, each of which the server takes.
    size: REPORT_LIMITS.sizes.find((size) => size === table.size) ?? REPORT_LIMITS.sizes[0],
    sort: table.sort?.descending === false ? 'requestedDate,asc' : 'requestedDate,desc',
    search: emptyToUndefined(q.trim()),
    type: type === '' ? undefined : type,
    status: status === '' ? undefined : status,
    ...toRequestDays({ from, to }),
  };
  return { table, request };
}
