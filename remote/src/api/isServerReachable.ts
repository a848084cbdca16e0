import { SETTINGS } from '@portal/shared/domain/settings';
import { apiBaseUrl } from './apiEnvironment.ts';

/** True when the server answers at all, whatever it says; false when the line to it is cut or a gateway stands alone. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(SETTINGS.parts.reachableWithinMs);
  return fetch(`${apiBaseUrl()}/health`, { cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
