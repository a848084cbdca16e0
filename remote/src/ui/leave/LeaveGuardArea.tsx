import { useCallback, useState, type ReactNode } from 'react';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LeaveGuardContext } from './useLeaveGuard.ts';

type OnLeave = () => void;

/** One blocker for every changed form inside, because the router supports one at a time. */
export function LeaveGuardArea({ children }: { readonly children: ReactNode }) {
  const [changed, setChanged] = useState<readonly OnLeave[]>([]);
  const guard = useCallback((onLeave: OnLeave) => {
    setChanged((before) => [...before, onLeave]);
    return () => setChanged((before) => before.filter((one) => one !== onLeave));
  }, []);
  return (
    <LeaveGuardContext value={guard}>
      {children}
      {changed.length > 0 && <LeaveGuard onLeave={() => changed.forEach((onLeave) => onLeave())} />}
    </LeaveGuardContext>
  );
}
