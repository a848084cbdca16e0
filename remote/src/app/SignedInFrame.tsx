import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, useSessionSource } from '../entities/session/sessionSource.ts';
import '../shell/locales.ts';
import { useIsBelowTop } from '../ui/dialog/topDialog.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../ui/lazy/OverlayBoundary.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { RedirectWhenLate } from './RedirectWhenLate.tsx';
import { hasPage } from './getLandingPath.ts';
import { loadShell } from './loadShell.ts';
import { useServices } from './services.ts';
import { storeReturnPath } from './returnPath.ts';
import { UnknownSession } from './UnknownSession.tsx';

// Nothing of it is needed to sign in.
const SignedIn = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn);
const SessionDialog = lazyPart(async () => (await import('../shell/session/SessionDialog.tsx')).SessionDialog);

interface SignedInFrameProps {
  readonly hasShell: boolean;
  /** The address does not name a page: session and rights decide, within a time limit. */
  readonly isLanding?: boolean;
}

/** Frame of every page that needs a session: redirects to sign-in, and asks again in place when the session ends during work. */
export function SignedInFrame({ hasShell, isLanding = false }: SignedInFrameProps) {
  const { status, claims } = useSession();
  const { port } = useSessionSource();
  const { isEmbedded, rows, i18n } = useServices();
  // The user of the rendered pages; kept when the session ends, so that nothing typed is lost.
  const [subject, setSubject] = useState<string | null>(null);
  const isFramed = hasShell && !isEmbedded;
  const current = status === 'signed-in' ? (claims?.subject ?? 'embedded') : null;
  if (current !== null && current !== subject) setSubject(current);

  const isBelow = useIsBelowTop();

  // Everything loads at once: the shell is drawn only after the data, which the other chunk asks for.
  const isSignedIn = current !== null;
  useEffect(() => {
    if (!isSignedIn || !isFramed) return;
    void loadShell().catch(() => undefined);
    void i18n.loadNamespaces('shell');
  }, [isSignedIn, isFramed, i18n]);

  const skeleton = <FrameSkeleton hasShell={hasShell || isLanding} />;
  if (status === 'unknown')
    return <UnknownSession waiting={isLanding ? <RedirectWhenLate to={PATHS.signIn} /> : skeleton} />;
  const drawn = current ?? subject;
  if (status === 'signed-out' || drawn === null) return <ToLogin keepsAddress={drawn === null} />;
  const hasFallback = hasPage(rows, FALLBACK_PATH);
  return (
    <>
      <div className="pr-below-session" inert={isBelow}>
        <PageBoundary waiting={skeleton}>
          <SignedIn
            subject={drawn}
            hasShell={isFramed}
            skeleton={skeleton}
            waiting={isLanding && hasFallback ? <RedirectWhenLate to={FALLBACK_PATH} waiting={skeleton} /> : skeleton}
          />
        </PageBoundary>
      </div>
      {status === 'ended' && (
        <OverlayBoundary onClose={() => void port.signOut()}>
          <SessionDialog subject={drawn} />
        </OverlayBoundary>
      )}
    </>
  );
}

function ToLogin({ keepsAddress }: { readonly keepsAddress: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (keepsAddress && pathname !== '/') storeReturnPath(pathname + search);
  }, [keepsAddress, pathname, search]);
  return <Redirect to={PATHS.signIn} />;
}
