import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchema, ValidationError, type Schema } from 'yup';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { timeSlices } from '../slices/timeSlices.ts';
import { checkNow, compileListCheck, type ListCheck } from './checkPart.ts';

/** Validates and casts request parts by their yup schemas; values that no database can store are rejected first. */
export function registerValidation(app: FastifyInstance): void {
  const listChecks = new Map<unknown, ListCheck>();
  app.setValidatorCompiler<unknown>(({ schema, httpPart }) => {
    if (!isYupSchema(schema)) throw new Error('The request schemas of a route are yup schemas');
    const listCheck = compileListCheck(schema);
    if (listCheck === null || httpPart !== 'body') return (data: unknown) => resultOf(schema, data);
    listChecks.set(schema, listCheck);
    return (value: unknown) => ({ value });
  });
  app.addHook('preValidation', refuseUnstorable);
  // Fastify's validators are synchronous.
  app.addHook('preValidation', async (request) => {
    const check = listChecks.get(request.routeOptions.schema?.body);
    if (check) request.body = await check(request.body ?? null).catch(refuse);
  });
}

/** A value that cannot be formatted, such as `{"toString":1}`, makes yup raise another error. */
const refusalOf = (error: unknown): Error =>
  ValidationError.isError(error) ? error : new AppError(COMMON_FAILURES.validation);

function refuse(error: unknown): never {
  throw refusalOf(error);
}

const isYupSchema = (schema: unknown): schema is Schema => isSchema(schema);

function resultOf(schema: Schema, data: unknown) {
  try {
    return { value: checkNow(schema, data) };
  } catch (error) {
    return { error: refusalOf(error) };
  }
}

const MAX_DEPTH = 32;

/** Refuses null bytes and lone surrogates, which a database cannot store, and values built to exhaust the server. */
async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const slices = timeSlices();
  const waiting = [request.params, request.query, request.body].map((value): Found => ({ value, depth: 0 }));
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const description = reasonAgainst(found);
    if (description !== null) throw new AppError({ ...COMMON_FAILURES.validation, description });
    const { value, depth } = found;
    if (typeof value === 'object' && value !== null) {
      for (const entry of Object.values(value)) waiting.push({ value: entry, depth: depth + 1 });
    }
    if (slices.isOver()) await slices.next();
  }
}

interface Found {
  readonly value: unknown;
  readonly depth: number;
}

function reasonAgainst({ value, depth }: Found): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : NOT_STORABLE;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return `Values must not be nested deeper than ${MAX_DEPTH} levels.`;
  return Array.isArray(value) || Object.keys(value).every(isStorable) ? null : NOT_STORABLE;
}

const NOT_STORABLE = 'Text must be well formed and hold no null bytes.';

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
