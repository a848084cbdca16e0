import { Activity, createContext, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { whenIdle } from './useIdle.ts';

/** True for what is drawn out of sight: a panel stays in its place then, where nobody sees it. */
export const Rehearsing = createContext(false);

/**
 * Draws once what somebody is about to open, out of sight, without effects and in the browser's spare time, so that its code is
 * compiled by the time it is opened (docs/decisions/0046). It is gone after a moment.
 */
export function Rehearsal({ children }: { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => whenIdle(() => setOver(true)), []);
  if (isOver) return null;
  return (
    <Activity mode="hidden">
      <Rehearsing value>
        <Boundary failed={() => null}>
          <Suspense fallback={null}>{children}</Suspense>
        </Boundary>
      </Rehearsing>
    </Activity>
  );
}
