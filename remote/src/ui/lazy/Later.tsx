import { Suspense, type ComponentType } from 'react';
import { Boundary } from './Boundary.tsx';
import { useIdle } from './useIdle.ts';

/** A part that no page waits for: loaded once the browser has nothing else to do, and left out where it fails. */
export const Later = ({ part: Part }: { readonly part: ComponentType }) =>
  useIdle() ? (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </Boundary>
  ) : null;
