import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { CALL_LIST } from '../callList.ts';
import type { ApiCall } from '../readCalls.ts';
import { useCallColumns } from '../useCallColumns.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { useListCallsQuery } from '../callsApi.ts';

const getKey = ({ method, path }: ApiCall): string => `${method} ${path}`;

const matches = (call: ApiCall, text: string): boolean =>
  `${call.method} ${call.path} ${call.summary} ${call.rights}`.toLowerCase().includes(text.toLowerCase());

/** Lists the calls of the API, from its own description. */
export function CallsPage() {
  const { t } = useTranslation('staff');
  const { filters, setFilters } = useTableQuery(CALL_LIST);
  const query = useListCallsQuery(undefined);
  const columns = useCallColumns();
  const rows = query.data?.filter((call) => matches(call, filters.q));
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
        <FilterBar
          count={0}
          search={<FilterSearch label={t('calls.search')} value={filters.q} onChange={(q) => setFilters({ q })} />}
        />
      </PageHeader>
      <QueryTable
        label={t('title.calls')}
        columns={columns}
        rowKey={getKey}
        query={{ ...query, data: rows, currentData: rows }}
        empty={<EmptyState text={t('calls.empty')} />}
      />
    </StaffPage>
  );
}
