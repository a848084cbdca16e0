import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { readConnection } from '@portal/shared/session/rememberedConnection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { useRememberedLanguage } from '../../entities/auth-frame/useRememberedLanguage.ts';
import { useLoginPage } from '../../entities/session/loginPage.ts';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { dynamicText } from '../../i18n/message.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { useIsLate } from '../../ui/page/useIsLate.ts';
import { BeginCompanySignIn } from '../company/BeginCompanySignIn.tsx';
import { FinishCompanySignIn } from '../company/FinishCompanySignIn.tsx';
import '../company/locales.ts';

/** Company sign-in: leaves for the sign-in service, and takes what that leads back with; says why a session from there ended. */
export function CompanySignInPage() {
  const isReady = useRememberedLanguage();
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  return isReady || isLate ? <CompanySignInCard /> : <PageSkeleton />;
}

function CompanySignInCard() {
  const { t } = useTranslation(['company', 'companySignIn', 'auth', 'common']);
  const { client } = useSessionSource();
  const loginPage = useLoginPage();
  const parameters = new URLSearchParams(useLocation().search);
  const [result, error] = [parameters.get('result'), parameters.get('error')];
  // The embedder signs its users in, which the other page says.
  if (client === null || loginPage !== null) return <Redirect to={PATHS.signIn} />;
  return (
    <AuthFrame title={t('auth:title.company')}>
      {result === null ? (
        <>
          {error === null ? <EndedNotice /> : <ProviderFailure name={error} />}
          <BeginCompanySignIn />
        </>
      ) : (
        <FinishCompanySignIn key={result} result={result} />
      )}
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}

/** A connection is remembered only while its session has not been signed out. */
function EndedNotice() {
  const { t } = useTranslation();
  const { endedBecause } = useSession();
  const [isRemembered] = useState(() => readConnection() !== null);
  const reason = endedBecause ?? (isRemembered ? 'unauthorized' : null);
  return reason === null ? null : <Notice kind="warning">{t(`session.${reason}`)}</Notice>;
}

/** The reason for which the sign-in service led back without a result. */
function ProviderFailure({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation(['company', 'companySignIn']);
  const text = /^\w+$/.test(name) ? dynamicText(i18n, `companySignIn:error.sso.${name}`) : null;
  return <Notice kind="error">{text ?? t('failed')}</Notice>;
}
