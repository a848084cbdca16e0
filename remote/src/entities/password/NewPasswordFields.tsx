import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

/** The new password, with its rules ticked while it is typed, and its repetition. */
export function NewPasswordFields() {
  const { t } = useTranslation('password');
  return (
    <>
      <PasswordField name="newPassword" label={t('next')} autoComplete="new-password" required />
      <PasswordRules name="newPassword" />
      <PasswordField name="repeated" label={t('repeat')} autoComplete="new-password" required />
    </>
  );
}
