import type { RemoteOverride } from '@portal/shared/contract/remotes';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';

export type OverrideRefusal = 'signIn' | 'staffOnly' | 'production' | 'origin' | 'unreachable';

const REFUSALS: Readonly<Record<number, OverrideRefusal>> = {
  401: 'signIn',
  403: 'staffOnly',
  404: 'production',
  400: 'origin',
  422: 'origin',
};

/** Asks the server whether the user may load a build of an origin. Returns for how long (ms), or why not. */
export async function checkOverride(port: SessionPort, origin: string): Promise<RemoteOverride | OverrideRefusal> {
  const url = new URL('/api/staff/override', window.location.origin);
  url.searchParams.set('origin', origin);
  try {
    const response = await createAuthorizedFetch(port)(url.href);
    if (response.ok) return (await response.json()) as RemoteOverride;
    return REFUSALS[response.status] ?? 'unreachable';
  } catch {
    return 'unreachable';
  }
}
