import { useEffect, type ComponentType } from 'react';
import { mayLoadAhead } from '../../browser/mayLoadAhead.ts';
import { preloadPart } from './lazyPart.tsx';
import { whenIdle } from './useIdle.ts';

/** Loads what the page may open, once the page has come to rest, and not on a slow or metered line. A failure is left to the opening, which tries again. */
export function useLoadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): void {
  useEffect(() => whenIdle(() => mayLoadAhead() && preloadPart(load)), [load]);
}
