import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useGetPortalLinksQuery } from '../entities/portal-links/portalLinksApi.ts';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';

/** Pages of sign-up; they lead to sign-in where the operator lets no company open an account. */
export function SelfSignupOnly({ children }: { readonly children: ReactNode }) {
  const { data, isError } = useGetPortalLinksQuery(undefined);
  if (data === undefined && !isError) return <WaitingPage />;
  // Where the operator's choice is unknown, the server decides.
  return data?.selfSignup === false ? <Redirect to={PATHS.signIn} /> : children;
}
