import { ErrorBody } from '@portal/shared/contract/common';
import { FundingPage, fundingQuery, type FundingQuery } from '@portal/shared/contract/funding';
import type { FastifyPluginCallback } from 'fastify';
import { signedInUser } from '../../plugins/session.ts';
import type { FundingService } from './fundingService.ts';

/** The history of an account's balance (F7). */
export const fundingRoutes =
  ({ service }: { readonly service: FundingService }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route<{ Querystring: FundingQuery }>({
      method: 'GET',
      url: '/api/funding',
      schema: {
        tags: ['funding'],
        summary: "A page of an account's movements",
        querystring: fundingQuery,
        response: { 200: FundingPage, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } } },
      handler: (request) => service.list(signedInUser(request), request.query),
    });
    done();
  };
