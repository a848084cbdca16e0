import { ErrorBody } from '@portal/shared/contract/common';
import { CardDeposit, cardDepositBody, FundingMethods, fundingMethodsQuery } from '@portal/shared/contract/deposits';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotentBegun } from '../../plugins/idempotency/idempotencyBegun.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { requireOffered } from '../paymentMethods/index.ts';
import { beginCardDeposit } from './card/beginCardDeposit.ts';
import type { CardDepositService } from './card/cardDepositService.ts';
import type { ReadFundingMethods } from './fundingMethods.ts';

interface DepositRoutesDeps {
  readonly db: Db;
  readonly enqueue: Enqueue;
  /** Null without a payment gateway. */
  readonly cardDeposits: CardDepositService | null;
  readonly readMethods: ReadFundingMethods;
}

/** Answers what accounts can be funded with, and takes deposits by card. */
export const depositRoutes = ({ db, enqueue, cardDeposits, readMethods }: DepositRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/funding/methods',
      schema: {
        tags: ['funding'],
        summary: 'What an account can be funded with',
        querystring: fundingMethodsQuery,
        response: { 200: FundingMethods, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } },
      handler: (request) => readMethods(signedInUser(request), request.query.accountIdentifier),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/creditCards/platforms/deposits',
      schema: {
        tags: ['cards'],
        summary: 'Add funds by card',
        body: cardDepositBody,
        response: { 201: CardDeposit, '4xx': ErrorBody },
      },
      config: { idempotencyKey: 'required', permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } },
      handler: (request, reply) => {
        const service = requireOffered(cardDeposits);
        const { clock } = request;
        const user = signedInUser(request);
        return runIdempotentBegun(request, reply, db, {
          begin: (tx) => beginCardDeposit(tx, user, request.body, { now: clock.now(), enqueue }),
          finish: (deposit) => {
            request.releaseSlot();
            return service.charge(deposit);
          },
          follow: (deposit) => {
            request.releaseSlot();
            return service.follow(deposit);
          },
        });
      },
    }),
  ]);
