import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../entities/session/sessionSource.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { clearReturnPath, readReturnPath } from './returnPath.ts';

/** Frame of redirect-only addresses: to the address wanted before sign-in, once, else to the landing page by rights. */
export function LandingFrame() {
  const { status } = useSession();
  // Read again at each address: the wanted one may be unknown itself, and lead back here.
  useLocation();
  const wanted = status === 'signed-in' ? readReturnPath() : null;
  return wanted === null ? <SignedInFrame hasShell={false} isLanding /> : <ToWanted path={wanted} />;
}

/** The wanted page has its own guard, so this waits for nothing. */
function ToWanted({ path }: { readonly path: string }) {
  useEffect(clearReturnPath, []);
  return <Redirect to={path} />;
}
