import type { Report } from '@portal/shared/contract/reports';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { getReportPath } from '../reportPaths.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { useOutcomeNotes } from './useOutcomeNotes.ts';
import { useReportColumns } from './useReportColumns.tsx';
import { useReportsList } from './useReportsList.ts';
import { useReportsQuery } from './useReportsQuery.ts';

const getKey = ({ reportId }: Report): string => reportId;

/** The reports that the user may see, the newest first. Their pages lie below `path`. */
export function GeneratedReports({ path, canCreate }: { readonly path: string; readonly canCreate: boolean }) {
  const { t } = useTranslation('reports');
  const filter = useReportsQuery();
  const getPath = useCallback(({ reportId }: Report) => getReportPath(path, reportId), [path]);
  const columns = useReportColumns(getPath);
  const query = useReportsList(filter.request);
  useOutcomeNotes(query.currentData?.rows, getPath);
  return (
    <div className="pr-reports">
      <ReportFilters filter={filter} />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        list={filter.table}
        query={query}
        columnsKey={userKey(usePrincipal(), 'reportColumns@1')}
        empty={<EmptyState text={t(canCreate ? 'empty.create' : 'empty.read')} />}
      />
    </div>
  );
}
