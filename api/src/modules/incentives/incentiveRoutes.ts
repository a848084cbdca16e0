import { ErrorBody } from '@portal/shared/contract/common';
import {
  completionsExportQuery,
  completionsQuery,
  incentiveBody,
  IncentiveCompletions,
  IncentiveDetail,
  incentiveParams,
  Incentives,
  incentivesQuery,
  incentiveStatusBody,
  incentiveTestBody,
  newIncentiveBody,
} from '@portal/shared/contract/incentives';
import { TestMails } from '@portal/shared/contract/testMails';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { LIST_FILE, sendListFile } from '../../lists/sendListFile.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { IncentiveHistory } from './history/historyService.ts';
import type { IncentiveService } from './incentiveService.ts';
import type { TestIncentive } from './testIncentiveService.ts';

const tags = ['research'];

/** The rights to see incentives, each of which is enough. */
export const READING_INCENTIVES = {
  permission: { kind: 'user', rule: { any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'] } },
} as const;

/** The right to change them. */
export const CHANGING_INCENTIVES = {
  permission: { kind: 'user', rule: { all: ['INTEGRATIONS_MANAGE'] } },
} as const;

interface IncentiveRoutesDeps {
  readonly db: Db;
  readonly incentives: IncentiveService;
  readonly history: IncentiveHistory;
  readonly test: TestIncentive;
}

/** Incentives of surveys: listed, read, created, changed, tested, with the history of each. */
export const incentiveRoutes = (deps: IncentiveRoutesDeps) =>
  routesOf([...readingRoutes(deps), ...changingRoutes(deps)]);

const readingRoutes = ({ incentives, history }: IncentiveRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/incentives',
    schema: {
      tags,
      summary: 'The incentives of the accounts that one sees',
      querystring: incentivesQuery,
      response: { 200: Incentives, '4xx': ErrorBody },
    },
    config: { ...READING_INCENTIVES, background: true },
    handler: async (request, reply) => sendList(reply, await incentives.list(signedInUser(request), request.query)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/incentives/:incentiveId',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'An incentive, with its cost and the counts of its responses',
      response: { 200: IncentiveDetail, '4xx': ErrorBody },
    },
    config: { ...READING_INCENTIVES, background: true },
    handler: (request) => incentives.get(signedInUser(request), request.params.incentiveId),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/incentives/:incentiveId/completions',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'The responses of an incentive',
      querystring: completionsQuery,
      response: { 200: IncentiveCompletions, '4xx': ErrorBody },
    },
    config: { ...READING_INCENTIVES, background: true },
    handler: async (request, reply) =>
      sendList(reply, await history.list(signedInUser(request), request.params.incentiveId, request.query)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/incentives/:incentiveId/completions/export',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'The responses of an incentive as a CSV or Excel file',
      querystring: completionsExportQuery,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: READING_INCENTIVES,
    handler: async (request, reply) => {
      const { params, query } = request;
      return sendListFile(reply, await history.export(signedInUser(request), params.incentiveId, query), query.format);
    },
  }),
];

const changingRoutes = ({ db, incentives, test }: IncentiveRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/incentives',
    schema: {
      tags,
      summary: 'Create an incentive',
      body: newIncentiveBody,
      response: { 201: IncentiveDetail, '4xx': ErrorBody },
    },
    config: { ...CHANGING_INCENTIVES, idempotencyKey: 'optional' },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await incentives.requireResearch(user);
      return runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await incentives.create(tx, user, request.body),
      }));
    },
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/incentives/:incentiveId',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'Change an incentive',
      body: incentiveBody,
      response: { 200: IncentiveDetail, '4xx': ErrorBody },
    },
    config: CHANGING_INCENTIVES,
    handler: (request) => incentives.update(signedInUser(request), request.params.incentiveId, request.body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/incentives/:incentiveId/status',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'Turn an incentive off or on',
      body: incentiveStatusBody,
      response: { 200: IncentiveDetail, '4xx': ErrorBody },
    },
    config: CHANGING_INCENTIVES,
    handler: (request) => incentives.setStatus(signedInUser(request), request.params.incentiveId, request.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/incentives/:incentiveId/test',
    schema: {
      tags,
      params: incentiveParams,
      summary: 'Send the mail of an incentive with a sample reward to colleagues',
      body: incentiveTestBody,
      response: { 201: TestMails, '4xx': ErrorBody },
    },
    config: { ...CHANGING_INCENTIVES, idempotencyKey: 'optional' },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await incentives.requireResearch(user);
      return runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await test(tx, user, request.params.incentiveId, request.body),
      }));
    },
  }),
];
