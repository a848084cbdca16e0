import type { SignInPolicy, SignInPolicyBody } from '@portal/shared/contract/signInPolicy';
import { portalApi } from '../api/portalApi.ts';
import { listTag, SIGN_IN_CHANGED } from '../api/tags.ts';

/** Endpoints of how people of the organisation sign in. */
const policyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSignInPolicy: build.query<SignInPolicy, undefined>({
      query: () => '/sign-in-policy',
      providesTags: [listTag('SignInPolicy')],
    }),
    updateSignInPolicy: build.mutation<SignInPolicy, SignInPolicyBody>({
      query: (body) => ({ url: '/sign-in-policy', method: 'PUT', body }),
      // After a refusal too: somebody else may have changed it.
      invalidatesTags: SIGN_IN_CHANGED,
    }),
  }),
});

export const { useGetSignInPolicyQuery, useLazyGetSignInPolicyQuery, useUpdateSignInPolicyMutation } = policyApi;
