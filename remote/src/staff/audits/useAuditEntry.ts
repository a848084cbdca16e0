import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import type { ApiError } from '../../api/apiError.ts';
import type { DetailQuery } from '../../ui/detail/DetailDrawer.tsx';
import { useListAuditsQuery } from './auditApi.ts';
import { useAuditQuery } from './useAuditQuery.ts';

const GONE: ApiError = { status: 404, i18nKey: 'error.notFound', description: '' };

/** One of the entries that the list beside it shows; an error for any other. */
export function useAuditEntry(platformClientId: string, auditId: string): DetailQuery<StaffAuditEntry> {
  const { request } = useAuditQuery();
  const { currentData, error, refetch, fulfilledTimeStamp } = useListAuditsQuery(request);
  const entry = currentData?.rows.find((one) => one.id === auditId && one.platformClientId === platformClientId);
  const isGone = currentData !== undefined && entry === undefined;
  return { currentData: entry, error: isGone ? GONE : error, refetch, fulfilledTimeStamp };
}
