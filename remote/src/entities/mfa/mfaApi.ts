import type { MfaChallenge, RegisterPhoneBody, ResendMfaBody } from '@portal/shared/contract/mfa';
import type { SessionTokens } from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';

const extraOptions = { isPublic: true };

/** Endpoints of a sign-in that waits for a code; a cookie says which. */
const mfaApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    verifyCode: build.mutation<SessionTokens, { readonly code: string; readonly rememberDevice: boolean }>({
      query: (body) => ({ url: '/mfa/verify', method: 'POST', body }),
      extraOptions,
    }),
    resendCode: build.mutation<MfaChallenge, ResendMfaBody>({
      query: (body) => ({ url: '/mfa/resend', method: 'POST', body }),
      extraOptions,
    }),
    registerPhone: build.mutation<MfaChallenge, RegisterPhoneBody>({
      query: (body) => ({ url: '/mfa/phone', method: 'POST', body }),
      extraOptions,
    }),
  }),
});

export const { useVerifyCodeMutation, useResendCodeMutation, useRegisterPhoneMutation } = mfaApi;
