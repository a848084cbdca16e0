import type { StaffRemotes } from '@portal/shared/contract/remotes';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import { useEffect, useState } from 'react';

/** The versions as staff read them; `forbidden` to everybody else. Null while it loads. */
export type StaffResponse = StaffRemotes | 'forbidden' | 'unreachable' | null;

async function ask(port: SessionPort): Promise<StaffResponse> {
  const response = await createAuthorizedFetch(port)(new URL('/api/staff/remotes', window.location.origin).href);
  if (response.status === 401 || response.status === 403) return 'forbidden';
  return response.ok ? ((await response.json()) as StaffRemotes) : 'unreachable';
}

/** Failures, changes and sizes of the versions, asked for once somebody is signed in; `round` asks again. */
export function useStaffRemotes(port: SessionPort, isSignedIn: boolean, round: number): StaffResponse {
  const [response, setResponse] = useState<StaffResponse>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    void ask(port)
      .catch(() => 'unreachable' as const)
      .then((next) => isCurrent && setResponse(next));
    return () => {
      isCurrent = false;
    };
  }, [port, isSignedIn, round]);

  return isSignedIn ? response : null;
}
