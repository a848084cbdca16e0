import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { SetPasswordForm } from '../../entities/password/SetPasswordForm.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { useSetPassword } from '../recovery/useSetPassword.ts';

/** Sets a new password for one that has expired, after the old one was right. */
export function ExpiredPasswordPage() {
  const { t } = useTranslation('recovery');
  const { tokenId = '' } = useParams();
  const { send, toSignIn } = useSetPassword(tokenId);
  return (
    <AuthFrame title={t('title.expired')}>
      <p>{t('expired.intro')}</p>
      <SetPasswordForm label={t('title.expired')} submitLabel={t('reset.submit')} onSubmit={send} onSaved={toSignIn} />
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}
