import { PATHS } from '@portal/shared/domain/access/paths';
import { readConnection } from '@portal/shared/session/rememberedConnection';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { replacePage } from '../browser/replacePage.ts';
import { useLoginPage } from '../entities/session/loginPage.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { getHostPage, isOwnSignInPage, readHostPage, storeHostPage } from './hostPage.ts';
import { storeReturnPath } from './returnPath.ts';

/** Leads to sign-in, and from there back to the address where it is kept. */
export function ToSignIn({ keepsAddress }: { readonly keepsAddress: boolean }) {
  const { pathname, search } = useLocation();
  const loginPage = useLoginPage();
  const path = keepsAddress && pathname !== PATHS.start ? pathname + search : '';
  const [page] = useState(() => getHostPage(path));
  // A button asks whoever was led from this page already, and came back without signing in.
  const [isLed] = useState(() => isOwnSignInPage(loginPage) && readHostPage() !== page);
  useEffect(() => {
    if (!isLed && path !== '') storeReturnPath(path);
  }, [isLed, path]);
  return isLed && loginPage !== null ? (
    <ToHostSignIn address={loginPage} page={page} />
  ) : (
    // To where a session came from that ended.
    <Redirect to={loginPage === null && readConnection() !== null ? PATHS.companySignIn : PATHS.signIn} />
  );
}

/** Loads the sign-in page of our own host in place of this one. */
function ToHostSignIn({ address, page }: { readonly address: string; readonly page: string }) {
  useEffect(() => {
    storeHostPage(page);
    replacePage(address);
  }, [address, page]);
  return <WaitingPage />;
}
