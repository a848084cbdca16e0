import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const CodeForm = lazyPart(async () => (await import('../../entities/mfa/CodeForm.tsx')).CodeForm);
const RegisterPhoneForm = lazyPart(
  async () => (await import('../../entities/mfa/RegisterPhoneForm.tsx')).RegisterPhoneForm,
);

/** The session ended during work: sign in again in place, nothing typed is lost. */
export function SessionDialog() {
  const { t } = useTranslation();
  const { endedBecause } = useSession();
  const { client, port } = useSessionSource();
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null);
  return (
    <Dialog opened title={t('session.endedTitle')} onClose={() => void port.signOut()}>
      <div className="pr-form">
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>
          {t(`session.${endedBecause ?? 'unauthorized'}`)}
        </Notice>
        <p>{t('session.kept')}</p>
        {client !== null && challenge === null && <SignInForm onCode={setChallenge} />}
        {challenge !== null &&
          (challenge.type === null ? (
            <RegisterPhoneForm onChallenge={setChallenge} />
          ) : (
            <CodeForm challenge={challenge} onChallenge={setChallenge} />
          ))}
      </div>
    </Dialog>
  );
}
