import { ErrorBody } from '@portal/shared/contract/common';
import {
  openSupportCaseBody,
  SupportCase,
  supportCaseNoteBody,
  SupportCases,
} from '@portal/shared/contract/supportCases';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { Db } from '../../../db/client.ts';
import { defineRoute } from '../../../plugins/defineRoute.ts';
import { runKeyed } from '../../../plugins/idempotency/runKeyed.ts';
import type { SupportCaseService } from './supportCaseService.ts';

const tags = ['support-cases'];
const helping = {
  permission: { kind: 'user', rule: { all: ['SUPPORT_CASE_MANAGE'], any: ANY_ORDER_HISTORY } },
} as const;
const ofLine = object({ referenceOrderId: string().required(), lineNumber: string().required() });
const ofCase = ofLine.shape({ caseIdentifier: string().required() });
const LINE = '/api/orders/:referenceOrderId/lines/:lineNumber/support-cases';

/** Support cases of a line: list, open, add a note, close. */
export const supportCaseRoutes = (db: Db, service: SupportCaseService) => [
  defineRoute({
    method: 'GET',
    url: LINE,
    schema: {
      tags,
      params: ofLine,
      summary: 'The support cases of a line, newest first',
      response: { 200: SupportCases, '4xx': ErrorBody },
    },
    config: helping,
    handler: (request) => service.list(signedInUser(request), request.params),
  }),
  defineRoute({
    method: 'POST',
    url: LINE,
    schema: {
      tags,
      params: ofLine,
      summary: 'Open a support case about a line',
      body: openSupportCaseBody,
      response: { 201: SupportCase, '4xx': ErrorBody },
    },
    config: { ...helping, idempotencyKey: 'optional' },
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await service.open(tx, signedInUser(request), request.params, request.body),
      })),
  }),
  defineRoute({
    method: 'POST',
    url: `${LINE}/:caseIdentifier/notes`,
    schema: {
      tags,
      params: ofCase,
      summary: 'Add a note to a support case',
      body: supportCaseNoteBody,
      response: { 201: SupportCase, '4xx': ErrorBody },
    },
    config: { ...helping, idempotencyKey: 'optional' },
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await service.addNote(tx, signedInUser(request), request.params, request.body),
      })),
  }),
  defineRoute({
    method: 'PUT',
    url: `${LINE}/:caseIdentifier/closed`,
    schema: {
      tags,
      params: ofCase,
      summary: 'Close a support case',
      response: { 200: SupportCase, '4xx': ErrorBody },
    },
    config: helping,
    handler: (request) => service.close(signedInUser(request), request.params),
  }),
];
