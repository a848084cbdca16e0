import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import type { ApiError } from '../../api/apiError.ts';
import type { DetailQuery } from '../../ui/detail/DetailDrawer.tsx';
import { useListSsoDomainsQuery } from '../domainsApi.ts';

const GONE: ApiError = { status: 404, i18nKey: 'error.sso.domainNotFound', description: '' };

/** One domain of the list; an error for one that is not there. */
export function useDomain(domainId: string): DetailQuery<SsoDomain> {
  const { currentData, error, refetch, fulfilledTimeStamp } = useListSsoDomainsQuery(undefined);
  const domain = currentData?.find((one) => one.domainId === domainId);
  const isGone = currentData !== undefined && domain === undefined;
  return { currentData: domain, error: isGone ? GONE : error, refetch, fulfilledTimeStamp };
}
