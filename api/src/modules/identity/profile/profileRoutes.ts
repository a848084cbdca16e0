import { defaultAccountBody } from '@portal/shared/contract/accounts';
import { ErrorBody } from '@portal/shared/contract/common';
import { changePasswordBody, PrincipalUser, updateProfileBody } from '@portal/shared/contract/session';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { createProfileService } from './profileService.ts';

const tags = ['account'];
const anyUser = { kind: 'user', rule: {} } as const;
const inPerson = { kind: 'user', rule: { notEmulated: true } } as const;

/** The signed-in user's own record. */
export const profileRoutes = (profile: ReturnType<typeof createProfileService>) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/account',
      schema: { tags, summary: 'The signed-in user', response: { 200: PrincipalUser, '4xx': ErrorBody } },
      config: { permission: anyUser },
      handler: (request) => profile.readAccount(signedInUser(request)),
    }),

    defineRoute({
      method: 'PUT',
      url: '/api/account',
      schema: {
        tags,
        summary: 'Change names and language',
        body: updateProfileBody,
        response: { 200: PrincipalUser, '4xx': ErrorBody },
      },
      config: { permission: inPerson },
      handler: (request) => profile.updateProfile(signedInUser(request), request.body),
    }),

    defineRoute({
      method: 'PUT',
      url: '/api/account/default-account',
      schema: {
        tags,
        summary: 'Choose the account that a sign-in begins with',
        body: defaultAccountBody,
        response: { 200: PrincipalUser, '4xx': ErrorBody },
      },
      config: { permission: anyUser },
      handler: (request) => profile.chooseDefaultAccount(signedInUser(request), request.body),
    }),

    defineRoute({
      method: 'POST',
      url: '/api/account/change-password',
      schema: {
        tags,
        summary: 'Change the password and end all other sessions',
        body: changePasswordBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: { permission: inPerson, numberFields: ['currentPassword'] },
      handler: async (request, reply) => {
        await profile.changePassword(signedInUser(request), request.body.currentPassword, request.body.newPassword);
        return reply.status(204).send(null);
      },
    }),
  ]);
