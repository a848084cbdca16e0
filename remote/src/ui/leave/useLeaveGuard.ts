import { createContext, useContext, useEffect } from 'react';

/** What a changed form tells the guard. */
export interface ChangedForm {
  /** Writes the draft; true when everything typed is in it. */
  readonly keepDraft: () => boolean;
}

export interface LeaveGuards {
  /** Registers a changed form; returns the function that removes it. */
  readonly add: (form: ChangedForm) => () => void;
  /** Calls `leave` at once, or after the question when a form is changed; `leave` ends the session, drafts with it. */
  readonly signOut: (leave: () => void) => void;
}

export const LeaveGuardContext = createContext<LeaveGuards>({
  add: () => () => undefined,
  signOut: (leave) => leave(),
});

/** Asks before the page is left while `isActive`. `form` must be a stable reference. */
export function useLeaveGuard(isActive: boolean, form: ChangedForm): void {
  const { add } = useContext(LeaveGuardContext);
  useEffect(() => (isActive ? add(form) : undefined), [isActive, add, form]);
}

/** Signs out, after the question when a form is changed. */
export const useAskedSignOut = (): LeaveGuards['signOut'] => useContext(LeaveGuardContext).signOut;
