import { ErrorBody } from '@portal/shared/contract/common';
import {
  ConnectedApps,
  connectedAppParams,
  ConsentDecision,
  consentDecisionBody,
  ConsentRequest,
  consentRequestParams,
  newConsentRequestBody,
} from '@portal/shared/contract/oauth';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { ConnectedAppService } from './connectedAppService.ts';
import type { ConsentService } from './consentService.ts';

const tags = ['connected-apps'];
/** Staff who emulate an organisation allow nothing in the name of its people. */
const config = { permission: { kind: 'user', rule: { notEmulated: true } } } as const;

interface ConsentRoutesDeps {
  readonly consent: ConsentService;
  readonly apps: ConnectedAppService;
}

/** What apps ask of the signed-in user, and the apps that act for them. */
export const consentRoutes = ({ consent, apps }: ConsentRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/oauth/requests',
      schema: {
        tags,
        summary: 'Take the request of an app to act for the user',
        body: newConsentRequestBody,
        response: { 201: ConsentRequest, '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) =>
        reply.status(201).send(await consent.create(signedInUser(request), request.body)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/oauth/requests/:requestId',
      schema: {
        tags,
        summary: 'A request of an app that waits for the answer of the user',
        params: consentRequestParams,
        response: { 200: ConsentRequest, '4xx': ErrorBody },
      },
      config,
      handler: (request) => consent.get(signedInUser(request), request.params.requestId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/oauth/requests/:requestId/decision',
      schema: {
        tags,
        summary: 'Allow or deny the request of an app',
        params: consentRequestParams,
        body: consentDecisionBody,
        response: { 200: ConsentDecision, '4xx': ErrorBody },
      },
      config,
      handler: async (request) => ({
        redirectTo: await consent.decide(signedInUser(request), request.params.requestId, request.body),
      }),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/account/connected-apps',
      schema: { tags, summary: 'Apps that act for the user', response: { 200: ConnectedApps, '4xx': ErrorBody } },
      config,
      handler: (request) => apps.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/account/connected-apps/:grantId',
      schema: {
        tags,
        summary: 'End what the user allowed an app',
        params: connectedAppParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        await apps.end(signedInUser(request), request.params.grantId);
        return reply.status(204).send(null);
      },
    }),
  ]);
