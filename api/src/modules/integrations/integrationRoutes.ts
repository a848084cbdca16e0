import { ErrorBody } from '@portal/shared/contract/common';
import {
  disconnectIntegrationBody,
  Integration,
  IntegrationEvents,
  integrationHistoryQuery,
  integrationParams,
  Integrations,
} from '@portal/shared/contract/integrations';
import { CHANGE_INTEGRATIONS, SEE_INTEGRATIONS } from '@portal/shared/domain/access/integrationRights';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { IntegrationService } from './integrationService.ts';

const tags = ['integrations'];
const seeing = { permission: { kind: 'user', rule: SEE_INTEGRATIONS } } as const;

/** Returns the routes of the integrations page and its history. */
export const integrationRoutes = (integrations: IntegrationService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/integrations',
      schema: {
        tags,
        summary: 'The integrations of the organization, each with what works of it',
        response: { 200: Integrations, '4xx': ErrorBody },
      },
      config: seeing,
      handler: (request) => integrations.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/integrations/:name/disconnect',
      schema: {
        tags,
        summary: 'End everything that works of an integration',
        params: integrationParams,
        body: disconnectIntegrationBody,
        response: { 200: Integration, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: CHANGE_INTEGRATIONS } },
      handler: (request) => integrations.disconnect(signedInUser(request), request.params.name, request.body.itemIds),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/integrations/history',
      schema: {
        tags,
        summary: 'Who connected and disconnected what, and when',
        querystring: integrationHistoryQuery,
        response: { 200: IntegrationEvents, '4xx': ErrorBody },
      },
      config: seeing,
      handler: async (request, reply) =>
        sendList(reply, await integrations.history(signedInUser(request), request.query)),
    }),
  ]);
