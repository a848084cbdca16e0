import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { Boundary } from '../lazy/Boundary.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { OverlayBoundary } from '../lazy/OverlayBoundary.tsx';
import { LeaveGuardContext, type ChangedForm, type LeaveGuards } from './useLeaveGuard.ts';

// Sign-in does without them; nobody who types is told that a question could not be loaded.
const LeaveGuard = lazyPart(async () => (await import('./LeaveGuard.tsx')).LeaveGuard);
const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** One blocker for every changed form inside, because the router supports one at a time. */
export function LeaveGuardArea({ children }: { readonly children: ReactNode }) {
  // Read while navigating: a form removed in the same commit must not block the redirect that replaces it.
  const changed = useRef(new Set<ChangedForm>());
  const [count, setCount] = useState(0);
  const [signingOut, setSigningOut] = useState<(() => void) | null>(null);
  const guards = useMemo<LeaveGuards>(() => {
    const note = () => setCount(changed.current.size);
    return {
      add: (form) => {
        changed.current.add(form);
        note();
        return () => {
          changed.current.delete(form);
          note();
        };
      },
      signOut: (leave) => {
        if (changed.current.size === 0) leave();
        else setSigningOut(() => leave);
      },
    };
  }, []);
  const leave = () => {
    setSigningOut(null);
    signingOut?.();
  };
  return (
    <LeaveGuardContext value={guards}>
      {children}
      {count > 0 && (
        <Boundary failed={() => null}>
          <Suspense fallback={null}>
            <LeaveGuard changed={changed} />
          </Suspense>
        </Boundary>
      )}
      {signingOut !== null && (
        <OverlayBoundary onClose={() => setSigningOut(null)}>
          <LeaveDialog outcome="signOut" onStay={() => setSigningOut(null)} onLeave={leave} />
        </OverlayBoundary>
      )}
    </LeaveGuardContext>
  );
}
