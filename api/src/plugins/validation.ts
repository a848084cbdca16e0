import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchema, type Schema } from 'yup';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

/** Request parts are checked and cast by their yup schemas; text with a null byte is refused everywhere. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<unknown>(({ schema }) => {
    if (!isYupSchema(schema)) throw new Error('The request schemas of a route are yup schemas');
    return (data: unknown) => {
      try {
        return { value: schema.validateSync(data, { abortEarly: false, stripUnknown: true }) as unknown };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
  });
  app.addHook('preValidation', refuseNullBytes);
}

const isYupSchema = (schema: unknown): schema is Schema => isSchema(schema);

async function refuseNullBytes(request: FastifyRequest): Promise<void> {
  const parts: unknown[] = [request.params, request.query, request.body];
  if (parts.some(holdsNullByte)) {
    throw new AppError({ ...COMMON_FAILURES.validation, description: 'Text must not hold null bytes.' });
  }
  return Promise.resolve();
}

function holdsNullByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => key.includes('\0') || holdsNullByte(entry));
}
