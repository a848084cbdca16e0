import { ErrorBody } from '@portal/shared/contract/common';
import { SignupDomain, signupDomainBody, signupDomainParams, SignupDomains } from '@portal/shared/contract/signups';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { SignupDomainService } from './signupDomainService.ts';

const tags = ['staff'];
const config = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

/** Staff's exceptions of domains. */
export const signupDomainRoutes = (domains: SignupDomainService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/signup-domains',
      schema: {
        tags,
        summary: 'Domains whose addresses may sign up or may not, whatever the lists say',
        response: { 200: SignupDomains, '4xx': ErrorBody },
      },
      config,
      handler: () => domains.list(),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/signup-domains/:domain',
      schema: {
        tags,
        summary: 'Accept or refuse the addresses of a domain at sign-up',
        params: signupDomainParams,
        body: signupDomainBody,
        response: { 200: SignupDomain, '4xx': ErrorBody },
      },
      config,
      handler: (request) => domains.put(signedInUser(request), request.params.domain, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/staff/signup-domains/:domain',
      schema: {
        tags,
        summary: 'Let the lists decide about a domain again',
        params: signupDomainParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        await domains.remove(signedInUser(request), request.params.domain);
        return reply.status(204).send(null);
      },
    }),
  ]);
