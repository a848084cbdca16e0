import { ErrorBody } from '@portal/shared/contract/common';
import { staffPlatformParams } from '@portal/shared/contract/staff';
import {
  KybApplications,
  kybDecisionBody,
  kybQuery,
  KybReview,
  RevealedTaxId,
  staffReviewFileParams,
} from '@portal/shared/contract/staffKyb';
import { REVIEW_FILE_TYPES } from '@portal/shared/domain/access/reviewFacts';
import { Type } from '@sinclair/typebox';
import { sendStoredFile } from '../../files/sendStoredFile.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { KybService } from './kybService.ts';
import type { EvidenceService } from './evidenceService.ts';

const tags = ['staff'];
const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

/** Reviews of the business of organisations, for staff. */
export const kybRoutes = (reviews: KybService, evidence: EvidenceService) =>
  routesOf([...decisionRoutes(reviews), ...evidenceRoutes(evidence)]);

const decisionRoutes = (reviews: KybService) => [
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
];

const evidenceRoutes = (evidence: EvidenceService) => [
  defineRoute({
    method: 'GET',
    url: '/api/staff/kyb/:platformClientId/files/:fileId',
    schema: {
      tags,
      produces: [...REVIEW_FILE_TYPES],
      summary: 'A file that an organization sent, as a download',
      params: staffReviewFileParams,
      response: { 200: Type.String({ format: 'binary' }), '4xx': ErrorBody },
    },
    config: STAFF,
    handler: async (request, reply) => {
      const { platformClientId, fileId } = request.params;
      const file = await evidence.download(signedInUser(request), platformClientId, fileId);
      return sendStoredFile(
        reply
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox"),
        file,
      );
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/staff/kyb/:platformClientId/tax-id',
    schema: {
      tags,
      summary: 'Reveal the tax id of an organization',
      params: staffPlatformParams,
      response: { 200: RevealedTaxId, '4xx': ErrorBody },
    },
    config: STAFF,
    handler: (request) => evidence.revealTaxId(signedInUser(request), request.params.platformClientId),
  }),
];
