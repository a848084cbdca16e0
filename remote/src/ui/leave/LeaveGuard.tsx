import { useEffect, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { ChangedForm } from './useLeaveGuard.ts';

type ChangedForms = RefObject<ReadonlySet<ChangedForm>>;

// Every form writes its draft, so the loop must not end at the first that cannot.
const keepDrafts = (changed: ChangedForms): boolean =>
  [...changed.current].map((form) => form.keepDraft()).every(Boolean);

/**
 * Asks before changed forms are left, by a link, Back or another address; closing the tab asks only where something would
 * be lost. Mounted only while a form is changed.
 */
export function LeaveGuard({ changed }: { readonly changed: ChangedForms }) {
  const [isKept, setKept] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (changed.current.size === 0 || currentLocation.pathname === nextLocation.pathname) return false;
    setKept(keepDrafts(changed));
    return true;
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!keepDrafts(changed)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);

  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog outcome={isKept ? 'kept' : 'lost'} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  );
}
