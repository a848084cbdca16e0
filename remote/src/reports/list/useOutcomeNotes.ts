import type { Report } from '@portal/shared/contract/reports';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { isBeingMade } from './useReportsList.ts';

/** Says of each own report that was being made on the page that it is ready, or failed. */
export function useOutcomeNotes(reports: readonly Report[] | undefined, getPath: (report: Report) => string): void {
  const { t } = useTranslation('reports');
  const snack = useSnack();
  const making = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (reports === undefined) return;
    for (const report of reports) {
      if (!making.current.has(report.reportId) || isBeingMade(report) || !report.isOwn) continue;
      if (report.failure === 'CANCELLED') continue;
      const isReady = report.status === 'AVAILABLE';
      snack({
        kind: isReady ? 'success' : 'error',
        text: t(isReady ? 'outcome.ready' : 'outcome.failed', { name: report.name }),
        link: { to: getPath(report), text: t('outcome.open') },
      });
    }
    making.current = new Set(reports.filter(isBeingMade).map(({ reportId }) => reportId));
  }, [reports, getPath, snack, t]);
}
