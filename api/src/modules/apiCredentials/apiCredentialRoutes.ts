import {
  ApiCredential,
  ApiCredentialEvents,
  apiCredentialHistoryExportQuery,
  apiCredentialHistoryQuery,
  apiCredentialParams,
  ApiCredentials,
  apiCredentialsQuery,
  AppsOfClient,
  deactivateApiCredentialBody,
  newApiCredentialBody,
  NewApiCredential,
  revealApiCredentialBody,
  RevealedApiCredential,
} from '@portal/shared/contract/apiCredentials';
import { ErrorBody } from '@portal/shared/contract/common';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { LIST_FILE, sendListFile } from '../../lists/sendListFile.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { ApiCredentialHistory } from './apiCredentialHistory.ts';
import type { ApiCredentialService, NewSecrets } from './apiCredentialService.ts';
import type { RevealApiKey } from './revealApiKey.ts';

const tags = ['api-credentials'];
/** Which of them is needed follows from the type of the credential. */
const reading = {
  permission: {
    kind: 'user',
    rule: {
      any: ['API_KEYS_MANAGE', 'QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'],
      accessLevel: 'PLATFORM',
    },
  },
} as const;
const changing = {
  permission: {
    kind: 'user',
    rule: { any: ['API_KEYS_MANAGE', 'QUALTRICS_API_KEYS_MANAGE'], accessLevel: 'PLATFORM', notEmulated: true },
  },
} as const;

interface ApiCredentialRoutesDeps {
  readonly db: Db;
  readonly credentials: ApiCredentialService;
  readonly reveal: RevealApiKey;
  readonly history: ApiCredentialHistory;
}

/** Credentials of the public API: list, make, reveal, deactivate, and the history of them. */
export const apiCredentialRoutes = ({ db, credentials, reveal, history }: ApiCredentialRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/credentials',
      schema: {
        tags,
        summary: 'The API keys, OAuth clients or service accounts, the active ones first',
        querystring: apiCredentialsQuery,
        response: { 200: ApiCredentials, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => credentials.list(signedInUser(request), request.query.type),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/credentials',
      schema: {
        tags,
        summary: 'Make an API key, an OAuth client or a service account; key and secret are answered once',
        body: newApiCredentialBody,
        response: { 201: NewApiCredential, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'optional' },
      handler: async (request, reply) => {
        const user = signedInUser(request);
        await credentials.requireManaging(user, request.body.type);
        // Key and secret are no part of the answer that is kept for a repeat.
        let secrets: NewSecrets = { apiKey: null, clientSecret: null };
        const body = await runKeyed(request, reply, db, async (tx) => {
          const made = await credentials.create(tx, user, request.body);
          ({ secrets } = made);
          return { status: 201, body: made.record };
        });
        return 'credentialId' in body ? { ...body, ...secrets } : body;
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/credentials/:credentialId/reveal',
      schema: {
        tags,
        params: apiCredentialParams,
        summary: 'The key itself, for who gives their password',
        body: revealApiCredentialBody,
        response: { 200: RevealedApiCredential, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => reveal(signedInUser(request), request.params.credentialId, request.body.password),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/credentials/:credentialId/deactivate',
      schema: {
        tags,
        params: apiCredentialParams,
        summary: 'End an API key, a client or a service account at once and for good',
        body: deactivateApiCredentialBody,
        response: { 200: ApiCredential, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) =>
        credentials.deactivate(signedInUser(request), request.params.credentialId, request.body?.appIds ?? null),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/credentials/:credentialId/apps',
      schema: {
        tags,
        params: apiCredentialParams,
        summary: 'What people allowed an OAuth client, which ends with it',
        response: { 200: AppsOfClient, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => credentials.listApps(signedInUser(request), request.params.credentialId),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/credentials/history',
      schema: {
        tags,
        summary: 'Who made, revealed and deactivated credentials of some types',
        querystring: apiCredentialHistoryQuery,
        response: { 200: ApiCredentialEvents, '4xx': ErrorBody },
      },
      config: reading,
      handler: async (request, reply) => sendList(reply, await history.list(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/credentials/history/export',
      schema: {
        tags,
        summary: 'The history of credentials as a CSV or Excel file',
        querystring: apiCredentialHistoryExportQuery,
        response: { 200: LIST_FILE, '4xx': ErrorBody },
      },
      config: reading,
      handler: async (request, reply) =>
        sendListFile(reply, await history.export(signedInUser(request), request.query), request.query.format),
    }),
  ]);
