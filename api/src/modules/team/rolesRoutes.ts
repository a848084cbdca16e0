import { ErrorBody } from '@portal/shared/contract/common';
import { roleBody, roleChange, roleParams, RoleRecord, Roles } from '@portal/shared/contract/roles';
import { USER_MANAGEMENT } from '@portal/shared/domain/access/permissions';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { RolesService } from './rolesService.ts';

const tags = ['roles'];
const reading = {
  permission: {
    kind: 'user',
    rule: { any: [...USER_MANAGEMENT, 'ROLE_MANAGEMENT_MANAGE', 'AUTH_MANAGEMENT_MANAGE'] },
  },
} as const;
const changing = {
  permission: { kind: 'user', rule: { all: ['ROLE_MANAGEMENT_MANAGE'], accessLevel: 'PLATFORM' } },
} as const;

/** Roles: list, read, create, change, delete. */
export const rolesRoutes = (db: Db, roles: RolesService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/roles',
      schema: { tags, summary: 'The roles', response: { 200: Roles, '4xx': ErrorBody } },
      config: reading,
      handler: (request) => roles.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/roles/:roleId',
      schema: {
        tags,
        summary: 'A role, with who is in it',
        params: roleParams,
        response: { 200: RoleRecord, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => roles.get(signedInUser(request), BigInt(request.params.roleId)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/roles',
      schema: { tags, summary: 'Create a role', body: roleBody, response: { 201: RoleRecord, '4xx': ErrorBody } },
      config: { ...changing, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await roles.create(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/roles/:roleId',
      schema: {
        tags,
        summary: 'Change a role, for everybody in it',
        params: roleParams,
        body: roleChange,
        response: { 200: RoleRecord, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => roles.update(signedInUser(request), BigInt(request.params.roleId), request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/roles/:roleId',
      schema: {
        tags,
        summary: 'Delete a role that nobody is in',
        params: roleParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: changing,
      handler: async (request, reply) => {
        await roles.remove(signedInUser(request), BigInt(request.params.roleId));
        return reply.status(204).send(null);
      },
    }),
  ]);
