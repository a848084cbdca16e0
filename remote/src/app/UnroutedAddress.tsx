import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRow } from '../entities/permissions/findRow.ts';
import { useSession } from '../entities/session/sessionSource.ts';
import '../shell/locales.ts';
import { lazyPart, preloadPart } from '../ui/lazy/lazyPart.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { loadOwnBar, loadShell } from './loadShell.ts';
import { RedirectWhenLate } from './RedirectWhenLate.tsx';
import { useServices } from './services.ts';
import { ToSignIn } from './ToSignIn.tsx';
import { UnknownSession } from './UnknownSession.tsx';

const loadRoutes = async () => (await import('./createSignedInRoutes.tsx')).createSignedInRoutes;

const LANDING: readonly string[] = [PATHS.start, PATHS.landing];

/** Stands at every address that is no open page: until the session is known, then until the pages of its user are routed. */
export function UnroutedAddress() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const { routes, isEmbedded, hasOwnBar, i18n } = useServices();
  const [AfterRouting] = useState(() =>
    lazyPart(async () => {
      await routes.complete(loadRoutes);
      return RoutedAddress;
    }),
  );
  // All of it loads at once: the shell is drawn only after the data, which the pages ask for.
  const isFramed = status === 'signed-in' && (!isEmbedded || hasOwnBar);
  useEffect(() => {
    if (!isFramed) return;
    if (hasOwnBar) preloadPart(loadOwnBar);
    else void loadShell().catch(() => undefined);
    void i18n.loadNamespaces('shell');
  }, [isFramed, hasOwnBar, i18n]);

  const skeleton = <FrameSkeleton hasShell />;
  if (status === 'unknown') {
    const waiting = LANDING.includes(pathname) ? <RedirectWhenLate to={PATHS.signIn} /> : skeleton;
    return <UnknownSession waiting={waiting} />;
  }
  if (status !== 'signed-in') return <ToSignIn keepsAddress />;
  if (routes.isComplete()) return <RoutedAddress />;
  return (
    <PageBoundary waiting={skeleton}>
      <AfterRouting />
    </PageBoundary>
  );
}

/** Leads to the start from an address that is no page. One that is a page is about to be drawn by the router. */
function RoutedAddress() {
  const { pathname } = useLocation();
  const { routes } = useServices();
  const isPage = [...LANDING, PATHS.home].includes(pathname) || findRow(routes.getRows(), pathname) !== undefined;
  return isPage ? <FrameSkeleton hasShell /> : <Redirect to={PATHS.start} />;
}
