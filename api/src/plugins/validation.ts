import { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchema, type Schema } from 'yup';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

/** Request parts are checked and cast by their yup schemas; what no database can keep is refused before. */
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
  app.addHook('preValidation', refuseUnstorable);
}

const isYupSchema = (schema: unknown): schema is Schema => isSchema(schema);

const MAX_DEPTH = 32;
/** Above the longest list that a schema takes: a schema judges every entry of a list, however long. */
const MAX_ENTRIES = 2 * SETTINGS.orders.maxLines;

/** Null bytes and halves of surrogate pairs, which are no text for a database, and values built to exhaust us. */
async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const parts: unknown[] = [request.params, request.query, request.body];
  const [description] = parts.flatMap((part) => reasonAgainst(part, 0) ?? []);
  if (description !== undefined) throw new AppError({ ...COMMON_FAILURES.validation, description });
  return Promise.resolve();
}

function reasonAgainst(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : 'Text must be well formed and hold no null bytes.';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return `Values must not be nested deeper than ${MAX_DEPTH} levels.`;
  if (Array.isArray(value) && value.length > MAX_ENTRIES)
    return `Lists must not be longer than ${MAX_ENTRIES} entries.`;
  for (const [key, entry] of Object.entries(value)) {
    const reason = reasonAgainst(key, depth) ?? reasonAgainst(entry, depth + 1);
    if (reason !== null) return reason;
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
