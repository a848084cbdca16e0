import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../entities/session/sessionSource.ts';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { replacePage } from '../browser/replacePage.ts';
import { useServices } from './services.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { clearHostPage, readHostPage } from './hostPage.ts';
import { clearReturnPath, readReturnPath } from './returnPath.ts';

/** Frame of redirect-only addresses: to the address wanted before sign-in, once, else to the landing page by rights. */
export function LandingFrame() {
  const { status } = useSession();
  // Read again at each address: the wanted one may be unknown itself, and lead back here.
  useLocation();
  const { isEmbedded } = useServices();
  const page = status === 'signed-in' && !isEmbedded ? readHostPage() : null;
  const wanted = status === 'signed-in' ? readReturnPath() : null;
  if (page !== null) return <ToHostPage page={page} />;
  return wanted === null ? <SignedInFrame hasShell={false} isLanding /> : <ToWanted path={wanted} />;
}

/** Back to the page of our host that led to sign-in. */
function ToHostPage({ page }: { readonly page: string }) {
  useEffect(() => {
    clearHostPage();
    replacePage(page);
  }, [page]);
  return <WaitingPage />;
}

/** The wanted page has its own guard, so this waits for nothing. */
function ToWanted({ path }: { readonly path: string }) {
  useEffect(clearReturnPath, []);
  return <Redirect to={path} />;
}
