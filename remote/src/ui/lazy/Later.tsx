import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { useIdle } from './useIdle.ts';

/** Parts that no page waits for: loaded once the browser has nothing else to do, and left out where they fail. */
export const Later = ({ children }: { readonly children: ReactNode }) =>
  useIdle() ? (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  ) : null;
