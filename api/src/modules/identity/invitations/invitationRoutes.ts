import { ErrorBody } from '@portal/shared/contract/common';
import {
  acceptInvitationBody,
  askInvitationBody,
  AuthenticateAnswer,
  Invitation,
  linkTokenParams,
} from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { toSignInResponse } from '../signIn/toSignInResponse.ts';
import { getCaller } from '../sessions/getCaller.ts';
import type { InvitationService } from './invitationService.ts';
import type { createSessionCookies } from '../sessions/sessionCookies.ts';

export interface InvitationRoutesDeps {
  readonly invitations: InvitationService;
  readonly cookie: ReturnType<typeof createSessionCookies>;
}

const tags = ['account'];
const config = { permission: { kind: 'public' } } as const;
const bodyLimit = SETTINGS.bodies.signInBytes;

/** Invitations of users. */
export const invitationRoutes = ({ invitations, cookie }: InvitationRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/account/invitation/:token',
      schema: {
        tags,
        summary: 'Who was invited',
        params: linkTokenParams,
        response: { 200: Invitation, '4xx': ErrorBody },
      },
      config,
      handler: (request) => invitations.read(request.params.token),
    }),

    defineRoute({
      method: 'POST',
      url: '/api/account/invitation/ask',
      schema: {
        tags,
        summary: 'Ask for another invitation instead of one that has expired',
        body: askInvitationBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      bodyLimit,
      handler: async (request, reply) => {
        await invitations.askAgain(request.body.token);
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      method: 'POST',
      url: '/api/account/invitation/finish',
      schema: {
        tags,
        summary: 'Accept an invitation and the terms with a first password, and sign in',
        body: acceptInvitationBody,
        response: { 200: AuthenticateAnswer, '4xx': ErrorBody },
      },
      config,
      bodyLimit,
      handler: async (request, reply) => {
        const { token, ...body } = request.body;
        const caller = getCaller(request, cookie.readDevice(request));
        return toSignInResponse(reply, cookie, await invitations.accept(token, body, caller));
      },
    }),
  ]);
