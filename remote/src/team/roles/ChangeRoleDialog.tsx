import type { RoleRecord } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { RoleUsers } from './RoleUsers.tsx';

interface ChangeRoleDialogProps {
  readonly role: RoleRecord;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says whose permissions change with a role, before it is saved. */
export function ChangeRoleDialog({ role, onConfirm, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation('team');
  const count = role.userCount;
  return (
    <ConfirmDialog
      opened
      title={t('role.willChange', { count })}
      confirmLabel={t('role.changeFor', { count })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('role.willChangeText')}</p>
      <RoleUsers role={role} />
    </ConfirmDialog>
  );
}
