import type { HelpRedirect, PortalLinks } from '@portal/shared/contract/system';
import { portalApi } from '../../api/portalApi.ts';

/** Addresses outside the portal, and the way to help. */
const portalLinksApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPortalLinks: build.query<PortalLinks, undefined>({
      query: () => '/portal-links',
      extraOptions: { isPublic: true },
    }),
    getHelpRedirect: build.query<HelpRedirect, string>({
      query: (path) => ({ url: '/salesforce/redirect', params: { path } }),
    }),
  }),
});

export const { useGetPortalLinksQuery, useGetHelpRedirectQuery } = portalLinksApi;
