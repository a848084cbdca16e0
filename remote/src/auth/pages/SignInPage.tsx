import { useTranslation } from 'react-i18next';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import './sign-in.css';

/** Sign-in (B1): one column, and why the session ended where it did. */
export function SignInPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { endedBecause } = useSession();
  const { client } = useSessionSource();
  return (
    <main className="pr-sign-in">
      <p className="pr-sign-in__product">{t('common:product')}</p>
      <h1>{t('signIn.title')}</h1>
      {endedBecause !== null && (
        <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>{t(`common:session.${endedBecause}`)}</Notice>
      )}
      {client === null ? <Notice kind="info">{t('signIn.byHost')}</Notice> : <SignInForm />}
    </main>
  );
}
