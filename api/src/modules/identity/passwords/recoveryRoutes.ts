import { ErrorBody } from '@portal/shared/contract/common';
import { forgotPasswordBody, PasswordLink, linkTokenParams, resetPasswordBody } from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import type { RecoveryService } from './recoveryService.ts';

const tags = ['account'];
const config = { permission: { kind: 'public' } } as const;

/** Recovery of a forgotten password. */
export const recoveryRoutes = (recovery: RecoveryService) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/account/reset-password/init',
      schema: {
        tags,
        summary: 'Ask for a link that sets a new password',
        body: forgotPasswordBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        await recovery.ask(request.body.email, request.ip);
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      method: 'GET',
      url: '/api/account/reset-password/:token',
      schema: {
        tags,
        summary: 'Whether a link still works',
        params: linkTokenParams,
        response: { 200: PasswordLink, '4xx': ErrorBody },
      },
      config,
      handler: (request) => recovery.read(request.params.token),
    }),

    defineRoute({
      method: 'POST',
      url: '/api/account/reset-password/finish',
      schema: {
        tags,
        summary: 'Set a new password by a link, and end all sessions',
        body: resetPasswordBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        await recovery.reset(request.body.token, request.body.newPassword);
        return reply.status(204).send(null);
      },
    }),
  ]);
