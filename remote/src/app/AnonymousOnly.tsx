import { SETTINGS } from '@portal/shared/domain/settings';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState, type ReactNode } from 'react';
import { useSession, useSessionOutOfReach, useSessionSource } from '../entities/session/sessionSource.ts';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useIsLate } from '../ui/page/useIsLate.ts';
import { UnknownSession } from './UnknownSession.tsx';

/** Pages for signed-out users; signed-in users are redirected. Shows the page when the session is not known in time. */
export function AnonymousOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  const isOutOfReach = useSessionOutOfReach();
  const { client } = useSessionSource();
  const [wasShown, setShown] = useState(false);
  // Nobody can sign in here while an embedder's page has not said who it is.
  if (status === 'unknown' && client === null) return <UnknownSession waiting={<WaitingPage />} />;
  const isSignedIn = status === 'signed-in';
  // The page on which somebody signs in stays until the next one takes its place.
  const isShown = isSignedIn ? wasShown : status !== 'unknown' || isLate || isOutOfReach;
  if (isShown && !wasShown) setShown(true);
  return (
    <>
      {isSignedIn && <Redirect to={PATHS.landing} />}
      {isShown ? children : <WaitingPage />}
    </>
  );
}
