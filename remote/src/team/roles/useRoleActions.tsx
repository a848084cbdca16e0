import type { Role } from '@portal/shared/contract/roles';
import { useCallback, useState, type ReactNode } from 'react';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';

const DeleteRoleDialog = lazyDialog(async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog);
const RenameRoleDialog = lazyDialog(async () => (await import('./RenameRoleDialog.tsx')).RenameRoleDialog);

export type RoleAction = 'rename' | 'delete';

interface RoleActions {
  readonly ask: (role: Role, action: RoleAction) => void;
  readonly dialog: ReactNode;
}

/** The dialogs of what is done with a role. `onDeleted` follows a deletion. */
export function useRoleActions(onDeleted?: () => void): RoleActions {
  const [pending, setPending] = useState<{ readonly role: Role; readonly action: RoleAction } | null>(null);
  const ask = useCallback((role: Role, action: RoleAction) => setPending({ role, action }), []);
  const close = () => setPending(null);
  const deleted = () => {
    close();
    onDeleted?.();
  };
  const dialog =
    pending === null ? null : pending.action === 'rename' ? (
      <RenameRoleDialog role={pending.role} onClose={close} />
    ) : (
      <DeleteRoleDialog role={pending.role} onClose={close} onDeleted={deleted} />
    );
  return { ask, dialog };
}
