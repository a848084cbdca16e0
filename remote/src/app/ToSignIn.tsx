import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../ui/page/Redirect.tsx';
import { storeReturnPath } from './returnPath.ts';

/** Leads to sign-in, and from there back to the address where it is kept. */
export function ToSignIn({ keepsAddress }: { readonly keepsAddress: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (keepsAddress && pathname !== PATHS.start) storeReturnPath(pathname + search);
  }, [keepsAddress, pathname, search]);
  return <Redirect to={PATHS.signIn} />;
}
