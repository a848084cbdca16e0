import type { Report, ReportsQuery } from '@portal/shared/contract/reports';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { useEffect } from 'react';
import { countUnseenReports } from '../../entities/report/unseenReportsApi.ts';
import { listReports } from '../reportsApi.ts';

export const isBeingMade = ({ status }: Pick<Report, 'status'>): boolean => status === 'GENERATING';

/** Reads a page of reports, and polls it while one of them is being made. */
export function useReportsList(request: ReportsQuery) {
  const result = listReports.useQueryState(request);
  const { currentData, isFetching } = result;
  const made = currentData?.rows.filter(isBeingMade).length ?? 0;
  const { refetch } = listReports.useQuerySubscription(request, {
    pollingInterval: made > 0 ? REPORT_LIMITS.pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  // The menu counts a report as soon as the list has it.
  const { refetch: recount } = countUnseenReports.useQuerySubscription(undefined);
  useEffect(() => void recount(), [made, recount]);
  // A polled answer is no news to wait for.
  return { ...result, isFetching: isFetching && made === 0, refetch };
}
