import type { StaffRemotes } from '@portal/shared/contract/remotes';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import { useEffect, useState } from 'react';

/** The versions as staff read them; `forbidden` to everybody else. Null while it loads. */
export type StaffAnswer = StaffRemotes | 'forbidden' | 'unreachable' | null;

async function ask(port: SessionPort): Promise<StaffAnswer> {
  const answer = await createAuthorizedFetch(port)(new URL('/api/staff/remotes', window.location.origin).href);
  if (answer.status === 401 || answer.status === 403) return 'forbidden';
  return answer.ok ? ((await answer.json()) as StaffRemotes) : 'unreachable';
}

/** Failures, changes and sizes of the versions, asked for once somebody is signed in; `round` asks again. */
export function useStaffRemotes(port: SessionPort, isSignedIn: boolean, round: number): StaffAnswer {
  const [answer, setAnswer] = useState<StaffAnswer>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    void ask(port)
      .catch(() => 'unreachable' as const)
      .then((next) => isCurrent && setAnswer(next));
    return () => {
      isCurrent = false;
    };
  }, [port, isSignedIn, round]);

  return isSignedIn ? answer : null;
}
