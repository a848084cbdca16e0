import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterText } from '../../ui/filter/FilterText.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { CALL_LIST } from '../calls/callList.ts';
import type { ApiCall } from '../calls/readCalls.ts';
import { useCallColumns } from '../calls/useCallColumns.tsx';
import { StaffPage } from '../frame/StaffPage.tsx';
import { useListCallsQuery } from '../systemApi.ts';

const keyOf = ({ method, path }: ApiCall): string => `${method} ${path}`;

const matches = (call: ApiCall, text: string): boolean =>
  `${call.method} ${call.path} ${call.summary} ${call.rights}`.toLowerCase().includes(text.toLowerCase());

/** What the API can be asked, from its own description. */
export function CallsPage() {
  const { t } = useTranslation('staff');
  const { filters, isFiltered, setFilters, resetFilters } = useTableQuery(CALL_LIST);
  const { data, error, isFetching, refetch } = useListCallsQuery(undefined);
  const columns = useCallColumns();
  const rows = data?.filter((call) => matches(call, filters.q));
  return (
    <StaffPage>
      <PageHeader
        title={t('title.calls')}
        subtitle={t('calls.about')}
        action={
          <a className="pr-link" href="/api/openapi.json" target="_blank" rel="noreferrer">
            {t('calls.document')}
          </a>
        }
      >
        <FilterBar count={isFiltered ? 1 : 0} onClear={resetFilters}>
          <FilterText label={t('calls.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
        </FilterBar>
      </PageHeader>
      <DataTable
        label={t('title.calls')}
        columns={columns}
        rowKey={keyOf}
        rows={rows}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('calls.empty')} />}
      />
    </StaffPage>
  );
}
