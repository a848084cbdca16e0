import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNextStep } from '../useNextStep.ts';
import { AuthFrame } from '../frame/AuthFrame.tsx';

/** The sign-in form, why the session ended, and the way to a new password; a notice inside a host that signs in. */
export function SignInCard() {
  const { t } = useTranslation(['auth', 'common']);
  const { endedBecause } = useSession();
  const { client } = useSessionSource();
  const goOn = useNextStep();
  return (
    <AuthFrame title={t('signIn.title')}>
      {endedBecause !== null && (
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>{t(`common:session.${endedBecause}`)}</Notice>
      )}
      {client === null ? (
        <Notice kind="info">{t('signIn.byHost')}</Notice>
      ) : (
        <>
          <SignInForm onPending={goOn} />
          <Link className="pr-link" to={PATHS.forgotPassword}>
            {t('signIn.forgot')}
          </Link>
        </>
      )}
    </AuthFrame>
  );
}
