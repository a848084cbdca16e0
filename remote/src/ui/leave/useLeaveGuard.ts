import { createContext, useContext, useEffect } from 'react';

/** Registers what is lost on leaving; gives the way out. */
export const LeaveGuardContext = createContext<(onLeave: () => void) => () => void>(() => () => undefined);

/** Asks before the page is left while `isActive`; `onLeave` runs when the answer is to leave. It must keep its identity. */
export function useLeaveGuard(isActive: boolean, onLeave: () => void): void {
  const guard = useContext(LeaveGuardContext);
  useEffect(() => (isActive ? guard(onLeave) : undefined), [isActive, guard, onLeave]);
}
