import type { SsoSignIn, SsoSignInBody } from '@portal/shared/contract/ssoSignIn';
import { useContext } from 'react';
import { openPage } from '../../browser/openPage.ts';
import { ReturnPageContext } from '../../entities/bank-account/returnPage.ts';
import { useBeginCompanySignInMutation } from './companySignInApi.ts';

/** Returns the function that leaves for the sign-in service, or answers with the services between which the user chooses first. */
export function useBeginCompanySignIn() {
  const returnPage = useContext(ReturnPageContext);
  const [begin, { isLoading, error }] = useBeginCompanySignInMutation();
  const leave = async (body: Partial<SsoSignInBody>): Promise<SsoSignIn['connections']> => {
    const { redirectUrl, connections } = await begin({ ...body, ...(returnPage !== null && { returnPage }) }).unwrap();
    if (redirectUrl !== null) openPage(redirectUrl);
    return redirectUrl === null ? connections : [];
  };
  return { leave, isLoading, error };
}
