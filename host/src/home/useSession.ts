import type { SessionView } from '../../../shared/src/session/sessionPort.ts';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

export interface Session {
  readonly view: SessionView;
  /** True when the server could not be asked; the view is `unknown` then. */
  readonly isOutOfReach: boolean;
  readonly askAgain: () => void;
}

/** The browser's session, asked for with the first render. */
export function useSession(client: SessionClient): Session {
  const [subscribe, read] = useMemo(
    () => [(listener: () => void) => client.subscribe(listener), () => client.view()] as const,
    [client],
  );
  const view = useSyncExternalStore(subscribe, read);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);

  useEffect(() => {
    void client.resume().then(() => {
      if (client.view().status === 'unknown') setFailed(attempt);
    });
  }, [client, attempt]);

  return {
    view,
    isOutOfReach: view.status === 'unknown' && failed === attempt,
    askAgain: () => setAttempt(attempt + 1),
  };
}
