import { ErrorBody } from '@portal/shared/contract/common';
import {
  SsoAdministrators,
  SsoDomain,
  ssoDomainBody,
  ssoDomainChange,
  ssoDomainParams,
  SsoDomains,
} from '@portal/shared/contract/ssoDomains';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { MANAGING_SIGN_IN } from './managingSignIn.ts';
import type { SsoDomainService } from './ssoDomainService.ts';

const tags = ['sso-domains'];
const params = ssoDomainParams;

/** Domains of company sign-in: list, add, prove, change, delete. */
export const ssoDomainRoutes = (db: Db, domains: SsoDomainService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/sso/domains',
      schema: { tags, summary: 'The domains, by name', response: { 200: SsoDomains, '4xx': ErrorBody } },
      config: MANAGING_SIGN_IN,
      handler: (request) => domains.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/domains',
      schema: { tags, summary: 'Add a domain', body: ssoDomainBody, response: { 201: SsoDomain, '4xx': ErrorBody } },
      config: { ...MANAGING_SIGN_IN, idempotencyKey: 'optional' },
      handler: async (request, reply) => {
        await domains.requireOpen(signedInUser(request));
        return runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await domains.add(tx, signedInUser(request), request.body),
        }));
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sso/domains/:domainId',
      schema: {
        tags,
        params,
        summary: 'Change where a domain leads, and whether its people sign in through the company only',
        body: ssoDomainChange,
        response: { 200: SsoDomain, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => domains.change(signedInUser(request), request.params.domainId, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/sso/domains/:domainId',
      schema: { tags, params, summary: 'Delete a domain', response: { 204: Type.Null(), '4xx': ErrorBody } },
      config: MANAGING_SIGN_IN,
      handler: async (request, reply) => {
        await domains.remove(signedInUser(request), request.params.domainId);
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/domains/:domainId/check',
      schema: {
        tags,
        params,
        summary: 'Look up now the record that proves a domain',
        response: { 200: SsoDomain, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => domains.check(signedInUser(request), request.params.domainId),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sso/administrators',
      schema: {
        tags,
        summary: 'Who may keep a password where others sign in through the company only',
        response: { 200: SsoAdministrators, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => domains.listAdministrators(signedInUser(request)),
    }),
  ]);
