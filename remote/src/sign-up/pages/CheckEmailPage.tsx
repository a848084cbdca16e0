import type { Signup } from '@portal/shared/contract/signups';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { ChangeEmail } from '../check-email/ChangeEmail.tsx';
import { ResendMail } from '../check-email/ResendMail.tsx';
import { readSignUp } from '../check-email/signUpState.ts';

/** Tells that a mail is on its way, in the same words for an address that has a user. The page's history keeps the sign-up. */
export function CheckEmailPage() {
  const { t } = useTranslation(['signUp', 'errors']);
  const navigate = useNavigate();
  const signUp = readSignUp(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (signUp === null) return <Redirect to={PATHS.signup} />;
  const renew = (renewed: Signup) => {
    setSentTo(renewed.email);
    void navigate(PATHS.signupCheckEmail, { replace: true, state: { signUp: renewed } });
  };
  return (
    <AuthFrame title={t('title.checkEmail')}>
      {sentTo !== null && <Notice kind="success">{t('checkEmail.sentAgain', { email: sentTo })}</Notice>}
      <p>{t('checkEmail.text', { email: signUp.email })}</p>
      <p>{t('checkEmail.otherBrowser')}</p>
      <p>{t('checkEmail.nothing')}</p>
      <ResendMail signUp={signUp} onSent={renew} onAsk={() => setSentTo(null)} />
      <ChangeEmail signUp={signUp} onChanged={renew} />
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}
