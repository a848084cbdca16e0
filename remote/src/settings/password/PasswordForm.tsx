import type { ChangePasswordBody } from '@portal/shared/contract/session';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../entities/password/NewPasswordFields.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { passwordSchema } from './passwordSchema.ts';

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the password; nothing typed here is ever stored. */
export function PasswordForm({ onSubmit }: { readonly onSubmit: (body: ChangePasswordBody) => Promise<unknown> }) {
  const { t } = useTranslation('settings');
  return (
    <FormShell
      label={t('password.title')}
      initialValues={EMPTY}
      schema={passwordSchema}
      toBody={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
      onSubmit={onSubmit}
      errorFallback={t('password.failed')}
      draftKey={null}
      sensitive={['currentPassword', 'newPassword', 'repeated']}
    >
      <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" required />
      <NewPasswordFields />
      <FormActions>
        <SubmitButton>{t('password.submit')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
