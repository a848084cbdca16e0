import type { FastifyInstance } from 'fastify';
import { isSchema, ValidationError, type Schema } from 'yup';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { checkNow, compileListCheck, type ListCheck } from './checkPart.ts';
import { refuseUnstorable } from './refuseUnstorable.ts';

/** Validates and casts request parts by their yup schemas; values that no database may store are rejected first. */
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
