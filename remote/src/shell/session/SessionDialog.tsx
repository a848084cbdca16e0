import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** The session ended during work: sign in again in place, nothing typed is lost. */
export function SessionDialog() {
  const { t } = useTranslation();
  const { endedBecause } = useSession();
  const { client, port } = useSessionSource();
  return (
    <Dialog opened title={t('session.endedTitle')} onClose={() => void port.signOut()}>
      <div className="pr-form">
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>
          {t(`session.${endedBecause ?? 'unauthorized'}`)}
        </Notice>
        <p>{t('session.kept')}</p>
        {client !== null && <SignInForm />}
      </div>
    </Dialog>
  );
}
