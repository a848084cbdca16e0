import type { Role } from '@portal/shared/contract/roles';
import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';

const DeleteRoleDialog = lazyPart(async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog);
const RenameRoleDialog = lazyPart(async () => (await import('./RenameRoleDialog.tsx')).RenameRoleDialog);

export type RoleAct = 'rename' | 'delete';

interface RoleActs {
  readonly ask: (role: Role, act: RoleAct) => void;
  readonly dialog: ReactNode;
}

/** The dialogs of what is done with a role. `onDeleted` follows a deletion. */
export function useRoleActs(onDeleted?: () => void): RoleActs {
  const [asked, setAsked] = useState<{ readonly role: Role; readonly act: RoleAct } | null>(null);
  const ask = useCallback((role: Role, act: RoleAct) => setAsked({ role, act }), []);
  const close = () => setAsked(null);
  const deleted = () => {
    close();
    onDeleted?.();
  };
  const dialog =
    asked === null ? null : (
      <OverlayBoundary onClose={close}>
        {asked.act === 'rename' ? (
          <RenameRoleDialog role={asked.role} onClose={close} />
        ) : (
          <DeleteRoleDialog role={asked.role} onClose={close} onDeleted={deleted} />
        )}
      </OverlayBoundary>
    );
  return { ask, dialog };
}
