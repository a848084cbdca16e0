import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../entities/session/sessionSource.ts';

/** Pages for people who are not signed in: others go to where they want to be. */
export function AnonymousOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'signed-in' ? <Navigate to="/landing-redirect" replace /> : <>{children}</>;
}
