import type { ForgotPasswordBody, PasswordLink, ResetPasswordBody } from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';

const extraOptions = { isPublic: true };

/** Endpoints of a forgotten password. */
const recoveryApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    askForLink: build.mutation<null, ForgotPasswordBody>({
      query: (body) => ({ url: '/account/reset-password/init', method: 'POST', body }),
      extraOptions,
    }),
    getPasswordLink: build.query<PasswordLink, string>({
      query: (token) => `/account/reset-password/${encodeURIComponent(token)}`,
      extraOptions,
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<null, ResetPasswordBody>({
      query: (body) => ({ url: '/account/reset-password/finish', method: 'POST', body }),
      extraOptions,
    }),
  }),
});

export const { useAskForLinkMutation, useGetPasswordLinkQuery, useResetPasswordMutation } = recoveryApi;
