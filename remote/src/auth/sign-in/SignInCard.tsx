import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLoginPage } from '../../entities/session/loginPage.ts';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Later } from '../../ui/lazy/Later.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { useNextStep } from '../../entities/session/useNextStep.ts';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import type { CompanyStepProps } from './CompanyStep.tsx';

const OtherSignIns = lazyPart(async () => (await import('./OtherSignIns.tsx')).OtherSignIns);
const CompanyStep = lazyPart<CompanyStepProps>(async () => (await import('./CompanyStep.tsx')).CompanyStep);

/** The sign-in form, why the session ended, and the ways to a new password, the company’s sign-in and a new account; a notice inside a host that signs in. */
export function SignInCard() {
  const { t } = useTranslation(['auth', 'common']);
  const { endedBecause } = useSession();
  const { client } = useSessionSource();
  const goOn = useNextStep();
  const loginPage = useLoginPage();
  return (
    <AuthFrame title={t('signIn.title')}>
      {endedBecause !== null && (
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>{t(`common:session.${endedBecause}`)}</Notice>
      )}
      {loginPage !== null && <ToLoginPage address={loginPage} />}
      {loginPage === null && client === null && <Notice kind="info">{t('signIn.byHost')}</Notice>}
      {loginPage === null && client !== null && (
        <>
          <SignInForm onPending={goOn} companyStep={(email) => <CompanyStep email={email} />} />
          <Link className="pr-link" to={PATHS.forgotPassword}>
            {t('signIn.forgot')}
          </Link>
          <Button component={Link} to={PATHS.companySignIn} variant="default" fullWidth>
            {t('signIn.company')}
          </Button>
          <Later>
            <OtherSignIns />
          </Later>
        </>
      )}
    </AuthFrame>
  );
}

/** The embedder signs its users in: its page is loaded in full, and not by itself, as it may lead straight back. */
function ToLoginPage({ address }: { readonly address: string }) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <>
      <Notice kind="info">{t('signIn.atHost')}</Notice>
      <Button component="a" href={address} fullWidth>
        {t('common:action.signIn')}
      </Button>
    </>
  );
}
