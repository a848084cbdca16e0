import type { ReactNode } from 'react';
import { useSession } from '../entities/session/sessionSource.ts';
import { Redirect } from '../ui/page/Redirect.tsx';

/** Pages for people who are not signed in: others go to where they want to be. */
export function AnonymousOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'signed-in' ? <Redirect to="/landing-redirect" /> : <>{children}</>;
}
