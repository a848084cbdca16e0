import { STATUS_CODES } from 'node:http';
import type { PublicError } from '@portal/shared/contract/publicApi';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyRequest } from 'fastify';
import type { Failure } from '../errors/AppError.ts';
import { publicErrorText } from '../texts/publicErrorTexts.ts';

const PUBLIC_API = /^\/v2(?:\/|\?|$)/;

/** True for a call of the public API, also of an address that is none of it. */
export const isPublicCall = ({ url }: Pick<FastifyRequest, 'url'>): boolean => PUBLIC_API.test(url);

/** Returns the body of a failure of the public API: one entry for each field, or one about the whole request. */
export function publicErrorBody(
  { status, i18nKey, description, values, fields = [] }: Failure,
  { id, url, clock }: Pick<FastifyRequest, 'id' | 'url' | 'clock'>,
): PublicError {
  const told =
    fields.length === 0 ? [{ field: null, i18nKey, values }] : fields.slice(0, SERVER_SETTINGS.errors.maxFields);
  return {
    timestamp: clock.now().toISOString(),
    requestId: id,
    // Without a key that somebody has put into it.
    path: url.replace(/\?.*$/s, '').replaceAll(/rp([ks])_[\w-]+/g, 'rp$1_…'),
    httpCode: status,
    httpPhrase: STATUS_CODES[status] ?? '',
    errors: told.map((one) => ({
      path: one.field,
      code: status,
      i18nKey: one.i18nKey,
      message: publicErrorText(one.i18nKey, one.values) ?? description,
      ...(one.values && { values: { ...one.values } }),
    })),
  };
}
