import swagger from '@fastify/swagger';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { isSchema, type Schema } from 'yup';

const BEARER = 'idToken';

/** OpenAPI 3.1 document generated from the schemas that validate and serialise; served at GET /api/openapi.json. */
export async function registerOpenapi(
  app: FastifyInstance,
  { publicUrl, version }: { publicUrl: string; version: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rewards Portal', version, description: 'Buying and sending rewards from prepaid accounts.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: documented(schema, route), url }),
  });
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    config: { permission: { kind: 'public' } },
    handler: () => app.swagger(),
  });
}

function documented(schema: FastifySchema, { config }: Pick<RouteOptions, 'config'>): FastifySchema {
  const { body, querystring, params, ...rest } = schema;
  const permission = config?.permission;
  const rule = permission?.kind === 'user' ? { security: [{ [BEARER]: [] }], 'x-permission': permission.rule } : {};
  return {
    ...rest,
    ...rule,
    ...(body === undefined ? {} : { body: jsonSchemaOf(body) }),
    ...(querystring === undefined ? {} : { querystring: jsonSchemaOf(querystring) }),
    ...(params === undefined ? {} : { params: jsonSchemaOf(params) }),
    ...(config?.idempotencyKey && { headers: keyHeader(config.idempotencyKey) }),
  };
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
