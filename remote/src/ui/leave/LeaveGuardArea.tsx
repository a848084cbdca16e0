import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDraftStore } from '../form/draftStore.ts';
import { Boundary } from '../lazy/Boundary.tsx';
import { lazyPart, preloadPart } from '../lazy/lazyPart.tsx';
import { OverlayBoundary } from '../lazy/OverlayBoundary.tsx';
import { saveDrafts, LeaveGuardContext, type ChangedForm, type LeaveGuards } from './useLeaveGuard.ts';

// Sign-in does without them; nobody who types is told that a question could not be loaded.
const loadGuard = async () => (await import('./LeaveGuard.tsx')).LeaveGuard;
const LeaveGuard = lazyPart(loadGuard);
const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

interface LeaveQuestion {
  readonly outcome: 'signOut' | 'kept' | 'lost';
  readonly leave: () => void;
}

/** One blocker for every changed form inside, because the router supports one at a time. */
export function LeaveGuardArea({ children }: { readonly children: ReactNode }) {
  // Read while navigating: a form removed in the same commit must not block the redirect that replaces it.
  const changed = useRef(new Set<ChangedForm>());
  const [count, setCount] = useState(0);
  // A page that the user has agreed to leave is not asked about again.
  const isAgreed = useRef(false);
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  // An order that was begun on another page is deleted with its draft, unless the server has it.
  const drafts = useDraftStore();
  const guards = useMemo<LeaveGuards>(() => {
    const note = () => setCount(changed.current.size);
    return {
      expect: () => preloadPart(loadGuard),
      add: (form) => {
        changed.current.add(form);
        note();
        return () => {
          changed.current.delete(form);
          note();
        };
      },
      signOut: (leave) => {
        const ask = () => {
          if (changed.current.size === 0 && drafts.areKept()) leave();
          else setQuestion({ outcome: 'signOut', leave });
        };
        // Drafts that the server has are there again at the next sign-in.
        void drafts.send().then(ask);
      },
      leavePage: (leave) => {
        if (changed.current.size === 0) void leave();
        else
          setQuestion({
            outcome: saveDrafts(changed) ? 'kept' : 'lost',
            leave: () => {
              isAgreed.current = true;
              void leave().finally(() => (isAgreed.current = false));
            },
          });
      },
    };
  }, [drafts]);
  const leave = () => {
    setQuestion(null);
    question?.leave();
  };
  return (
    <LeaveGuardContext value={guards}>
      {children}
      {count > 0 && (
        <Boundary failed={() => null}>
          <Suspense fallback={null}>
            <LeaveGuard changed={changed} isAgreed={isAgreed} />
          </Suspense>
        </Boundary>
      )}
      {question !== null && (
        <OverlayBoundary onClose={() => setQuestion(null)}>
          <LeaveDialog outcome={question.outcome} onStay={() => setQuestion(null)} onLeave={leave} />
        </OverlayBoundary>
      )}
    </LeaveGuardContext>
  );
}
