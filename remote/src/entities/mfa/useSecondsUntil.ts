import { useEffect, useState } from 'react';
import { serverNow } from '../../api/serverClock.ts';

const secondsUntil = (instant: string | null): number =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));

/** Whole seconds until an instant of the server (ISO 8601), counting down; 0 once it has come. */
export function useSecondsUntil(instant: string | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const count = () => {
      const left = secondsUntil(instant);
      setSeconds(left);
      if (left === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(count, 1_000);
    count();
    return () => window.clearInterval(timer);
  }, [instant]);
  return seconds;
}
