import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import type { SsoFinishBody, SsoSignIn, SsoSignInBody } from '@portal/shared/contract/ssoSignIn';
import { portalApi } from '../../api/portalApi.ts';

const extraOptions = { isPublic: true };

/** Endpoints of a sign-in at the company's or Google's sign-in service; a cookie binds its end to its start. */
const companySignInApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    beginCompanySignIn: build.mutation<SsoSignIn, Partial<SsoSignInBody>>({
      query: (body) => ({ url: '/authenticate/sso', method: 'POST', body }),
      extraOptions,
    }),
    finishCompanySignIn: build.mutation<AuthenticateAnswer, SsoFinishBody>({
      query: (body) => ({ url: '/authenticate/sso/finish', method: 'POST', body }),
      extraOptions,
    }),
    /** Signs in on a device that needs no code. */
    signInRemembered: build.mutation<AuthenticateAnswer, undefined>({
      query: () => '/mfa/remembered',
      extraOptions,
    }),
  }),
});

export const { useBeginCompanySignInMutation, useFinishCompanySignInMutation, useSignInRememberedMutation } =
  companySignInApi;
