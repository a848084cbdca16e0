import type { RoleBody, RoleRecord } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { rolePath } from '../teamPaths.ts';
import { useUpdateRoleMutation } from '../rolesApi.ts';
import { useConfirmation } from '../useConfirmation.ts';
import { SaveCancelled, useSave } from '../useSave.ts';
import { EditRoleFailure } from './EditRoleFailure.tsx';
import { RoleForm } from './RoleForm.tsx';
import { isSameRights, getRoleDraftKey, toRoleValues } from './roleValues.ts';

const loadDialog = async () => (await import('./ChangeRoleDialog.tsx')).ChangeRoleDialog;
const ChangeRoleDialog = lazyDialog(loadDialog);

/** The form of a role that exists; who else changes with its permissions is said before they are saved. */
export function EditRole({ role }: { readonly role: RoleRecord }) {
  const { t } = useTranslation('team');
  const [updateRole] = useUpdateRoleMutation();
  const save = useSave();
  const { question, confirm } = useConfirmation<RoleRecord>();
  const { roleId } = role;
  useLoadAhead(loadDialog);
  const change = async (body: RoleBody, version: number) => {
    const changesUsers = role.userCount > 0 && !isSameRights(body.authorities, role.authorities);
    if (changesUsers && !(await confirm(role))) throw new SaveCancelled();
    return updateRole({ roleId, body: { ...body, version } }).unwrap();
  };
  return (
    <>
      <RoleForm
        label={t('title.editRole')}
        initialValues={toRoleValues(role)}
        draftKey={getRoleDraftKey(roleId)}
        submitLabel={t('action.save')}
        cancelTo={rolePath(roleId)}
        failure={<EditRoleFailure roleId={roleId} />}
        onSubmit={(body, { version }) =>
          save({
            send: () => change(body, version),
            getSuccessText: ({ name }) => t('role.saved', { name }),
            failureText: t('failed.saveRole'),
            getNextPath: () => rolePath(roleId),
          })
        }
      />
      {question !== null && (
        <ChangeRoleDialog
          role={question.subject}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </>
  );
}
