import type { AllowlistRecipient } from '@portal/shared/contract/allowlist';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListAllowlistEntriesQuery } from '../recipientsApi.ts';
import { useRecipientList } from './recipientList.ts';
import { useRecipientColumns } from './useRecipientColumns.tsx';

const getKey = ({ email }: AllowlistRecipient): string => email;

/** The people on the list by name, with search. */
export function RecipientList() {
  const { t } = useTranslation('allowlist');
  const { table, request } = useRecipientList();
  const columns = useRecipientColumns();
  const query = useListAllowlistEntriesQuery(request, { refetchOnMountOrArgChange: true });
  return (
    <section aria-label={t('title.list')} className="pr-recipients">
      <FilterBar
        count={0}
        search={<FilterSearch label={t('search')} value={table.filters.q} onChange={(q) => table.setFilters({ q })} />}
      />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={query}
        empty={<EmptyState text={t('empty')} />}
      />
    </section>
  );
}
