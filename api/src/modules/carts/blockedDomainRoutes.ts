import { ErrorBody } from '@portal/shared/contract/common';
import { BlockedDomains } from '@portal/shared/contract/security';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';

interface BlockedDomainDeps {
  readonly listDomains: (platformId: bigint) => Promise<string[]>;
}

/** Blocked recipient domains, so that the form can reject an address at its field. */
export const blockedDomainRoutes = ({ listDomains }: BlockedDomainDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/security/blacklistedDomains',
      schema: {
        tags: ['shopping-carts'],
        summary: 'Domains that no reward goes to',
        response: { 200: BlockedDomains, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
      handler: (request) => listDomains(signedInUser(request).platformId),
    }),
  ]);
