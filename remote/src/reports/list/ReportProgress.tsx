import type { Report } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { ReportStatusChip } from '../ReportStatusChip.tsx';
import { isBeingMade } from './useReportsList.ts';

/** The status of a report in the list; of one that is being made also how far it is. */
export function ReportProgress({ report }: { readonly report: Report }) {
  const { t } = useTranslation('reports');
  const { isWaiting, rowsDone, rowCount } = report;
  return (
    <span className="pr-reports__state">
      <ReportStatusChip report={report} />
      {isBeingMade(report) && (
        <span className="pr-reports__progress">
          {isWaiting ? t('progress.waits') : t('progress.rows', { done: rowsDone, total: rowCount })}
        </span>
      )}
    </span>
  );
}
