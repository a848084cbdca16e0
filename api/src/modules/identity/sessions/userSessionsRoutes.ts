import { ErrorBody } from '@portal/shared/contract/common';
import { UserSessions, userSessionParams } from '@portal/shared/contract/userSessions';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { UserSessionsService } from './userSessionsService.ts';

const tags = ['session'];
const config = { permission: { kind: 'user', rule: {} } } as const;

/** The signed-in user's open sessions. */
export const userSessionsRoutes = (sessions: UserSessionsService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/users/sessions',
      schema: { tags, summary: 'Open sessions of the user', response: { 200: UserSessions, '4xx': ErrorBody } },
      config,
      handler: (request) => sessions.list(signedInUser(request)),
    }),

    defineRoute({
      method: 'DELETE',
      url: '/api/users/sessions',
      schema: {
        tags,
        summary: 'End every other session of the user',
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        await sessions.endOthers(signedInUser(request));
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      method: 'DELETE',
      url: '/api/users/sessions/:sessionId',
      schema: {
        tags,
        summary: 'End a session of the user',
        params: userSessionParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        await sessions.end(signedInUser(request), request.params.sessionId);
        return reply.status(204).send(null);
      },
    }),
  ]);
