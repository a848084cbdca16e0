import { Button } from '@mantine/core';
import type { Role } from '@portal/shared/contract/roles';
import { tidyName } from '@portal/shared/domain/people/names';
import { checkRoleName } from '@portal/shared/domain/people/roleRules';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SaveFailure } from '../editor/SaveFailure.tsx';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';
import { useUpdateRoleMutation } from '../rolesApi.ts';

const schema = object({ name: checkedText(checkRoleName) });

interface RenameRoleDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Gives a role another name; what it allows stays. */
export function RenameRoleDialog({ role, onClose }: RenameRoleDialogProps) {
  const { t } = useTranslation('team');
  const { t: tCommon } = useTranslation();
  const notify = useNotify();
  const [updateRole] = useUpdateRoleMutation();
  const { roleId, version, name } = role;
  const rename = async (typed: string) => {
    const body = { name: typed, authorities: [...toKnownAuthorities(role.authorities)], version };
    await updateRole({ roleId, body }).unwrap();
    notify.success(t('role.renamed', { name: typed }));
  };
  return (
    <Dialog opened title={t('role.renameTitle', { name })} onClose={onClose}>
      <FormShell
        label={t('role.renameTitle', { name })}
        initialValues={{ name }}
        schema={schema}
        toBody={(values) => tidyName(values.name)}
        onSubmit={rename}
        onSaved={onClose}
        draftKey={`team.roleName.${roleId}`}
        draftUntil="left"
        leaveGuard={false}
        showsFailure={false}
      >
        <SaveFailure fallback={t('failed.saveRole')} />
        <TextField name="name" label={t('role.name')} help={t('role.nameHelp')} autoComplete="off" isFirst required />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          <SubmitButton>{t('action.rename')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
