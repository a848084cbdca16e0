import type { ChangePasswordBody } from '@portal/shared/contract/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useChangePasswordMutation } from '../settingsApi.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The password form, reset with a confirmation in place once the server has accepted. */
export function PasswordSection() {
  const { t } = useTranslation('settings');
  const [changes, setChanges] = useState(0);
  const [changePassword] = useChangePasswordMutation();
  const change = async (body: ChangePasswordBody) => {
    await changePassword(body).unwrap();
    setChanges((before) => before + 1);
  };
  return (
    <>
      {changes > 0 && <Notice kind="success">{t('password.changed')}</Notice>}
      <PasswordForm key={changes} onSubmit={change} />
    </>
  );
}
