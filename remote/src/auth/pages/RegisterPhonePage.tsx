import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readChallenge } from '../../entities/mfa/readChallenge.ts';
import { RegisterPhoneForm } from '../../entities/mfa/RegisterPhoneForm.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';

/** The phone of somebody whose organisation asks for a code and who has no way to get one yet. */
export function RegisterPhonePage() {
  const { t } = useTranslation('mfa');
  const navigate = useNavigate();
  if (readChallenge(useLocation().state) === null) return <Redirect to={PATHS.signIn} />;
  return (
    <AuthFrame title={t('phone.title')}>
      <RegisterPhoneForm onChallenge={(challenge) => void navigate(PATHS.mfa, { state: { challenge } })} />
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}
