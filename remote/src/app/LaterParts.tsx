import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

const ConsentArea = lazyPart(async () => (await import('../shell/consent/ConsentArea.tsx')).ConsentArea);

const IDLE_MS = 1_500;

/** What no page waits for: loaded once the browser has nothing else to do. */
export function LaterParts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no idle callback.
    const hasIdle = 'requestIdleCallback' in window;
    const timer = window.setTimeout(() => (hasIdle ? void window.requestIdleCallback(begin) : begin()), IDLE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle ? (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <ConsentArea />
      </Suspense>
    </Boundary>
  ) : null;
}
