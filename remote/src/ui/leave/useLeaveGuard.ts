import { createContext, useContext, useEffect, type RefObject } from 'react';

/** A form's page is left within the portal, or loaded anew by the browser. */
export type LeaveKind = 'within' | 'reload';

/** The answers that the guard needs from a changed form. */
export interface ChangedForm {
  /** Writes the draft; true when everything typed is in it, and still is after that. */
  readonly saveDraft: (kind: LeaveKind) => boolean;
  /** True for an address at which it is still on the screen: another step of it. */
  readonly staysAt?: (pathname: string) => boolean;
}

export type ChangedForms = RefObject<ReadonlySet<ChangedForm>>;

/** True when everything typed is in drafts. Every form writes its own, so the loop must not end at the first that cannot. */
export const saveDrafts = (changed: ChangedForms, kind: LeaveKind = 'within'): boolean =>
  [...changed.current].map((form) => form.saveDraft(kind)).every(Boolean);

export interface LeaveGuards {
  /** Loads the guard for a form that may change: who leaves at once after the first letter is asked too. */
  readonly expect: () => void;
  /** Registers a changed form; returns the function that removes it. */
  readonly add: (form: ChangedForm) => () => void;
  /** Calls `leave` at once, or after the question when a form is changed; `leave` ends the session, drafts with it. */
  readonly signOut: (leave: () => void) => void;
  /** The same for `leave` that ends on another page, which is not asked about again. */
  readonly leavePage: (leave: () => Promise<void>) => void;
}

export const LeaveGuardContext = createContext<LeaveGuards>({
  expect: () => undefined,
  add: () => () => undefined,
  signOut: (leave) => leave(),
  leavePage: (leave) => void leave(),
});

/** Asks before the page is left while `isActive`, which only a form that `isGuarded` becomes. `form` must be a stable reference. */
export function useLeaveGuard(isActive: boolean, form: ChangedForm, isGuarded = true): void {
  const { add, expect } = useContext(LeaveGuardContext);
  useEffect(() => {
    if (isGuarded) expect();
  }, [isGuarded, expect]);
  useEffect(() => (isActive ? add(form) : undefined), [isActive, add, form]);
}

/** Leaves the page by an action that has another effect too, after the question when a form is changed. */
export const useConfirmedLeave = (): LeaveGuards['leavePage'] => useContext(LeaveGuardContext).leavePage;

/** Signs out, after the question when a form is changed. */
export const useConfirmedSignOut = (): LeaveGuards['signOut'] => useContext(LeaveGuardContext).signOut;
