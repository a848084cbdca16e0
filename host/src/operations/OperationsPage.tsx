import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect, useState, type ReactNode } from 'react';
import { REMOTE_PAGE } from '../app/remoteAddress.ts';
import { HostNav } from '../company/HostNav.tsx';
import { navTexts } from '../company/navTexts.ts';
import { usePageLanguage } from '../company/usePageLanguage.ts';
import { useSession } from '../home/useSession.ts';
import { Failures } from './Failures.tsx';
import { Journal } from './Journal.tsx';
import { operationsTexts } from './operationsTexts.ts';
import { useStaffRemotes } from './useStaffRemotes.ts';
import { Versions } from './Versions.tsx';
import '../company/company.css';
import '../company/face.css';
import '../home/home.css';
import './operations.css';

/** The operators' page: versions with their facts, why one is active, who changed what, and what did not start. */
export function OperationsPage({ session }: { readonly session: SessionClient }) {
  const language = usePageLanguage(session);
  const texts = operationsTexts(language);
  const { view, isOutOfReach, askAgain } = useSession(session);
  const [round, setRound] = useState(0);
  const response = useStaffRemotes(session, view.status === 'signed-in', round);
  useEffect(() => {
    document.title = texts.title;
  }, [texts.title]);
  const again = (): void => {
    askAgain();
    setRound(round + 1);
  };

  const isShown = !isOutOfReach && response !== null && typeof response === 'object';

  const body = (): ReactNode => {
    if (isOutOfReach || response === 'unreachable')
      return (
        <Notice text={texts.unreachable}>
          <button type="button" className="host-action" onClick={again}>
            {texts.retry}
          </button>
        </Notice>
      );
    if (view.status === 'signed-out' || view.status === 'ended')
      return (
        <Notice text={texts.signInFirst}>
          <a className="host-action" href={`${REMOTE_PAGE}#/login`}>
            {texts.signIn}
          </a>
        </Notice>
      );
    if (response === 'forbidden') return <Notice text={texts.staffOnly} />;
    if (response === null) return <p role="status">{texts.checking}</p>;
    return (
      <>
        <Versions key={round} remotes={response} language={language} texts={texts} />
        <Failures failures={response.failures} language={language} texts={texts.failures} />
        <Journal changes={response.journal} language={language} texts={texts.journal} />
      </>
    );
  };

  return (
    <>
      <HostNav names={navTexts(language)} current={null} />
      <main className="home operations">
        <div className="operations-head">
          <h1>{texts.title}</h1>
          {isShown && (
            <button type="button" className="host-quiet" onClick={again}>
              {texts.refresh}
            </button>
          )}
        </div>
        {body()}
      </main>
    </>
  );
}

const Notice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <>
    <p role="status">{text}</p>
    <div className="home-actions">{children}</div>
  </>
);
