import { useEffect, type ComponentType } from 'react';
import { preloadPart } from './lazyPart.tsx';
import { whenIdle } from './useIdle.ts';

/** Loads what the page may open, once the page has come to rest. A failure is left to the opening, which tries again. */
export function useLoadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): void {
  useEffect(() => whenIdle(() => preloadPart(load)), [load]);
}
