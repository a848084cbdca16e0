import type { MfaType } from '@portal/shared/domain/people/mfa';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { DialogActions } from '../../ui/form/DialogActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useRemoveMfaMutation } from './codesApi.ts';

const schema = object({ currentPassword: string().required('error.password.required') });

interface RemoveMethodDialogProps {
  readonly type: MfaType;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a way to get codes, after the password. */
export function RemoveMethodDialog({ type, onClose, onRemoved }: RemoveMethodDialogProps) {
  const { t } = useTranslation('codes');
  const notify = useNotify();
  const [remove] = useRemoveMfaMutation();
  const name = t(`type.${type}`);
  const done = () => {
    notify.success(t('remove.done', { name }));
    onRemoved();
  };
  return (
    <Dialog opened title={t('remove.title', { name })} onClose={onClose}>
      <FormShell
        label={t('remove.title', { name })}
        initialValues={{ currentPassword: '' }}
        schema={schema}
        toBody={(values) => values}
        onSubmit={({ currentPassword }) => remove({ type, currentPassword }).unwrap()}
        onSaved={done}
        errorFallback={t('remove.failed')}
        leaveGuard={false}
        draftKey={null}
        sensitive={['currentPassword']}
      >
        <p>{t('remove.text')}</p>
        <PasswordField name="currentPassword" label={t('currentPassword')} autoComplete="current-password" required />
        <DialogActions onClose={onClose}>{t('remove.action')}</DialogActions>
      </FormShell>
    </Dialog>
  );
}
