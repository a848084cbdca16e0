import { useEffect, useRef } from 'react';

interface LineBackOptions {
  /** Also tried every so many milliseconds, because a server that is back tells nobody. */
  readonly everyMs?: number;
}

/** Reloads what could not be loaded once the browser is online or looked at again; undefined: there is nothing to reload. */
export function useLineBack(reload: (() => void) | undefined, { everyMs }: LineBackOptions = {}): void {
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
