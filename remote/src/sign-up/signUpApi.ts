import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import type {
  FinishSignupBody,
  Signup,
  SignupBody,
  SignupEmailBody,
  SignupEmailCheckBody,
  SignupVerification,
} from '@portal/shared/contract/signups';
import { portalApi } from '../api/portalApi.ts';
import { TERMS_TAG } from '../entities/terms/termsApi.ts';

const extraOptions = { isPublic: true };

const pathOf = (id: string): string => `/signups/${encodeURIComponent(id)}`;

/** Endpoints of a company that opens an account; nobody is signed in. */
const signUpApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<Signup, SignupBody>({
      query: (body) => ({ url: '/signups', method: 'POST', body }),
      extraOptions,
      // Others may be in force than those that were read.
      invalidatesTags: (_signUp, error) => (error === undefined ? [] : [TERMS_TAG]),
    }),
    checkSignUpEmail: build.mutation<null, SignupEmailCheckBody>({
      query: (body) => ({ url: '/signups/email-check', method: 'POST', body }),
      extraOptions,
    }),
    resendSignUp: build.mutation<Signup, string>({
      query: (id) => ({ url: `${pathOf(id)}/resend`, method: 'POST' }),
      extraOptions,
    }),
    changeSignUpEmail: build.mutation<Signup, { readonly id: string; readonly body: SignupEmailBody }>({
      query: ({ id, body }) => ({ url: `${pathOf(id)}/email`, method: 'PUT', body }),
      extraOptions,
    }),
    getSignUp: build.query<SignupVerification, string>({
      query: (token) => `/signups/verification/${encodeURIComponent(token)}`,
      extraOptions,
      keepUnusedDataFor: 0,
    }),
    finishSignUp: build.mutation<AuthenticateAnswer, FinishSignupBody>({
      query: (body) => ({ url: '/signups/finish', method: 'POST', body }),
      extraOptions,
    }),
  }),
});

export const {
  useSignUpMutation,
  useCheckSignUpEmailMutation,
  useResendSignUpMutation,
  useChangeSignUpEmailMutation,
  useGetSignUpQuery,
  useFinishSignUpMutation,
} = signUpApi;
