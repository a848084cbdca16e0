import { ErrorBody } from '@portal/shared/contract/common';
import { BlockedDomains } from '@portal/shared/contract/security';
import type { FastifyPluginCallback } from 'fastify';
import { signedInUser } from '../../plugins/session.ts';

interface BlockedDomainDeps {
  readonly listDomains: (platformId: bigint) => Promise<string[]>;
}

/** Domains that no reward goes to, so that the form can say so at the field (P7, F25). */
export const blockedDomainRoutes =
  ({ listDomains }: BlockedDomainDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route({
      method: 'GET',
      url: '/api/security/blacklistedDomains',
      schema: {
        tags: ['shopping-carts'],
        summary: 'Domains that no reward goes to',
        response: { 200: BlockedDomains, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
      handler: (request) => listDomains(signedInUser(request).platformId),
    });
    done();
  };
