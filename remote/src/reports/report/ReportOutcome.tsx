import type { ReportDetail } from '@portal/shared/contract/reports';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { CountedProgress } from '../../ui/feedback/CountedProgress.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { isBeingMade } from '../list/useReportsList.ts';

/** Says that a report is being made, has failed, or that its files are gone; nothing beside files that are there. */
export function ReportOutcome({ report }: { readonly report: ReportDetail }) {
  const { t, i18n } = useTranslation('reports');
  if (isBeingMade(report)) return <Making report={report} />;
  if (!report.isReadable) return <Notice kind="warning">{i18n.t('errors:error.report.rightLost')}</Notice>;
  if (report.status === 'FAILED') {
    const reason = dynamicText(i18n, `reports:failure.${report.failure ?? ''}`) ?? t('failure.other');
    return <Notice kind={report.failure === 'CANCELLED' ? 'info' : 'error'}>{reason}</Notice>;
  }
  if (report.isExpired) return <Notice kind="info">{t('expired', { days: REPORT_LIMITS.keptDays })}</Notice>;
  return null;
}

function Making({ report }: { readonly report: ReportDetail }) {
  const { t } = useTranslation('reports');
  const { isWaiting, rowsDone, rowCount } = report;
  return (
    <Notice kind="info">
      <div className="pr-report__making">
        {isWaiting ? (
          <span>{t('progress.waitsLong', { count: REPORT_LIMITS.atOnce })}</span>
        ) : (
          <CountedProgress
            text={t('progress.rows', { done: rowsDone, total: rowCount })}
            value={rowsDone}
            max={Math.max(rowCount, 1)}
          />
        )}
        <span>{t('progress.usual', { minutes: REPORT_LIMITS.usualMinutes, hours: REPORT_LIMITS.latestHours })}</span>
      </div>
    </Notice>
  );
}
