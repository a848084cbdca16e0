import {
  BusinessReview,
  reviewAnswerBody,
  ReviewFile,
  reviewFileParams,
  reviewFileQuery,
} from '@portal/shared/contract/businessReview';
import { ErrorBody } from '@portal/shared/contract/common';
import { REVIEW_FILE_TYPES } from '@portal/shared/domain/access/reviewFacts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesApart, routesOf } from '../../plugins/defineRoute.ts';
import { ANSWERING } from './answerRights.ts';
import type { AnswerService } from './answerService.ts';
import type { ReviewFileService } from './reviewFileService.ts';

const tags = ['onboarding'];
const answering = { permission: { kind: 'user', rule: ANSWERING } } as const;
/** The types under which a file may be sent; its content alone says what it is. */
const FILE_TYPES = ['application/octet-stream', ...REVIEW_FILE_TYPES];
/** A file that is too large is told so as the form tells it; of one beyond that no more is read. */
const READ_MAX = 2 * SETTINGS.businessReview.fileBytes;

/** The organisation's part in the review of its business. */
export const answerRoutes = (answers: AnswerService, files: ReviewFileService) =>
  routesOf([...reviewRoutes(answers, files), routesApart([takeFile, fileRoute(files)])]);

function takeFile(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const fileRoute = (files: ReviewFileService) =>
  defineRoute({
    method: 'POST',
    url: '/api/onboarding/files',
    schema: {
      tags,
      consumes: FILE_TYPES,
      summary: 'Send a file that goes with the answer to the open question',
      querystring: reviewFileQuery,
      response: { 201: ReviewFile, '4xx': ErrorBody },
    },
    config: answering,
    bodyLimit: READ_MAX,
    handler: async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      request.releaseSlot();
      return reply.status(201).send(await files.add(signedInUser(request), request.query, bytes));
    },
  });

const reviewRoutes = (answers: AnswerService, files: ReviewFileService) => [
  defineRoute({
    method: 'GET',
    url: '/api/onboarding/review',
    schema: {
      tags,
      summary: 'How far the review of the organization’s business is, and what staff ask',
      response: { 200: BusinessReview, '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: {} } },
    handler: (request) => answers.get(signedInUser(request)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/onboarding/answers',
    schema: {
      tags,
      summary: 'Answer the open question, with the files that were sent for it',
      body: reviewAnswerBody,
      response: { 200: BusinessReview, '4xx': ErrorBody },
    },
    config: answering,
    handler: (request) => answers.answer(signedInUser(request), request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/onboarding/files/:fileId',
    schema: {
      tags,
      summary: 'Take a file back before the answer',
      params: reviewFileParams,
      response: { 204: Type.Null(), '4xx': ErrorBody },
    },
    config: answering,
    handler: async (request, reply) => {
      await files.remove(signedInUser(request), request.params.fileId);
      return reply.status(204).send(null);
    },
  }),
];
