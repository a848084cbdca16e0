import {
  Agreements,
  agreementsExportQuery,
  agreementsQuery,
  staffAgreementsQuery,
} from '@portal/shared/contract/agreements';
import { ErrorBody } from '@portal/shared/contract/common';
import { acceptTermsBody, Terms, termsQuery } from '@portal/shared/contract/terms';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendList } from '../../lists/sendList.ts';
import { LIST_FILE, sendListFile } from '../../lists/sendListFile.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { AgreementService } from './agreementService.ts';
import type { PortalTerms } from './terms.ts';

const tags = ['agreements'];
const managing = {
  permission: { kind: 'user', rule: { all: ['PLATFORM_MANAGE'], accessLevel: 'PLATFORM' } },
} as const;

interface AgreementRoutesDeps {
  readonly agreements: AgreementService;
  readonly terms: PortalTerms;
}

/** The terms of the portal, and what the users of an organisation have accepted. */
export const agreementRoutes = ({ agreements, terms }: AgreementRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/terms',
      schema: {
        tags,
        summary: 'The terms in force',
        querystring: termsQuery,
        response: { 200: Terms, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      handler: (request) => terms.read(request.query.langKey),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/terms/acceptances',
      schema: {
        tags,
        summary: 'Accept the terms in force',
        body: acceptTermsBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { notEmulated: true } } },
      handler: async (request, reply) => {
        await agreements.acceptTerms(signedInUser(request), request.body.terms, request.ip);
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/agreements',
      schema: {
        tags,
        summary: 'What the users of the organization have accepted, when and from where',
        querystring: agreementsQuery,
        response: { 200: Agreements, '4xx': ErrorBody },
      },
      config: managing,
      handler: async (request, reply) => sendList(reply, await agreements.list(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/agreements/export',
      schema: {
        tags,
        summary: 'The agreements of the organization as a CSV or Excel file',
        querystring: agreementsExportQuery,
        response: { 200: LIST_FILE, '4xx': ErrorBody },
      },
      config: managing,
      handler: async (request, reply) =>
        sendListFile(reply, await agreements.export(signedInUser(request), request.query), request.query.format),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/agreements',
      schema: {
        tags: ['staff'],
        summary: 'What the users of an organization have accepted, when and from where',
        querystring: staffAgreementsQuery,
        response: { 200: Agreements, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } },
      handler: async (request, reply) => sendList(reply, await agreements.listForStaff(request.query)),
    }),
  ]);
