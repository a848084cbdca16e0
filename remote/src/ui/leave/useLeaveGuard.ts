import { createContext, useContext, useEffect } from 'react';

/** Registers a guard; returns the function that removes it. */
export const LeaveGuardContext = createContext<(onLeave: () => void) => () => void>(() => () => undefined);

/** Asks before the page is left while `isActive`; `onLeave` runs when the user leaves. It must be a stable reference. */
export function useLeaveGuard(isActive: boolean, onLeave: () => void): void {
  const guard = useContext(LeaveGuardContext);
  useEffect(() => (isActive ? guard(onLeave) : undefined), [isActive, guard, onLeave]);
}
