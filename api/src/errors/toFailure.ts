import type { FieldError } from '@portal/shared/contract/common';
import { ERROR_KEYS, NOT_AVAILABLE } from '@portal/shared/domain/errorKeys';
import { ValidationError } from 'yup';
import { ChildEnded } from '../childProcess/startChild.ts';
import { AppError, type Failure } from './AppError.ts';
import { codeOf } from './codeOf.ts';
import { COMMON_FAILURES } from './commonErrors.ts';
import { reasonOf } from './reasonOf.ts';

/** After how long a call whose process has ended, or that has waited too long for others, may be tried again. */
const RETRY_SECONDS = '5';

/** Maps any error to what the client may see: its own failure, the fields of a rejected body, or just "server" or "unavailable". */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return error;
  const refused = validationErrorIn(error);
  if (refused) return refusal(fieldErrors(refused));
  const status = statusOf(error);
  if (status === 404) return COMMON_FAILURES.notFound;
  // A client that disconnects in the middle of its body raises ECONNRESET too, with a status.
  if (status >= 400 && status < 500) {
    return { ...COMMON_FAILURES.validation, status, description: reasonOf(error) };
  }
  // Another process begins with the next call.
  if (error instanceof ChildEnded) return { ...COMMON_FAILURES.unavailable, values: { seconds: RETRY_SECONDS } };
  if (codeOf(error) === LOCK_NOT_AVAILABLE)
    return { ...COMMON_FAILURES.unavailable, values: { seconds: RETRY_SECONDS } };
  return isDatabaseGone(error) ? COMMON_FAILURES.unavailable : COMMON_FAILURES.server;
}

/** Well-formed but unsupported input is a different failure from malformed input. */
function refusal(fields: FieldError[]): Failure {
  const isNotAvailable = fields.some(({ i18nKey }) => i18nKey === NOT_AVAILABLE);
  return { ...(isNotAvailable ? COMMON_FAILURES.notAvailable : COMMON_FAILURES.validation), fields };
}

/** Fastify wraps the validator's error; yup's error is its cause. */
function validationErrorIn(error: unknown): ValidationError | null {
  if (error instanceof ValidationError) return error;
  return error instanceof Error && error.cause instanceof ValidationError ? error.cause : null;
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** SQLSTATE of a statement that has waited as long for a lock as its transaction lets it. */
const LOCK_NOT_AVAILABLE = '55P03';

const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
];

/** Driver messages, which carry no code, for a connection that broke or could not be acquired. */
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const isDatabaseGone = (error: unknown): boolean =>
  CONNECTION_CODES.includes(codeOf(error) ?? '') || CONNECTION_WORDS.test(reasonOf(error));

const fieldErrors = (error: ValidationError): FieldError[] =>
  (error.inner.length > 0 ? error.inner : [error]).map((inner) => ({ field: inner.path ?? '', ...textOf(inner) }));

/** A schema's own key, or the key of yup's rule where the schema names none. */
function textOf(error: ValidationError): Pick<FieldError, 'i18nKey' | 'values'> {
  const max: unknown = error.params?.['max'];
  const values = typeof max === 'number' ? { values: { max: String(max) } } : {};
  if (ERROR_KEYS.some((key) => key === error.message)) return { i18nKey: error.message, ...values };
  return error.type === 'max' && typeof error.value === 'string'
    ? { i18nKey: 'error.text.tooLong', ...values }
    : { i18nKey: 'error.validation' };
}
