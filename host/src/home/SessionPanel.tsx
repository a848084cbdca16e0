import { clearUserStorage } from '@portal/shared/session/clearUserStorage';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useState, type ReactNode } from 'react';
import { REMOTE_PAGE } from '../app/remoteAddress.ts';
import type { HomeTexts } from './texts/HomeTexts.ts';
import { useSession } from './useSession.ts';
import { useProfile } from './useProfile.ts';

interface SessionPanelProps {
  readonly client: SessionClient;
  readonly texts: HomeTexts;
}

const focusOnShow = (link: HTMLAnchorElement | null): void => link?.focus();

/** Shows whether somebody is signed in, and who; the way into the portal, and out of the session. */
export function SessionPanel({ client, texts: { session: texts, retry } }: SessionPanelProps) {
  const { view, isOutOfReach, askAgain } = useSession(client);
  const profile = useProfile(client, view.status === 'signed-in' ? (view.claims?.subject ?? '') : null);
  const [hasLeft, setLeft] = useState(false);
  const signOut = (): void => {
    setLeft(true);
    void client.signOut().then(clearUserStorage);
  };

  if (isOutOfReach)
    return (
      <Panel status={texts.unreachable}>
        <button type="button" className="host-action" onClick={askAgain}>
          {retry}
        </button>
      </Panel>
    );
  if (view.status === 'unknown' || (view.status === 'signed-in' && profile === null))
    return <Panel status={texts.checking} isWaiting />;
  if (view.status === 'signed-in')
    return (
      <Panel status={profile?.name ? texts.signedInAs.replace('{name}', profile.name) : texts.signedIn}>
        <a className="host-action" href={REMOTE_PAGE}>
          {texts.open}
        </a>
        <button type="button" className="host-quiet" onClick={signOut}>
          {texts.signOut}
        </button>
      </Panel>
    );
  return (
    <Panel status={texts.signedOut}>
      <a className="host-action" href={`${REMOTE_PAGE}#/login`} ref={hasLeft ? focusOnShow : undefined}>
        {texts.signIn}
      </a>
    </Panel>
  );
}

interface PanelProps {
  readonly status: string;
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

const Panel = ({ status, isWaiting = false, children }: PanelProps) => (
  <div className="home-session">
    <p role="status" className={isWaiting ? 'home-waiting' : undefined}>
      {status}
    </p>
    <div className="home-actions">{children}</div>
  </div>
);
