import { useEffect, useState } from 'react';
import { serverNow } from '../../api/serverClock.ts';
import { useSecondsUntil } from '../../ui/time/useSecondsUntil.ts';

/** Counts down the seconds for which a secret is shown, and tells when they are over. */
export function useShownFor(shownMs: number, onEnd: () => void): number {
  const [end] = useState(() => new Date(serverNow() + shownMs).toISOString());
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    if (seconds === 0) onEnd();
  }, [seconds, onEnd]);
  return seconds;
}
