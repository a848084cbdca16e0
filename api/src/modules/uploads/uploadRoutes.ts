import { ErrorBody } from '@portal/shared/contract/common';
import { OrderSummary, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import {
  addUploadBody,
  addUploadLinesBody,
  addUploadLinesQuery,
  ChangedUploadLines,
  changeUploadLinesBody,
  createUploadQuery,
  PendingUpload,
  Upload,
  uploadFulfillmentParams,
  UploadLine,
  uploadLineBody,
  uploadLineParams,
  UploadLines,
  uploadLinesQuery,
  uploadMappingBody,
  uploadMetadataBody,
  uploadParams,
  UploadRewardNames,
  uploadRewardNamesQuery,
  uploadsQuery,
  UploadSummaries,
  uploadSummaryParams,
  uploadValuesBody,
} from '@portal/shared/contract/uploads';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { ofCart } from '../carts/index.ts';
import type { AddUpload } from './addUploadService.ts';
import type { TypedLinesService } from './typedLinesService.ts';
import type { UploadService } from './uploadService.ts';

interface UploadRoutesDeps {
  readonly db: Db;
  readonly uploads: UploadService;
  readonly typed: TypedLinesService;
  readonly add: AddUpload;
}

export const PLACING = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const keyed = { ...PLACING, idempotencyKey: 'optional' } as const;
const tags = ['uploads'];
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

/** Files of recipients: the user's, and what is done with one. The file itself has routes of its own. */
export const uploadRoutes = (deps: UploadRoutesDeps) => routesOf([...wholeRoutes(deps), ...lineRoutes(deps)]);

const wholeRoutes = ({ db, uploads, add }: UploadRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/orders/upload/create',
    schema: {
      tags,
      summary: 'Open an upload, to which a file is sent',
      querystring: createUploadQuery,
      response: { 201: Upload, '4xx': ErrorBody },
    },
    config: keyed,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await uploads.create(tx, signedInUser(request), request.query),
      })),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/uploads',
    schema: {
      tags,
      summary: 'The user’s uploads, newest first',
      querystring: uploadsQuery,
      response: { 200: UploadSummaries, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: async (request, reply) => sendList(reply, await uploads.list(signedInUser(request), request.query)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/upload/:uploadId',
    schema: { tags, summary: 'An upload', params: uploadParams, response: { 200: Upload, '4xx': ErrorBody } },
    config: PLACING,
    handler: (request) => uploads.get(signedInUser(request), request.params.uploadId),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/orders/upload/:uploadId/mapping',
    schema: {
      tags,
      summary: 'Say what the columns are',
      params: uploadParams,
      body: uploadMappingBody,
      response: { 200: Upload, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => uploads.map(signedInUser(request), request.params.uploadId, request.body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/upload/:uploadId/reward-names',
    schema: {
      tags,
      summary: 'The names of rewards in a column, and what they mean',
      params: uploadParams,
      querystring: uploadRewardNamesQuery,
      response: { 200: UploadRewardNames, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => uploads.listRewardNames(signedInUser(request), request.params.uploadId, request.query),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/orders/upload/:uploadId',
    schema: { tags, summary: 'Delete an upload', params: uploadParams, response: nothing },
    config: PLACING,
    handler: async (request, reply) => {
      await uploads.remove(signedInUser(request), request.params.uploadId);
      return reply.status(204).send(null);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/shopping-carts/:cartId/line-items/from-upload',
    schema: {
      tags,
      summary: 'Add the good lines of an upload',
      params: ofCart,
      body: addUploadBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config: keyed,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 200,
        body: await add(tx, signedInUser(request), request.params.cartId, request.body),
      })),
  }),
];

const lineRoutes = (deps: UploadRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/orders/upload/:uploadId/lines',
    schema: {
      tags,
      summary: 'A page of an upload’s lines',
      params: uploadParams,
      querystring: uploadLinesQuery,
      response: { 200: UploadLines, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: async (request, reply) =>
      sendList(reply, await deps.uploads.listLines(signedInUser(request), request.params.uploadId, request.query)),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/orders/upload/:uploadId/lines',
    schema: {
      tags,
      summary: 'Change cells of an upload’s lines',
      params: uploadParams,
      body: changeUploadLinesBody,
      response: { 200: ChangedUploadLines, '4xx': ErrorBody },
    },
    config: PLACING,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request) => deps.uploads.change(signedInUser(request), request.params.uploadId, request.body),
  }),
  ...typedLineRoutes(deps),
  defineRoute({
    method: 'DELETE',
    url: '/api/bulkorder/upload/:uploadId/upload-line/:lineId',
    schema: { tags, summary: 'Delete a line of an upload', params: uploadLineParams, response: nothing },
    config: PLACING,
    handler: async (request, reply) => {
      await deps.uploads.removeLine(signedInUser(request), request.params.uploadId, request.params.lineId);
      return reply.status(204).send(null);
    },
  }),
];

const typedLineRoutes = ({ db, typed }: UploadRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/orders/upload/pending-upload',
    schema: {
      tags,
      summary: 'The newest upload that is not ordered as a whole',
      response: { 200: PendingUpload, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => typed.pending(signedInUser(request)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/upload/:uploadId/summary/:currency',
    schema: {
      tags,
      summary: 'What the good lines of an upload cost',
      params: uploadSummaryParams,
      response: { 200: OrderSummary, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => typed.summarise(signedInUser(request), request.params.uploadId, request.params.currency),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/orders/upload/:uploadId/values',
    schema: {
      tags,
      summary: 'Give all lines of an upload one value in some fields',
      params: uploadParams,
      body: uploadValuesBody,
      response: { 200: Upload, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => typed.setValues(signedInUser(request), request.params.uploadId, request.body),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/bulkorder/upload/:uploadId',
    schema: {
      tags,
      summary: 'Set what the order of an upload is noted with',
      params: uploadParams,
      body: uploadMetadataBody,
      response: { 200: Upload, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) => typed.setMetadata(signedInUser(request), request.params.uploadId, request.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/bulkorder/upload/:uploadId/lines',
    schema: {
      tags,
      summary: 'Add typed lines to an upload',
      params: uploadParams,
      querystring: addUploadLinesQuery,
      body: addUploadLinesBody,
      response: { 200: ChangedUploadLines, '4xx': ErrorBody },
    },
    config: keyed,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 200,
        body: await typed.add(tx, signedInUser(request), request.params.uploadId, {
          accountIdentifier: request.query.accountIdentifier,
          bodies: request.body,
        }),
      })),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/bulkorder/upload/:uploadId/upload-line/:lineId',
    schema: {
      tags,
      summary: 'Write a line of an upload anew',
      params: uploadLineParams,
      body: uploadLineBody,
      response: { 200: UploadLine, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: (request) =>
      typed.replace(signedInUser(request), request.params.uploadId, request.params.lineId, request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/bulkorder/upload/:uploadId/upload-lines/fulfillment/:type',
    schema: {
      tags,
      summary: 'Delete the lines of one kind from an upload',
      params: uploadFulfillmentParams,
      response: nothing,
    },
    config: PLACING,
    handler: async (request, reply) => {
      await typed.removeFulfillment(signedInUser(request), request.params.uploadId, request.params.type);
      return reply.status(204).send(null);
    },
  }),
];
