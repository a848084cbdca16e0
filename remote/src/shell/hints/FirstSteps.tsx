import { Suspense, useSyncExternalStore } from 'react';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { useIdle } from '../../ui/lazy/useIdle.ts';
import { hintsStore } from './hintsStore.ts';

const StepList = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './StepList.tsx')).StepList);

/** First steps for a new user, in the navigation, where they cover nothing; loaded when nothing else is. */
export function FirstSteps() {
  const { identityHash } = usePrincipal();
  const isIdle = useIdle();
  const state = useSyncExternalStore(hintsStore.subscribe, () => hintsStore.stateOf(identityHash));
  if (!isIdle || state === 'read') return null;
  return (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <StepList isAsked={state === 'asked'} onFold={() => hintsStore.dismiss(identityHash)} />
      </Suspense>
    </Boundary>
  );
}
