import { useEffect, useLayoutEffect, useState } from 'react';

const APPEARS_AFTER_MS = 150;

/** Skeletons that can be seen now, and when the last one went. */
let visibleCount = 0;
let lastGoneMs = Number.NEGATIVE_INFINITY;

/**
 * Returns whether a skeleton can be seen: after 150 ms, so that nothing flashes, and at once where it takes the place of
 * another one, so that a wait of several parts never turns white between them.
 */
export function useSkeletonVisible(): boolean {
  const [isVisible, setVisible] = useState(() => visibleCount > 0 || performance.now() - lastGoneMs < APPEARS_AFTER_MS);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (!isVisible) return;
    visibleCount += 1;
    return () => {
      visibleCount -= 1;
      lastGoneMs = performance.now();
    };
  }, [isVisible]);
  return isVisible;
}
