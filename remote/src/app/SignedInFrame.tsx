import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AccessNotice } from '../entities/account/AccessNotice.tsx';
import { useSession, useSessionSource } from '../entities/session/sessionSource.ts';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../ui/lazy/OverlayBoundary.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useServices } from './services.ts';
import { SignedInData } from './SignedInData.tsx';
import { storeWanted } from './wantedRoute.ts';

const ShellFrame = lazyPart(async () => (await import('../shell/ShellFrame.tsx')).ShellFrame);
const SessionDialog = lazyPart(async () => (await import('../shell/SessionDialog.tsx')).SessionDialog);

/** Frame of every page that needs a session: sends signed-out people to sign-in, and asks again in place when the session ends in the middle (B14). */
export function SignedInFrame({ hasShell }: { readonly hasShell: boolean }) {
  const { status, claims } = useSession();
  const { port } = useSessionSource();
  const { isEmbedded } = useServices();
  // Who the drawn pages belong to; stays when the session ends, so that nothing typed is lost.
  const [subject, setSubject] = useState<string | null>(null);
  const current = status === 'signed-in' ? (claims?.subject ?? 'embedded') : null;
  if (current !== null && current !== subject) setSubject(current);

  if (status === 'unknown') return <PageSkeleton />;
  const drawn = current ?? subject;
  if (status === 'signed-out' || drawn === null) return <ToLogin keepsAddress={drawn === null} />;
  const page = (
    <>
      <AccessNotice />
      <Outlet />
    </>
  );
  return (
    <>
      <SignedInData key={drawn} subject={drawn}>
        {hasShell && !isEmbedded ? (
          <PageBoundary>
            <ShellFrame>{page}</ShellFrame>
          </PageBoundary>
        ) : (
          page
        )}
      </SignedInData>
      {status === 'ended' && (
        <OverlayBoundary onClose={() => void port.signOut()}>
          <SessionDialog />
        </OverlayBoundary>
      )}
    </>
  );
}

function ToLogin({ keepsAddress }: { readonly keepsAddress: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (keepsAddress && pathname !== '/') storeWanted(pathname + search);
  }, [keepsAddress, pathname, search]);
  return <Redirect to="/login" />;
}
