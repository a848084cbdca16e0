import { ErrorBody } from '@portal/shared/contract/common';
import {
  redeemSingleUseTokenBody,
  SingleUseToken,
  SingleUseTokenHolder,
} from '@portal/shared/contract/singleUseTokens';
import { SETTINGS } from '@portal/shared/domain/settings';
import { signedInUser } from '../../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import type { createSingleUseTokenService } from './singleUseTokenService.ts';

const tags = ['session'];

/** The chatbot's way to know its user: the page asks for a token, the chatbot's server redeems it (docs/CONFIGURATION.md). */
export const singleUseTokenRoutes = (tokens: ReturnType<typeof createSingleUseTokenService>) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/external/users/createSingleUseToken',
      schema: {
        tags,
        summary: 'A token that vouches once for the user, within five minutes',
        response: { 200: SingleUseToken, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { notEmulated: true } } },
      // A text alone would be sent as plain text.
      handler: async (request, reply) =>
        reply.type('application/json').send(JSON.stringify(await tokens.create(signedInUser(request)))),
    }),

    defineRoute({
      method: 'POST',
      url: '/api/external/users/redeemSingleUseToken',
      schema: {
        tags,
        summary: 'Whom a single-use token vouches for; uses it up',
        body: redeemSingleUseTokenBody,
        response: { 200: SingleUseTokenHolder, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: (request) => tokens.redeem(request.body.token),
    }),
  ]);
