import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { useEffect } from 'react';
import { isBeingMade } from '../list/useReportsList.ts';
import { getReport, useMarkReportSeenMutation } from '../reportsApi.ts';

/** Reads one report, polls it while it is being made, and tells the server that its requester has looked at the outcome. */
export function useReport(reportId: string) {
  const { currentData: report, error, fulfilledTimeStamp } = getReport.useQueryState(reportId);
  const { refetch } = getReport.useQuerySubscription(reportId, {
    pollingInterval: report !== undefined && isBeingMade(report) ? REPORT_LIMITS.pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  const [markSeen] = useMarkReportSeenMutation();
  const isUnseen = report !== undefined && report.isOwn && !report.isSeen && !isBeingMade(report);
  useEffect(() => {
    if (isUnseen) void markSeen(reportId);
  }, [isUnseen, reportId, markSeen]);
  return { report, error, loadedAt: fulfilledTimeStamp, retry: () => void refetch() };
}
