import { ErrorBody } from '@portal/shared/contract/common';
import { staffPlatformParams } from '@portal/shared/contract/staff';
import { KybApplications, kybDecisionBody, kybQuery, KybReview } from '@portal/shared/contract/staffKyb';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { KybService } from './kybService.ts';
import { STAFF } from './staffAccess.ts';

const tags = ['staff'];

/** Reviews of the business of organisations. */
export const kybRoutes = (reviews: KybService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/kyb',
      schema: {
        tags,
        summary: 'The organizations that wait for a decision, or are in one state',
        querystring: kybQuery,
        response: { 200: KybApplications, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendList(reply, await reviews.list(request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/kyb/:platformClientId',
      schema: {
        tags,
        summary: 'What an organization submitted, and what was decided',
        params: staffPlatformParams,
        response: { 200: KybReview, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => reviews.get(request.params.platformClientId),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/kyb/:platformClientId/decision',
      schema: {
        tags,
        summary: 'Approve, reject, or ask for more information',
        params: staffPlatformParams,
        body: kybDecisionBody,
        response: { 200: KybReview, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => reviews.decide(signedInUser(request), request.params.platformClientId, request.body),
    }),
  ]);
