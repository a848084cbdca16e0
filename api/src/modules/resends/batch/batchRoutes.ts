import { ErrorBody } from '@portal/shared/contract/common';
import {
  ResendBatch,
  resendBatchBody,
  ResendBatchLines,
  resendBatchLinesQuery,
  ResendReview,
  resendReviewBody,
} from '@portal/shared/contract/resendBatches';
import { RESENDING } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { Db } from '../../../db/client.ts';
import { defineRoute } from '../../../plugins/defineRoute.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import type { BatchService } from './batchService.ts';

const tags = ['orders'];
const permission = { kind: 'user', rule: { any: RESENDING } } as const;
const ofBatch = object({ batchIdentifier: string().required() });

/** Sending many lines again. */
export const batchRoutes = (db: Db, batches: BatchService) => [
  defineRoute({
    method: 'POST',
    url: '/api/resend-batches/review',
    schema: {
      tags,
      summary: 'Which of many lines can be sent again',
      body: resendReviewBody,
      response: { 200: ResendReview, '4xx': ErrorBody },
    },
    config: { permission },
    handler: (request) => batches.review(signedInUser(request), request.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/resend-batches',
    schema: {
      tags,
      summary: 'Send the rewards of many lines again',
      body: resendBatchBody,
      response: { 201: ResendBatch, '4xx': ErrorBody },
    },
    config: { idempotencyKey: 'required', movesNoMoney: true, permission },
    bodyLimit: SETTINGS.bodies.addressesBytes,
    handler: (request, reply) =>
      runIdempotent(request, reply, db, async (tx) => ({
        status: 201,
        body: await batches.create(tx, signedInUser(request), request.body),
      })),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/resend-batches/:batchIdentifier',
    schema: {
      tags,
      params: ofBatch,
      summary: 'How far a batch is',
      response: { 200: ResendBatch, '4xx': ErrorBody },
    },
    config: { permission },
    handler: (request) => batches.get(signedInUser(request), request.params.batchIdentifier),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/resend-batches/:batchIdentifier/lines',
    schema: {
      tags,
      params: ofBatch,
      querystring: resendBatchLinesQuery,
      summary: 'What became of the lines of a batch',
      response: { 200: ResendBatchLines, '4xx': ErrorBody },
    },
    config: { permission },
    handler: (request) => batches.listLines(signedInUser(request), request.params.batchIdentifier, request.query),
  }),
];
