import type { LegacyReport } from '@portal/shared/contract/reports';
import { LEGACY_CUT_OFF } from '@portal/shared/domain/reports/reportLimits';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import '../reports.css';
import { useListLegacyReportsQuery } from '../reportsApi.ts';
import { useLegacyList } from './legacyList.ts';
import './locales.ts';
import './legacy.css';
import { useLegacyColumns } from './useLegacyColumns.tsx';

const getKey = ({ fileId }: LegacyReport): string => fileId;

/** The files of the portal before this one, the newest first; they can be downloaded and nothing else. */
export function LegacyReports() {
  const { t } = useTranslation('legacyReports');
  const locale = useLocale();
  const { table, request } = useLegacyList();
  const columns = useLegacyColumns();
  const query = useListLegacyReportsQuery(request, { refetchOnMountOrArgChange: true });
  return (
    <section aria-label={t('title')} className="pr-reports">
      <p className="pr-report__kept">{t('about', { day: formatCalendarDay(LEGACY_CUT_OFF, locale) })}</p>
      <FilterBar
        count={0}
        search={<FilterSearch label={t('search')} value={table.filters.q} onChange={(q) => table.setFilters({ q })} />}
      />
      <QueryTable
        label={t('title')}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={query}
        empty={<EmptyState text={t('empty')} />}
      />
    </section>
  );
}
