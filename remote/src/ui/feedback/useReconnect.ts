import { useEffect, useRef } from 'react';

interface ReconnectOptions {
  /** Polling interval in ms, because nothing announces that a server is back. */
  readonly everyMs?: number;
}

/** Calls `reload` when the browser comes online or the tab becomes visible; undefined: nothing to reload. */
export function useReconnect(reload: (() => void) | undefined, { everyMs }: ReconnectOptions = {}): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') latest.current?.();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    const timer = everyMs === undefined ? undefined : window.setInterval(again, everyMs);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      window.clearInterval(timer);
    };
  }, [everyMs]);
}
