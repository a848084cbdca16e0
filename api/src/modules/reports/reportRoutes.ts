import { ErrorBody } from '@portal/shared/contract/common';
import {
  newReportBody,
  reportChoices,
  ReportCount,
  ReportDetail,
  reportFileParams,
  reportParams,
  Reports,
  reportsQuery,
  seenReportsBody,
  UnseenReports,
} from '@portal/shared/contract/reports';
import { REPORT_RIGHTS } from '@portal/shared/domain/reports/reportRights';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { sendStoredFile } from '../../files/sendStoredFile.ts';
import { LIST_FILE } from '../../lists/sendListFile.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotentPrepared } from '../../plugins/idempotency/idempotencyPrepared.ts';
import type { ReportService } from './reportService.ts';

const tags = ['reports'];
const reading = { permission: { kind: 'user', rule: { any: REPORT_RIGHTS } } } as const;
const making = { permission: { kind: 'user', rule: { all: ['ORDER_REPORT_MANAGE'], notEmulated: true } } } as const;

interface ReportRoutesDeps {
  readonly db: Db;
  readonly reports: ReportService;
}

/** Reports: asked for, listed, made again or stopped, downloaded. */
export const reportRoutes = (deps: ReportRoutesDeps) =>
  routesOf([...makingRoutes(deps), ...readingRoutes(deps.reports)]);

const makingRoutes = ({ db, reports }: ReportRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/reports/count',
    schema: {
      tags,
      summary: 'Count the rows that a report would have',
      body: reportChoices,
      response: { 200: ReportCount, '4xx': ErrorBody },
    },
    config: making,
    handler: (request) => reports.count(signedInUser(request), request.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/reports',
    schema: {
      tags,
      summary: 'Ask for a report',
      body: newReportBody,
      response: { 202: ReportDetail, '4xx': ErrorBody },
    },
    config: { ...making, idempotencyKey: 'required', movesNoMoney: true },
    handler: (request, reply) => {
      const user = signedInUser(request);
      return runIdempotentPrepared(request, reply, db, {
        prepare: () => reports.plan(user, request.body),
        work: async (tx, plan) => ({ status: 202, body: await reports.create(tx, user, request.body, plan) }),
        discard: () => Promise.resolve(),
        compared: request.body,
      });
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/reports/:reportId/retry',
    schema: {
      tags,
      summary: 'Make a report again that failed, or whose files are gone',
      params: reportParams,
      response: { 202: ReportDetail, '4xx': ErrorBody },
    },
    config: making,
    handler: async (request, reply) =>
      reply.status(202).send(await reports.retry(signedInUser(request), request.params.reportId)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/reports/:reportId/cancel',
    schema: {
      tags,
      summary: 'Stop a report that is being made',
      params: reportParams,
      response: { 200: ReportDetail, '4xx': ErrorBody },
    },
    config: making,
    handler: (request) => reports.cancel(signedInUser(request), request.params.reportId),
  }),
];

const readingRoutes = (reports: ReportService) => [
  defineRoute({
    method: 'GET',
    url: '/api/reports',
    schema: {
      tags,
      summary: 'The reports that one may see',
      querystring: reportsQuery,
      response: { 200: Reports, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) => sendList(reply, await reports.list(signedInUser(request), request.query)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/reports/unseen',
    schema: {
      tags,
      summary: 'How many own reports are over and were not looked at',
      response: { 200: UnseenReports, '4xx': ErrorBody },
    },
    config: { ...reading, background: true },
    handler: (request) => reports.countUnseen(signedInUser(request)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/reports/seen',
    schema: {
      tags,
      summary: 'Note that own reports were looked at',
      body: seenReportsBody,
      response: { 204: Type.Null(), '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: { any: REPORT_RIGHTS, notEmulated: true } } },
    handler: async (request, reply) => {
      await reports.markSeen(signedInUser(request), request.body.reportIds);
      return reply.status(204).send(null);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/reports/:reportId',
    schema: {
      tags,
      summary: 'A report with its files and figures',
      params: reportParams,
      response: { 200: ReportDetail, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => reports.get(signedInUser(request), request.params.reportId),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/reports/:reportId/files/:part',
    schema: {
      tags,
      summary: 'A file of a report',
      params: reportFileParams,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) =>
      sendStoredFile(reply, await reports.download(signedInUser(request), request.params)),
  }),
];
