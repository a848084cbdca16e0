import { useEffect, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { saveDrafts, type ChangedForms } from './useLeaveGuard.ts';

interface LeaveGuardProps {
  readonly changed: ChangedForms;
  /** True while a page is left that the user was asked about already. */
  readonly isAgreed: RefObject<boolean>;
}

/**
 * Asks before changed forms are left, by a link, Back or another address; closing the tab asks only where something would
 * be lost. Mounted only while a form is changed.
 */
export function LeaveGuard({ changed, isAgreed }: LeaveGuardProps) {
  const [isKept, setKept] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (changed.current.size === 0 || isAgreed.current) return false;
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if ([...changed.current].every(({ staysAt }) => staysAt?.(nextLocation.pathname) === true)) return false;
    setKept(saveDrafts(changed));
    return true;
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saveDrafts(changed, 'reload')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);

  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog outcome={isKept ? 'kept' : 'lost'} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  );
}
