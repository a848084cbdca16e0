import { useTranslation } from 'react-i18next';
import { useSession, useSessionSource } from '../../entities/session/sessionSource.ts';
import { SignInForm } from '../../entities/session/SignInForm.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTypingStart } from '../../ui/form/useTypingStart.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import './sign-in.css';

/** One card, why the session ended, and the language. A page of its own, or a notice inside a host that signs in. */
export function SignInCard() {
  const { t } = useTranslation(['auth', 'common']);
  const { endedBecause } = useSession();
  const { client } = useSessionSource();
  const page = useTypingStart<HTMLElement>('nothing');
  return (
    <main ref={page} className={client === null ? 'pr-sign-in' : 'pr-sign-in pr-sign-in--page'}>
      <p className="pr-sign-in__product">
        <span className="pr-sign-in__mark" aria-hidden="true" />
        {t('common:product')}
      </p>
      <div className="pr-sign-in__card">
        <PageTitle>{t('signIn.title')}</PageTitle>
        {endedBecause !== null && (
          <Notice kind={endedBecause === 'expired' ? 'warning' : 'info'}>{t(`common:session.${endedBecause}`)}</Notice>
        )}
        {client === null ? <Notice kind="info">{t('signIn.byHost')}</Notice> : <SignInForm />}
      </div>
      {client !== null && <LanguageChoice />}
    </main>
  );
}
