import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';

/** Tells what to do next, in the same words for an address that nobody has. */
export function ForgotPasswordSentPage() {
  const { t } = useTranslation('recovery');
  const email = emailIn(useLocation().state);
  return (
    <AuthFrame title={t('title.sent')}>
      <p>{email === null ? t('sent.text') : t('sent.textTo', { email })}</p>
      <p>{t('sent.nothing')}</p>
      <LinkButton to={PATHS.signIn}>{t('toSignIn')}</LinkButton>
      <Link className="pr-link" to={PATHS.forgotPassword}>
        {t('sent.again')}
      </Link>
    </AuthFrame>
  );
}

const emailIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;
