import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../entities/session/sessionSource.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { forgetWanted, readWanted } from './wantedRoute.ts';

/** Frame of the addresses that only lead on: to what was wanted before sign-in, once, else to where the rights lead. */
export function LandingFrame() {
  const { status } = useSession();
  // Read anew at each address: the wanted one may be unknown itself, and lead back here.
  useLocation();
  const wanted = status === 'signed-in' ? readWanted() : null;
  return wanted === null ? <SignedInFrame hasShell={false} isLanding /> : <ToWanted path={wanted} />;
}

/** The wanted page has a guard of its own, so nothing is waited for. */
function ToWanted({ path }: { readonly path: string }) {
  useEffect(forgetWanted, []);
  return <Redirect to={path} />;
}
