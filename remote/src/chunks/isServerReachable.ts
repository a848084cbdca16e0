import { SETTINGS } from '@portal/shared/domain/settings';
import { apiBaseUrl } from '../api/apiEnvironment.ts';

/** True when the server responds with any status below 500; false without a connection or when only a gateway answers. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(SETTINGS.parts.reachableWithinMs);
  return fetch(`${apiBaseUrl()}/health`, { cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
