import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApiKey } from './buildApiKey.ts';
import { routesOf, type OpenapiDocument, type Route } from './hostileCalls.ts';
import { callWith, type Call, type TestApp } from './testApp.ts';

/** Returns the routes of the public API, which has a document of its own. */
export const readPublicRoutes = async (app: FastifyInstance): Promise<readonly Route[]> =>
  routesOf((await app.inject('/v2/openapi.json')).json<OpenapiDocument>());

const isPublic = ({ url }: InjectOptions): boolean => typeof url === 'string' && url.startsWith('/v2/');

/** A caller that sends a key to the public API, and is the person everywhere else. */
export const withProgram =
  (person: Call, program: Call): Call =>
  (options) =>
    (isPublic(options) ? program : person)(options);

/** A caller with a new key for each call, so that none of them meets the limits of a key. */
export const newProgram =
  (testApp: TestApp, key: Omit<Parameters<typeof buildApiKey>[1], 'scopes'>): Call =>
  async (options) =>
    callWith(testApp.app, (await buildApiKey(testApp, { ...key, scopes: API_SCOPES })).key)(options);
