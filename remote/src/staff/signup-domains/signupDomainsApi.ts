import type { SignupDomain, SignupDomainBody } from '@portal/shared/contract/signups';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

const pathOf = (domain: string): string => `/staff/signup-domains/${encodeURIComponent(domain)}`;

/** Endpoints of the domains for which sign-up makes an exception. */
const signupDomainsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listSignupDomains: build.query<SignupDomain[], undefined>({
      query: () => '/staff/signup-domains',
      providesTags: [listTag('SignupDomain')],
    }),
    setSignupDomain: build.mutation<SignupDomain, { readonly domain: string; readonly body: SignupDomainBody }>({
      query: ({ domain, body }) => ({ url: pathOf(domain), method: 'PUT', body }),
      invalidatesTags: [listTag('SignupDomain')],
    }),
    deleteSignupDomain: build.mutation<null, string>({
      query: (domain) => ({ url: pathOf(domain), method: 'DELETE' }),
      invalidatesTags: [listTag('SignupDomain')],
    }),
  }),
});

export const { useListSignupDomainsQuery, useSetSignupDomainMutation, useDeleteSignupDomainMutation } =
  signupDomainsApi;
