import { Button } from '@mantine/core';
import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { readConnection } from '@portal/shared/session/rememberedConnection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingStep } from '../../entities/session/pendingStep.ts';
import { useKnownPrincipal } from '../../entities/platform/platformApi.ts';
import { useLoginPage } from '../../entities/session/loginPage.ts';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { CompanyTabProps } from './CompanyTab.tsx';

const CodeForm = lazyPart(async () => (await import('../../entities/mfa/CodeForm.tsx')).CodeForm);
const RegisterPhoneForm = lazyPart(
  async () => (await import('../../entities/mfa/RegisterPhoneForm.tsx')).RegisterPhoneForm,
);

const CompanyTab = lazyPart<CompanyTabProps>(async () => (await import('./CompanyTab.tsx')).CompanyTab);
const NewPassword = lazyPart(async () => (await import('./NewPassword.tsx')).NewPassword);

interface SessionDialogProps {
  /** The user of the session: whoever comes back finds everything, somebody else begins anew. */
  readonly subject: string;
}

/** The session ended during work: sign in again in place, nothing typed is lost. */
export function SessionDialog({ subject }: SessionDialogProps) {
  const { t } = useTranslation();
  const { endedBecause } = useSession();
  const { client, port } = useSessionSource();
  const loginPage = useLoginPage();
  const principal = useKnownPrincipal(subject);
  const [connectionId] = useState(readConnection);
  const hasPassword = principal?.hasPassword !== false;
  const [step, setStep] = useState<PendingStep | null>(null);
  const setChallenge = (challenge: MfaChallenge) => setStep({ kind: 'code', challenge });
  const decline = async () => {
    await port.signOut();
    if (loginPage !== null) window.location.assign(loginPage);
  };
  return (
    <Dialog opened isTop title={t('session.endedTitle')} onClose={() => void decline()}>
      <div className="pr-form">
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>
          {t(`session.${endedBecause ?? 'unauthorized'}`)}
        </Notice>
        <p>{t('session.kept')}</p>
        {client === null && loginPage !== null && (
          <Button component="a" href={loginPage} fullWidth>
            {t('action.signIn')}
          </Button>
        )}
        {client !== null && step === null && (connectionId !== null || !hasPassword) && (
          <CompanyTab connectionId={connectionId} />
        )}
        {client !== null && step === null && hasPassword && (
          <SignInForm
            username={principal?.username ?? ''}
            onPending={setStep}
            companyStep={() => <CompanyTab connectionId={connectionId} />}
          />
        )}
        {step?.kind === 'password' && <NewPassword token={step.token} onSet={() => setStep(null)} />}
        {step?.kind === 'code' &&
          (step.challenge.type === null ? (
            <RegisterPhoneForm onChallenge={setChallenge} />
          ) : (
            <CodeForm challenge={step.challenge} onChallenge={setChallenge} />
          ))}
      </div>
    </Dialog>
  );
}
