import type { FastifyReply, FastifyRequest } from 'fastify';
import { object, ValidationError, type ObjectShape, type Schema } from 'yup';
import { REST_FAULTS } from './faults.ts';
import type { SandboxContext } from './SandboxContext.ts';

export interface SandboxResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An optional part of a request, in which fields that the interface does not have are refused. */
export const part = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).noUnknown().default(undefined).optional();

/** The request's body by its schema, or the answer that names what is wrong with it. */
export function readBody<Body>(request: FastifyRequest, schema: Schema<Body>): Body | SandboxResponse {
  try {
    return schema.validateSync(JSON.parse(typeof request.body === 'string' ? request.body : ''), { strict: true });
  } catch (error) {
    return invalid('INVALID_DATA', error instanceof ValidationError ? (error.path ?? error.message) : 'body');
  }
}

export const isSandboxResponse = (value: object): value is SandboxResponse => 'status' in value && 'body' in value;

export const invalid = (reason: string, field: string): SandboxResponse => ({
  status: 400,
  body: {
    submitTimeUtc: new Date().toISOString(),
    status: 'INVALID_REQUEST',
    reason,
    message: 'Declined - The request is missing one or more fields, or has invalid data.',
    details: [{ field, reason }],
  },
});

export const notFound = (message: string): SandboxResponse => ({
  status: 404,
  body: { errors: [{ type: 'notFound', message }] },
});

const SERVICE_ERROR = {
  status: 'SERVER_ERROR',
  reason: 'SYSTEM_ERROR',
  message: 'Error - General system failure.',
};

/** Does the work of a call and answers, unless a fault is set for its reference. */
export function respond(
  { faults }: SandboxContext,
  reply: FastifyReply,
  reference: string,
  work: () => SandboxResponse,
): void {
  const fault = faults.take(REST_FAULTS, reference);
  if (fault === 'error5xx') {
    void reply.code(502).send(SERVICE_ERROR);
    return;
  }
  const done = fault === 'timeoutBefore' ? null : work();
  if (done !== null && fault === null) void reply.code(done.status).send(done.status === 204 ? undefined : done.body);
  // The caller gives up first; nothing is ever sent.
  else reply.hijack();
}
