import { ErrorBody } from '@portal/shared/contract/common';
import { HelpRedirect, helpRedirectQuery, Licences, PortalLinks } from '@portal/shared/contract/system';
import { helpAddress } from '@portal/shared/domain/access/helpArticles';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { createLicences } from './licences.ts';

const tags = ['system'];
const CACHE = 'public, max-age=300';

/** Addresses outside the portal, the way to help, licences. */
export const linkRoutes = (links: PortalLinks, licences: ReturnType<typeof createLicences>) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/portal-links',
      schema: { tags, summary: 'Addresses outside the portal', response: { 200: PortalLinks } },
      config: { permission: { kind: 'public' }, unlimitedReads: true },
      handler: (_request, reply) => {
        void reply.header('cache-control', CACHE);
        return Promise.resolve(links);
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/salesforce/redirect',
      schema: {
        tags,
        summary: 'Where help for a page stands',
        querystring: helpRedirectQuery,
        response: { 200: HelpRedirect, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: {} } },
      handler: (request) => Promise.resolve({ redirectUrl: helpAddress(links.helpCentreUrl, request.query.path) }),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/licences',
      schema: { tags, summary: 'Licenses of the packages in use', response: { 200: Licences, '4xx': ErrorBody } },
      config: { permission: { kind: 'public' } },
      handler: async (_request, reply) => {
        const read = await licences.read();
        void reply.header('cache-control', CACHE);
        return read;
      },
    }),
  ]);
