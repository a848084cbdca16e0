import { SETTINGS } from '@portal/shared/domain/settings';
import { createContext, useContext, useEffect, useState } from 'react';

/** The version that a reload brings, beside the running one; null: the same, or none is known. */
export type ReloadDirection = 'later' | 'earlier' | null;

interface ReloadVersion {
  readonly direction: ReloadDirection;
  /** Asks the registry again. */
  readonly refresh: () => Promise<void>;
}

/** Provided by the mount's frame; without it no registry is known. */
export const ReloadVersionContext = createContext<ReloadVersion>({
  direction: null,
  refresh: () => Promise.resolve(),
});

/** Returns the direction by the registry of now; undefined while it is asked. */
export function useReloadDirection(isNeeded: boolean): ReloadDirection | undefined {
  const { direction, refresh } = useContext(ReloadVersionContext);
  const [isAsked, setIsAsked] = useState(!isNeeded || direction !== null);
  useEffect(() => {
    if (isAsked) return;
    // A registry that hangs holds no dialog back.
    const timer = window.setTimeout(() => setIsAsked(true), SETTINGS.parts.reachableWithinMs);
    const settle = () => setIsAsked(true);
    refresh().then(settle, settle);
    return () => window.clearTimeout(timer);
  }, [isAsked, refresh]);
  return isAsked ? direction : undefined;
}
