import { ErrorBody } from '@portal/shared/contract/common';
import {
  fundingDetailQuery,
  fundingExportQuery,
  fundingQuery,
  FundingTransactionDetail,
  FundingTransactions,
  MonthlyTotals,
  monthlyTotalsQuery,
  PendingFunds,
  pendingFundsQuery,
  Transfer,
  transferBody,
} from '@portal/shared/contract/funding';
import { object, string } from 'yup';
import type { Db } from '../../db/client.ts';
import { LIST_FILE, sendListFile } from '../../lists/sendListFile.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency/idempotency.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { limitBalanceGuesses } from '../accounts/index.ts';
import type { ExportFunding } from './exportFundingService.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import type { FundingService } from './fundingService.ts';
import type { ReadMonthlyTotals } from './monthlyTotalsService.ts';
import type { TransferService } from './transferService.ts';

const tags = ['funding'];
const reading = { permission: { kind: 'user', rule: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } } } as const;

interface FundingRoutesDeps {
  readonly db: Db;
  readonly service: FundingService;
  readonly monthlyTotals: ReadMonthlyTotals;
  readonly exportFunding: ExportFunding;
  readonly transfers: TransferService;
}

const SHORT_TRANSFERS = { short: FUNDING_FAILURES.notCovered, paused: FUNDING_FAILURES.transfersPaused };

/** The funding history with its files and the totals of its months, and money moved between accounts. */
export const fundingRoutes = (deps: FundingRoutesDeps) =>
  routesOf([...readRoutes(deps), ...exportRoute(deps), ...transferRoute(deps)]);

const readRoutes = ({ service, monthlyTotals }: FundingRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/funding',
    schema: {
      tags,
      summary: 'A page of the movements of accounts',
      querystring: fundingQuery,
      response: { 200: FundingTransactions, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) => sendList(reply, await service.list(signedInUser(request), request.query)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/funding/pending',
    schema: {
      tags,
      summary: 'What is pending for an account',
      querystring: pendingFundsQuery,
      response: { 200: PendingFunds, '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: { all: ['FUNDING_PENDING_ACCESS'] } } },
    handler: (request) => service.pending(signedInUser(request), request.query.accountIdentifier),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/funding/monthly-totals',
    schema: {
      tags,
      summary: 'What came into and went out of an account in each of the last months',
      querystring: monthlyTotalsQuery,
      response: { 200: MonthlyTotals, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => monthlyTotals(signedInUser(request), request.query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/funding/:accountTransactionID',
    schema: {
      tags,
      summary: 'A movement of an account',
      params: object({ accountTransactionID: string().required() }),
      querystring: fundingDetailQuery,
      response: { 200: FundingTransactionDetail, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => service.get(signedInUser(request), request.params.accountTransactionID, request.query),
  }),
];

const exportRoute = ({ exportFunding }: FundingRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/funding/export',
    schema: {
      tags,
      summary: 'The movements of a list as a CSV or Excel file',
      querystring: fundingExportQuery,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) =>
      sendListFile(reply, await exportFunding(signedInUser(request), request.query), request.query.format),
  }),
];

const transferRoute = ({ db, transfers }: FundingRoutesDeps) => [
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
      return limitBalanceGuesses(db, user, request.clock.now(), SHORT_TRANSFERS, (watch) =>
        runIdempotent(request, reply, db, async (tx) => ({
          status: 201,
          body: await watch(() => transfers.transfer(tx, user, request.body)),
        })),
      );
    },
  }),
];
