import { ErrorBody } from '@portal/shared/contract/common';
import {
  ChangedUserRows,
  changeUserRowsBody,
  confirmUserFileBody,
  UserFile,
  userFileParams,
  userFileQuery,
  UserFileRows,
  userFileRowsQuery,
  UserFiles,
  userFileTemplateParams,
  userMovesBody,
} from '@portal/shared/contract/userFiles';
import { USER_MANAGEMENT } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendCsv } from '../../csv/sendCsv.ts';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesApart } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency/idempotency.ts';
import { sendXlsx } from '../../xlsx/sendXlsx.ts';
import type { UserFileService } from './userFileService.ts';
import { createUserFileTemplate, type UserFileTemplate } from './userFileTemplate.ts';

const tags = ['users'];
/** A file is kept for whoever sent it. */
const config = { permission: { kind: 'user', rule: { any: USER_MANAGEMENT, notEmulated: true } } } as const;

const FILE_TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
];
/** Characters. */
const COLUMN_WIDTH = 24;

interface UserFileRoutesDeps {
  readonly db: Db;
  readonly userFiles: UserFileService;
}

/** Files of users: sent, corrected, confirmed. */
export const userFileRoutes = (deps: UserFileRoutesDeps) =>
  routesApart([takeFiles, ...fileRoutes(deps), ...rowRoutes(deps), templateRoute(deps)]);

function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const fileRoutes = ({ db, userFiles }: UserFileRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/users/files',
    schema: {
      tags,
      consumes: FILE_TYPES,
      summary: 'Send a file of users; nobody is invited yet',
      querystring: userFileQuery,
      response: { 201: UserFile, '4xx': ErrorBody },
    },
    config,
    bodyLimit: FILE_LIMITS.bytes,
    handler: async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      request.releaseSlot();
      return reply.status(201).send(await userFiles.create(signedInUser(request), request.query, bytes));
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/users/files',
    schema: { tags, summary: 'The files of users that one has sent', response: { 200: UserFiles, '4xx': ErrorBody } },
    config,
    handler: (request) => userFiles.list(signedInUser(request)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/users/files/:fileId',
    schema: { tags, summary: 'A file of users', params: userFileParams, response: { 200: UserFile, '4xx': ErrorBody } },
    config,
    handler: (request) => userFiles.get(signedInUser(request), request.params.fileId),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/users/files/:fileId',
    schema: {
      tags,
      summary: 'Delete a file of users',
      params: userFileParams,
      response: { 204: Type.Null(), '4xx': ErrorBody },
    },
    config,
    handler: async (request, reply) => {
      await userFiles.remove(signedInUser(request), request.params.fileId);
      return reply.status(204).send(null);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/users/files/:fileId/confirm',
    schema: {
      tags,
      summary: 'Invite the rows that are ready',
      params: userFileParams,
      body: confirmUserFileBody,
      response: { 202: UserFile, '4xx': ErrorBody },
    },
    config: { ...config, idempotencyKey: 'required' },
    handler: (request, reply) =>
      runIdempotent(request, reply, db, async (tx) => ({
        status: 202,
        body: await userFiles.confirm(tx, signedInUser(request), request.params.fileId, request.body),
      })),
  }),
];

const rowRoutes = ({ userFiles }: UserFileRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/users/files/:fileId/rows',
    schema: {
      tags,
      summary: 'A page of the rows of a file of users',
      params: userFileParams,
      querystring: userFileRowsQuery,
      response: { 200: UserFileRows, '4xx': ErrorBody },
    },
    config,
    handler: async (request, reply) =>
      sendList(reply, await userFiles.listRows(signedInUser(request), request.params.fileId, request.query)),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/users/files/:fileId/rows',
    schema: {
      tags,
      summary: 'Change cells of a file of users',
      params: userFileParams,
      body: changeUserRowsBody,
      response: { 200: ChangedUserRows, '4xx': ErrorBody },
    },
    config,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request) => userFiles.change(signedInUser(request), request.params.fileId, request.body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/users/files/:fileId/moves',
    schema: {
      tags,
      summary: 'Approve that users of other organizations are asked to move',
      params: userFileParams,
      body: userMovesBody,
      response: { 200: UserFile, '4xx': ErrorBody },
    },
    config,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request) => userFiles.approveMoves(signedInUser(request), request.params.fileId, request.body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/users/files/:fileId/rejects',
    schema: {
      tags,
      summary: 'The rows that are left out, each with its reasons',
      params: userFileParams,
      response: { 200: UserFileRows, '4xx': ErrorBody },
    },
    config,
    handler: (request) => userFiles.listRejects(signedInUser(request), request.params.fileId),
  }),
];

const templateRoute = ({ db }: UserFileRoutesDeps) =>
  defineRoute({
    method: 'GET',
    url: '/api/users/files/template/:format',
    schema: {
      tags,
      summary: 'A file to fill in with users, as CSV or Excel workbook',
      params: userFileTemplateParams,
      response: { '4xx': ErrorBody },
    },
    config,
    handler: async (request, reply) => {
      const { headings, rows } = await createUserFileTemplate(db, signedInUser(request));
      return request.params.format === 'csv'
        ? sendCsv(reply, { fileName: 'users.csv', headings, batches: inOneBatch(rows) })
        : sendXlsx(reply, {
            fileName: 'users.xlsx',
            columns: headings.map((heading) => ({ heading, width: COLUMN_WIDTH })),
            batches: inOneBatch(rows),
          });
    },
  });

async function* inOneBatch(rows: UserFileTemplate['rows']): AsyncGenerator<UserFileTemplate['rows']> {
  yield await Promise.resolve(rows);
}
