import { SETTINGS } from '../domain/settings.ts';

const ACTS = ['pointerdown', 'keydown'] as const;

export interface ActivityWatch {
  /** Since when nobody has seen the page, milliseconds since the epoch; null while somebody is there. */
  hiddenSince(): number | null;
  stop(): void;
}

/**
 * Calls `notice` whenever the user acts on the page or returns to it; after a long absence only an act counts, so that
 * whoever comes back is asked first. `now`: milliseconds since the epoch.
 */
export function watchActivity(notice: () => void, now: () => number): ActivityWatch {
  if (typeof window === 'undefined') return { hiddenSince: () => null, stop: () => undefined };
  let hiddenSince: number | null = null;
  const acted = (): void => {
    hiddenSince = null;
    notice();
  };
  const returned = (): void => {
    if (hiddenSince === null || now() - hiddenSince < SETTINGS.session.inactiveAfterMs) acted();
  };
  const visibilityChanged = (): void => {
    if (document.visibilityState === 'visible') returned();
    else hiddenSince ??= now();
  };
  for (const act of ACTS) window.addEventListener(act, acted, { capture: true, passive: true });
  window.addEventListener('focus', returned, { capture: true, passive: true });
  document.addEventListener('visibilitychange', visibilityChanged);
  return {
    hiddenSince: () => hiddenSince,
    stop: () => {
      for (const act of ACTS) window.removeEventListener(act, acted, { capture: true });
      window.removeEventListener('focus', returned, { capture: true });
      document.removeEventListener('visibilitychange', visibilityChanged);
    },
  };
}
