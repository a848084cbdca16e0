import type {
  AcceptInvitationBody,
  AskInvitationBody,
  AuthenticateAnswer,
  ForgotPasswordBody,
  Invitation,
  PasswordLink,
  ResetPasswordBody,
} from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';
import { TERMS_TAG } from '../terms/termsApi.ts';

const extraOptions = { isPublic: true };

/** Endpoints of mailed links: a forgotten password, an invitation. */
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
    getInvitation: build.query<Invitation, string>({
      query: (token) => `/account/invitation/${encodeURIComponent(token)}`,
      extraOptions,
      keepUnusedDataFor: 0,
    }),
    askInvitation: build.mutation<null, AskInvitationBody>({
      query: (body) => ({ url: '/account/invitation/ask', method: 'POST', body }),
      extraOptions,
    }),
    acceptInvitation: build.mutation<AuthenticateAnswer, AcceptInvitationBody>({
      query: (body) => ({ url: '/account/invitation/finish', method: 'POST', body }),
      // Other terms may be in force by now.
      invalidatesTags: (_result, error) => (error === undefined ? [] : [TERMS_TAG]),
      extraOptions,
    }),
    resetPassword: build.mutation<null, ResetPasswordBody>({
      query: (body) => ({ url: '/account/reset-password/finish', method: 'POST', body }),
      extraOptions,
    }),
  }),
});

export const {
  useAskForLinkMutation,
  useGetPasswordLinkQuery,
  useResetPasswordMutation,
  useGetInvitationQuery,
  useAskInvitationMutation,
  useAcceptInvitationMutation,
} = recoveryApi;
