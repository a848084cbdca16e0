import { ErrorBody } from '@portal/shared/contract/common';
import { userParams } from '@portal/shared/contract/session';
import { newUserBody, TeamUserRecord, TeamUsers, userChange, usersQuery } from '@portal/shared/contract/users';
import { USER_MANAGEMENT } from '@portal/shared/domain/access/permissions';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { UserLifecycleService } from './userLifecycleService.ts';
import type { UsersService } from './usersService.ts';

const tags = ['users'];
const config = { permission: { kind: 'user', rule: { any: USER_MANAGEMENT } } } as const;
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

interface UsersRoutesDeps {
  readonly db: Db;
  readonly users: UsersService;
  readonly ends: UserLifecycleService;
}

/** Colleagues: list, read, invite, change, end and begin again. */
export const usersRoutes = ({ db, users, ends }: UsersRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/users',
      schema: {
        tags,
        summary: 'A page of the users, by name',
        querystring: usersQuery,
        response: { 200: TeamUsers, '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => sendList(reply, await users.list(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/users',
      schema: {
        tags,
        summary: 'Invite a user',
        body: newUserBody,
        response: { 201: TeamUserRecord, '4xx': ErrorBody },
      },
      config: { ...config, idempotencyKey: 'optional' },
      handler: async (request, reply) => {
        const user = signedInUser(request);
        await users.limitInvitations(user, request.body);
        return runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await users.create(tx, user, request.body),
        }));
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/users/:userId',
      schema: { tags, summary: 'A user', params: userParams, response: { 200: TeamUserRecord, '4xx': ErrorBody } },
      config,
      handler: (request) => users.get(signedInUser(request), BigInt(request.params.userId)),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/users/:userId',
      schema: {
        tags,
        summary: 'Change a user',
        params: userParams,
        body: userChange,
        response: { 200: TeamUserRecord, '4xx': ErrorBody },
      },
      config,
      handler: (request) => users.update(signedInUser(request), BigInt(request.params.userId), request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/users/:userId',
      schema: { tags, summary: 'Delete a user', params: userParams, response: nothing },
      config,
      handler: async (request, reply) => {
        await ends.remove(signedInUser(request), BigInt(request.params.userId));
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/users/:userId/invite',
      schema: { tags, summary: 'Send an invitation again', params: userParams, response: nothing },
      config,
      handler: async (request, reply) => {
        await ends.invite(signedInUser(request), BigInt(request.params.userId));
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/users/:userId/deactivate',
      schema: {
        tags,
        summary: 'Deactivate a user, whose sessions end',
        params: userParams,
        response: { 200: TeamUserRecord, '4xx': ErrorBody },
      },
      config,
      handler: (request) => ends.deactivate(signedInUser(request), BigInt(request.params.userId)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/users/:userId/reactivate',
      schema: {
        tags,
        summary: 'Reactivate a user',
        params: userParams,
        response: { 200: TeamUserRecord, '4xx': ErrorBody },
      },
      config,
      handler: (request) => ends.reactivate(signedInUser(request), BigInt(request.params.userId)),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/users/:userId/sessions',
      schema: { tags, summary: 'End the sessions of a user', params: userParams, response: nothing },
      config,
      handler: async (request, reply) => {
        await ends.endSessions(signedInUser(request), BigInt(request.params.userId));
        return reply.status(204).send(null);
      },
    }),
  ]);
