import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ApiError } from '../api/apiError.ts';
import type { DetailQuery } from '../ui/detail/DetailDrawer.tsx';
import { listApiKeys, useListApiKeysQuery } from './apiKeysApi.ts';

const GONE: ApiError = { status: 404, i18nKey: 'error.apiCredential.notFound', description: '' };

const find = (rows: readonly ApiCredential[] | undefined, credentialId: string): ApiCredential | undefined =>
  rows?.find((one) => one.credentialId === credentialId);

/** One key of the list, read again and again while it works, as programs use it and others deactivate it; an error for one that is not there. */
export function useApiKey(type: ApiCredentialType, credentialId: string): DetailQuery<ApiCredential> {
  const { currentData: known } = listApiKeys.useQueryState(type);
  const before = find(known, credentialId);
  const { currentData, error, refetch, fulfilledTimeStamp } = useListApiKeysQuery(type, {
    pollingInterval: before?.status === 'ACTIVE' ? SETTINGS.apiCredentials.pollMs : 0,
  });
  const apiKey = find(currentData, credentialId);
  const isGone = currentData !== undefined && apiKey === undefined;
  return { currentData: apiKey, error: isGone ? GONE : error, refetch, fulfilledTimeStamp };
}
