import type { LegacyReportsQuery } from '@portal/shared/contract/reports';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { emptyToUndefined } from '../../ui/filter/listDays.ts';
import { typedText } from '../../ui/page/urlParameter.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';

const LEGACY_LIST = {
  sizes: REPORT_LIMITS.sizes,
  defaultSort: { column: 'madeDate', descending: true },
  filters: { q: typedText },
};

/** Returns the list of these files and its request, read from the address. */
export function useLegacyList() {
  const table = useTableQuery(LEGACY_LIST);
  const request: LegacyReportsQuery = {
    page: table.page,
    // One of the sizes, each of which the server takes.
    size: REPORT_LIMITS.sizes.find((size) => size === table.size) ?? REPORT_LIMITS.sizes[0],
    sort: table.sort?.descending === false ? 'madeDate,asc' : 'madeDate,desc',
    search: emptyToUndefined(table.filters.q.trim()),
  };
  return { table, request };
}
