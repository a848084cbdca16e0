import { ErrorBody } from '@portal/shared/contract/common';
import { fundingQuery, FundingTransactions } from '@portal/shared/contract/funding';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { FundingService } from './fundingService.ts';

export const fundingRoutes = ({ service }: { readonly service: FundingService }) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/funding',
      schema: {
        tags: ['funding'],
        summary: "A page of an account's movements",
        querystring: fundingQuery,
        response: { 200: FundingTransactions, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } } },
      handler: async (request, reply) => sendList(reply, await service.list(signedInUser(request), request.query)),
    }),
  ]);
