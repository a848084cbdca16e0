import {
  BankLimits,
  bankAccountsParams,
  BankRequest,
  bankRequestBody,
  bankRequestParams,
  BankResult,
  bankResultParams,
} from '@portal/shared/contract/bankAccounts';
import { ErrorBody } from '@portal/shared/contract/common';
import type { Db } from '../../../db/client.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccountById } from '../../../access/findVisibleAccount.ts';
import { requireGateway, type ReadBankFunding } from '../../paymentMethods/index.ts';
import { readBankLimits } from './bankLimit.ts';
import { readBankResult } from './bankResult.ts';
import { beginBankDeposit } from './beginBankDeposit.ts';
import type { ReturnPageOrigins } from '../../../plugins/returnPage.ts';

interface BankDepositRoutesDeps {
  readonly db: Db;
  readonly enqueue: Enqueue;
  /** Null: bank accounts are not offered. */
  readonly gateway: PaymentGateway | null;
  readonly readBankFunding: ReadBankFunding;
  readonly returnOrigins: ReturnPageOrigins;
}

const tags = ['bank accounts'];
const config = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;

/** Deposits by bank, as people ask for them and read what became of them. */
export const bankDepositRoutes = ({ db, enqueue, gateway, readBankFunding, returnOrigins }: BankDepositRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/ach/account/:accountID/limits',
      schema: {
        tags,
        summary: 'What may be deposited by bank in 24 hours',
        params: bankAccountsParams,
        response: { 200: BankLimits, '4xx': ErrorBody },
      },
      config,
      handler: async (request) => {
        const account = await findVisibleAccountById(db, signedInUser(request), request.params.accountID);
        return readBankLimits(db, account, request.clock.now());
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/ach/funding/account/:accountID/subscription/:bankAccountIdentifier/request',
      schema: {
        tags,
        summary: 'Ask for a deposit by bank: the form for the payment page',
        params: bankRequestParams,
        body: bankRequestBody,
        response: { 201: BankRequest, '4xx': ErrorBody },
      },
      config: { ...config, idempotencyKey: 'required' },
      handler: async (request, reply) => {
        const deps = {
          gateway: requireGateway(gateway),
          enqueue,
          judge: await readBankFunding(signedInUser(request)),
          returnOrigins,
          now: request.clock.now(),
        };
        return runIdempotent(request, reply, db, async (tx) => ({
          status: 201,
          body: await beginBankDeposit(tx, signedInUser(request), { ...request.params, body: request.body }, deps),
        }));
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/ach/request/:requestReferenceNumber',
      schema: {
        tags,
        summary: 'What became of a deposit by bank',
        params: bankResultParams,
        response: { 200: BankResult, '4xx': ErrorBody },
      },
      config,
      handler: (request) => readBankResult(db, signedInUser(request), request.params.requestReferenceNumber),
    }),
  ]);
