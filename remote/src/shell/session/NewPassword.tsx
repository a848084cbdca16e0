import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '../../entities/password/passwordLinksApi.ts';
import { SetPasswordForm } from '../../entities/password/SetPasswordForm.tsx';
import './locales.ts';

interface NewPasswordProps {
  readonly token: string;
  readonly onSet: () => void;
}

/** Sets a new password for one that has expired, without leaving the page. */
export function NewPassword({ token, onSet }: NewPasswordProps) {
  const { t } = useTranslation('sessionEnding');
  const [reset] = useResetPasswordMutation();
  return (
    <>
      <p>{t('passwordExpired')}</p>
      <SetPasswordForm
        label={t('setPassword')}
        submitLabel={t('setPassword')}
        onSubmit={(newPassword) => reset({ token, newPassword }).unwrap()}
        onSaved={onSet}
      />
    </>
  );
}
