import { Suspense } from 'react';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { useIdle } from '../ui/lazy/useIdle.ts';

const ConsentArea = lazyPart(
  async () => (await import(/* webpackChunkName: "consent" */ '../shell/consent/ConsentArea.tsx')).ConsentArea,
);

/** What no page waits for: loaded once the browser has nothing else to do. */
export const LaterParts = () =>
  useIdle() ? (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <ConsentArea />
      </Suspense>
    </Boundary>
  ) : null;
