import { ErrorBody } from '@portal/shared/contract/common';
import { fundingQuery, FundingTransactions, Transfer, transferBody } from '@portal/shared/contract/funding';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency.ts';
import { signedInUser } from '../../plugins/session.ts';
import { limitGuesses } from '../accounts/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import type { FundingService } from './fundingService.ts';
import type { TransferService } from './transferService.ts';

interface FundingRoutesDeps {
  readonly db: Db;
  readonly service: FundingService;
  readonly transfers: TransferService;
}

const tags = ['funding'];
const SHORT_TRANSFERS = { short: FUNDING_FAILURES.notCovered, paused: FUNDING_FAILURES.transfersPaused };

export const fundingRoutes = ({ db, service, transfers }: FundingRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/funding',
      schema: {
        tags,
        summary: "A page of an account's movements",
        querystring: fundingQuery,
        response: { 200: FundingTransactions, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } } },
      handler: async (request, reply) => sendList(reply, await service.list(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/funding/transfer-funds',
      schema: {
        tags,
        summary: 'Move money between two accounts',
        body: transferBody,
        response: { 201: Transfer, '4xx': ErrorBody },
      },
      config: { idempotencyKey: 'required', permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } },
      handler: (request, reply) => {
        const user = signedInUser(request);
        return limitGuesses(db, user, request.clock.now(), SHORT_TRANSFERS, (watch) =>
          runIdempotent(request, reply, db, async (tx) => ({
            status: 201,
            body: await watch(() => transfers.transfer(tx, user, request.body)),
          })),
        );
      },
    }),
  ]);
