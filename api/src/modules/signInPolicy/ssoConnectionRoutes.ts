import { ErrorBody } from '@portal/shared/contract/common';
import {
  NewServiceUrls,
  ProviderRead,
  readProviderBody,
  SsoConnection,
  ssoConnectionBody,
  ssoConnectionChange,
  ssoConnectionParams,
  SsoConnections,
  ssoDeletionQuery,
  SsoEnding,
  ssoEndingQuery,
  ssoStateBody,
} from '@portal/shared/contract/ssoConnections';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { ChangeConnectionState } from './changeConnectionState.ts';
import { MANAGING_SIGN_IN } from './managingSignIn.ts';
import type { ReadProvider } from './readProviderService.ts';
import type { SsoConnectionService } from './ssoConnectionService.ts';

const tags = ['sso-connections'];
const params = ssoConnectionParams;
/** A secret may be anything. */
const withSecret = { ...MANAGING_SIGN_IN, numberFields: ['clientSecret'] } as const;

interface SsoConnectionRoutesDeps {
  readonly db: Db;
  readonly connections: SsoConnectionService;
  readonly changeState: ChangeConnectionState;
  readonly readProvider: ReadProvider;
}

/** Connections to identity providers: list, make, change, delete, and read what a provider says of itself. */
export const ssoConnectionRoutes = ({ db, connections, changeState, readProvider }: SsoConnectionRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/sso/connections',
      schema: { tags, summary: 'The connections, by name', response: { 200: SsoConnections, '4xx': ErrorBody } },
      config: MANAGING_SIGN_IN,
      handler: (request) => connections.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/connections',
      schema: {
        tags,
        summary: 'Make a connection, as a draft',
        body: ssoConnectionBody,
        response: { 201: SsoConnection, '4xx': ErrorBody },
      },
      config: { ...withSecret, idempotencyKey: 'optional' },
      bodyLimit: SERVER_SETTINGS.signInPolicy.bodyBytes,
      handler: async (request, reply) => {
        await connections.requireOpen(signedInUser(request));
        return runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await connections.create(tx, signedInUser(request), request.body),
        }));
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sso/connections/:connectionId',
      schema: { tags, params, summary: 'A connection', response: { 200: SsoConnection, '4xx': ErrorBody } },
      config: MANAGING_SIGN_IN,
      handler: (request) => connections.get(signedInUser(request), request.params.connectionId),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sso/connections/:connectionId',
      schema: {
        tags,
        params,
        summary: 'Change a connection',
        body: ssoConnectionChange,
        response: { 200: SsoConnection, '4xx': ErrorBody },
      },
      config: withSecret,
      bodyLimit: SERVER_SETTINGS.signInPolicy.bodyBytes,
      handler: (request) => connections.change(signedInUser(request), request.params.connectionId, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/sso/connections/:connectionId',
      schema: {
        tags,
        params,
        summary: 'Delete a connection',
        querystring: ssoDeletionQuery,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: async (request, reply) => {
        await connections.remove(signedInUser(request), request.params.connectionId, request.query);
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sso/connections/:connectionId/ending',
      schema: {
        tags,
        params,
        summary: 'The people who sign in by a connection, and how after it is disabled or deleted',
        querystring: ssoEndingQuery,
        response: { 200: SsoEnding, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => connections.foresee(signedInUser(request), request.params.connectionId, request.query),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/connections/:connectionId/state',
      schema: {
        tags,
        params,
        summary: 'Test a connection, enable it for all, or disable it',
        body: ssoStateBody,
        response: { 200: SsoConnection, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: async (request) => {
        const { connectionId } = request.params;
        await changeState(signedInUser(request), connectionId, request.body);
        return connections.get(signedInUser(request), connectionId);
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sso/service-urls',
      schema: {
        tags,
        summary: 'Our addresses for a connection that is yet to be made',
        response: { 200: NewServiceUrls, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => connections.announce(signedInUser(request)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/read-provider',
      schema: {
        tags,
        summary: 'Read what a provider says of itself, by its address or as text',
        body: readProviderBody,
        response: { 200: ProviderRead, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      bodyLimit: SERVER_SETTINGS.signInPolicy.pastedBytes,
      handler: (request) => readProvider(signedInUser(request), request.body),
    }),
  ]);
