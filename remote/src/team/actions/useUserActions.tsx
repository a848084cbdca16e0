import { useCallback, useState, type ReactNode } from 'react';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import type { UserActionTarget, UserAction } from './userActions.ts';

const UserActionDialog = lazyDialog(async () => (await import('./UserActionDialog.tsx')).UserActionDialog);

interface UserActions {
  readonly ask: (user: UserActionTarget, action: UserAction) => void;
  /** Null while nothing is asked. */
  readonly dialog: ReactNode;
}

/** The question before an action on a user. `onDeleted` follows a deletion. */
export function useUserActions(onDeleted?: () => void): UserActions {
  const [pending, setPending] = useState<{ readonly user: UserActionTarget; readonly action: UserAction } | null>(null);
  const ask = useCallback((user: UserActionTarget, action: UserAction) => setPending({ user, action }), []);
  const close = () => setPending(null);
  const done = () => {
    close();
    if (pending?.action === 'delete') onDeleted?.();
  };
  const dialog = pending === null ? null : <UserActionDialog {...pending} onClose={close} onDone={done} />;
  return { ask, dialog };
}
