import { useEffect, useState } from 'react';
import { serverNow } from '../../api/serverClock.ts';

const secondsUntil = (instant: string | null): number =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));

/** Whole seconds until an instant of the server (ISO 8601), counting down; 0 once it has come. */
export function useSecondsUntil(instant: string | null): number {
  const [counted, setCounted] = useState(() => ({ instant, seconds: secondsUntil(instant) }));
  useEffect(() => {
    const count = () => {
      const seconds = secondsUntil(instant);
      setCounted({ instant, seconds });
      if (seconds === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(count, 1_000);
    count();
    return () => window.clearInterval(timer);
  }, [instant]);
  // A new instant counts at once, not only after the effect.
  return counted.instant === instant ? counted.seconds : secondsUntil(instant);
}
