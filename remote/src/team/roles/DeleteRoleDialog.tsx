import { Button } from '@mantine/core';
import type { Role } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDeleteRoleMutation, useGetRoleQuery } from '../rolesApi.ts';
import { isRoleInUse, teamFailureText } from '../teamFailure.ts';
import { RoleUsers } from './RoleUsers.tsx';

interface DeleteRoleDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a role is deleted; of one that users are in it says who they are. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { t, i18n } = useTranslation('team');
  const notify = useNotify();
  const [deleteRole, { isLoading, error }] = useDeleteRoleMutation();
  const { name } = role;
  if (role.userCount > 0 || isRoleInUse(error)) return <RoleInUse role={role} onClose={onClose} />;
  const confirm = async () => {
    const result = await deleteRole(role.roleId);
    if (result.error !== undefined) return;
    notify.success(t('role.deleted', { name }));
    onDeleted();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('role.deleteTitle', { name })}
      confirmLabel={t('role.deleteConfirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{teamFailureText(i18n, error, t('failed.deleteRole'))}</Notice>}
      <p>{t('role.deleteText')}</p>
    </ConfirmDialog>
  );
}

function RoleInUse({ role, onClose }: Pick<DeleteRoleDialogProps, 'role' | 'onClose'>) {
  const { t } = useTranslation('team');
  const { t: tCommon } = useTranslation();
  const { currentData, error, refetch } = useGetRoleQuery(role.roleId, { refetchOnMountOrArgChange: true });
  const close = (
    <Button variant="default" onClick={onClose} data-autofocus>
      {tCommon('action.close')}
    </Button>
  );
  return (
    <Dialog opened title={t('role.inUseTitle', { name: role.name })} onClose={onClose} footer={close}>
      {currentData === undefined && error === undefined && <PageSkeleton rows={4} />}
      {currentData === undefined && error !== undefined && <PartFailure error={error} onRetry={() => void refetch()} />}
      {currentData !== undefined && (
        <>
          <p>{t('role.inUse', { count: currentData.userCount })}</p>
          <RoleUsers role={currentData} hasLinks />
        </>
      )}
    </Dialog>
  );
}
