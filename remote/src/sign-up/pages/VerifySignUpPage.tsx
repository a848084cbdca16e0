import { PATHS } from '@portal/shared/domain/access/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { useInvitedLanguage } from '../../entities/auth-frame/useInvitedLanguage.ts';
import { CUT_LINK, GoneLink } from '../../entities/password/GoneLink.tsx';
import { SetPasswordForm } from '../../entities/password/SetPasswordForm.tsx';
import { pendingStep } from '../../entities/session/pendingStep.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { useNextStep } from '../../entities/session/useNextStep.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useFinishSignUpMutation, useGetSignUpQuery } from '../signUpApi.ts';

/** Proves the address by its mail, sets the password and signs in; the session then leads to the wizard. */
export function VerifySignUpPage() {
  const { t } = useTranslation(['signUp', 'errors']);
  const { token = '' } = useParams();
  const { client } = useSessionSource();
  const goOn = useNextStep();
  const { data, error: failure, refetch } = useGetSignUpQuery(token === '' ? skipToken : token);
  const error = token === '' ? CUT_LINK : failure;
  useInvitedLanguage(data?.langKey);
  const [finish] = useFinishSignUpMutation();
  return (
    <AuthFrame title={data === undefined ? t('title.verify') : t('verify.welcome', { name: data.firstName })}>
      {data !== undefined && (
        <>
          <p>{t('verify.intro', { company: data.companyName, email: data.email })}</p>
          <SetPasswordForm
            label={t('title.verify')}
            submitLabel={t('verify.submit')}
            onSubmit={(newPassword) => finish({ token, newPassword }).unwrap()}
            onSaved={(response) => {
              const step = pendingStep(response);
              if (step !== null) goOn(step);
              else if (response.jwt !== null) client?.adopt(response.jwt);
            }}
          />
          <Link className="pr-link" to={PATHS.signIn}>
            {t('toSignIn')}
          </Link>
        </>
      )}
      {data === undefined && error === undefined && <PageSkeleton rows={3} waitingFor={t('verify.waiting')} />}
      {error !== undefined && (
        <GoneLink error={error} onRetry={() => void refetch()}>
          <NextSteps isUsed={isApiError(error) && error.i18nKey === 'error.signup.used'} />
        </GoneLink>
      )}
    </AuthFrame>
  );
}

/** A link that was used has made an account; another one leads to a new sign-up. */
function NextSteps({ isUsed }: { readonly isUsed: boolean }) {
  const { t } = useTranslation('signUp');
  return (
    <>
      <LinkButton to={isUsed ? PATHS.signIn : PATHS.signup}>{t(isUsed ? 'signIn' : 'verify.signUpAgain')}</LinkButton>
      <Link className="pr-link" to={isUsed ? PATHS.signup : PATHS.signIn}>
        {t(isUsed ? 'verify.signUpAgain' : 'toSignIn')}
      </Link>
    </>
  );
}
