import swagger from '@fastify/swagger';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { isSchema, type Schema } from 'yup';
import type { RoutePermission } from './permissions.ts';

const BEARER = 'idToken';
const API_KEY = 'apiKey';
const PLATFORM_AND_KEY = 'platformAndKey';
const PUBLIC_API = '/v2/';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the document of the public API. */
    publicApiDocument(): unknown;
  }
}

interface DocumentDeps {
  readonly publicUrl: string;
  readonly version: string;
}

/**
 * OpenAPI 3.1 documents generated from the schemas that validate and serialise: that of the portal's own calls, served at
 * GET /api/openapi.json, and that of the public API at GET /v2/openapi.json.
 */
export async function registerOpenapi(app: FastifyInstance, deps: DocumentDeps): Promise<void> {
  await registerOwnDocument(app, deps);
  await registerPublicDocument(app, deps);
}

async function registerOwnDocument(app: FastifyInstance, { publicUrl, version }: DocumentDeps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rewards Portal', version, description: 'Buying and sending rewards from prepaid accounts.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => ({
      schema: url.startsWith(PUBLIC_API) ? HIDDEN : documented(schema, route),
      url,
    }),
  });
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    config: { permission: { kind: 'public' } },
    handler: () => app.swagger(),
  });
}

async function registerPublicDocument(app: FastifyInstance, { publicUrl, version }: DocumentDeps): Promise<void> {
  await app.register(swagger, {
    decorator: 'publicApiDocument',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rewards Portal API',
        version,
        description: 'Sending rewards from prepaid accounts by a program.',
      },
      servers: [{ url: publicUrl }],
      externalDocs: { url: `${publicUrl}/docs/api` },
      components: {
        securitySchemes: {
          [API_KEY]: { type: 'http', scheme: 'bearer' },
          [PLATFORM_AND_KEY]: { type: 'http', scheme: 'basic' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: url.startsWith(PUBLIC_API) ? documented(schema, route) : HIDDEN,
      url,
    }),
  });
  app.route({
    method: 'GET',
    url: '/v2/openapi.json',
    schema: { hide: true },
    config: { permission: { kind: 'public' } },
    handler: () => app.publicApiDocument(),
  });
}

const HIDDEN: FastifySchema = { hide: true };

function documented(schema: FastifySchema, { config }: Pick<RouteOptions, 'config'>): FastifySchema {
  const { body, querystring, params, ...rest } = schema;
  return {
    ...rest,
    ...securityOf(config?.permission),
    ...(body === undefined ? {} : { body: jsonSchemaOf(body) }),
    ...(querystring === undefined ? {} : { querystring: jsonSchemaOf(querystring) }),
    ...(params === undefined ? {} : { params: jsonSchemaOf(params) }),
    ...(config?.idempotencyKey && { headers: keyHeader(config.idempotencyKey) }),
  };
}

function securityOf(permission: RoutePermission | undefined): object {
  if (permission?.kind === 'user') return { security: [{ [BEARER]: [] }], 'x-permission': permission.rule };
  if (permission?.kind === 'machine')
    return { security: [{ [API_KEY]: [] }, { [PLATFORM_AND_KEY]: [] }], 'x-scope': permission.scope };
  return {};
}

/** The header of calls that may be repeated: the same key gets the first answer again for 48 hours. */
const keyHeader = (need: 'required' | 'optional') => ({
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: SERVER_SETTINGS.idempotency.keyLength,
      pattern: '^[ -~]+$',
    },
  },
  ...(need === 'required' && { required: ['Idempotency-Key'] }),
});

const isYupSchema = (schema: unknown): schema is Schema => isSchema(schema);

const jsonSchemaOf = (schema: unknown): unknown => (isYupSchema(schema) ? convertSchema(schema) : schema);
