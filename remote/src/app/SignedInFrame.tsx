import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { EmbeddedContext } from '../entities/platform/embedded.ts';
import { RouteRowsContext } from '../entities/permissions/routeRows.ts';
import { useSession, useSessionSource } from '../entities/session/sessionSource.ts';
import '../shell/locales.ts';
import { useIsBelowTop } from '../ui/dialog/topDialog.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../ui/lazy/OverlayBoundary.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { RedirectWhenLate } from './RedirectWhenLate.tsx';
import { hasPage } from './getLandingPath.ts';
import { useServices } from './services.ts';
import { SignedIn } from './SignedIn.tsx';
import { ToSignIn } from './ToSignIn.tsx';
import { UnknownSession } from './UnknownSession.tsx';

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
  const { isEmbedded, routes } = useServices();
  // The user of the rendered pages; kept when the session ends, so that nothing typed is lost.
  const [subject, setSubject] = useState<string | null>(null);
  const isFramed = hasShell && !isEmbedded;
  const current = status === 'signed-in' ? (claims?.subject ?? 'embedded') : null;
  if (current !== null && current !== subject) setSubject(current);

  const isBelow = useIsBelowTop();

  const skeleton = <FrameSkeleton hasShell={hasShell || isLanding} />;
  if (status === 'unknown')
    return <UnknownSession waiting={isLanding ? <RedirectWhenLate to={PATHS.signIn} /> : skeleton} />;
  const drawn = current ?? subject;
  if (status === 'signed-out' || drawn === null) return <ToSignIn keepsAddress={drawn === null} />;
  const rows = routes.getRows();
  const hasFallback = hasPage(rows, FALLBACK_PATH);
  return (
    <RouteRowsContext value={rows}>
      <EmbeddedContext value={isEmbedded}>
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
      </EmbeddedContext>
      {status === 'ended' && (
        <OverlayBoundary onClose={() => void port.signOut()}>
          <SessionDialog subject={drawn} />
        </OverlayBoundary>
      )}
    </RouteRowsContext>
  );
}
