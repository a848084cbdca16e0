import { ErrorBody } from '@portal/shared/contract/common';
import {
  accountSwitchesChange,
  accountSwitchesParams,
  StaffAccounts,
  staffPlatformParams,
  staffPlatformsQuery,
} from '@portal/shared/contract/staff';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { AccountSwitchService } from './accountSwitchService.ts';
import { STAFF } from './staffAccess.ts';

const tags = ['staff'];

/** The accounts of a platform and their switches. */
export const accountSwitchRoutes = (service: AccountSwitchService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/platforms/:platformClientId/accounts',
      schema: {
        tags,
        summary: 'The accounts of an organization, by name, with what is switched off for them',
        params: staffPlatformParams,
        querystring: staffPlatformsQuery,
        response: { 200: StaffAccounts, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) =>
        sendList(reply, await service.list(request.params.platformClientId, request.query)),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/platforms/:platformClientId/accounts/:accountIdentifier/switches',
      schema: {
        tags,
        summary: 'Switch files of recipients and bulk orders on or off for an account',
        params: accountSwitchesParams,
        body: accountSwitchesChange,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => {
        await service.change(signedInUser(request), request.params, request.body);
        return reply.status(204).send(null);
      },
    }),
  ]);
