import { createHmac, timingSafeEqual } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A signature is over the text of the body: such routes take JSON as text. */
export function takeTexts(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, String(body));
  });
}

/** The body of a signed call as it came; empty when it was not JSON. */
export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/**
 * True for a call of the last minutes that was signed with the key: header `<service>-time` (seconds since 1970) and
 * `<service>-signature` (hex HMAC-SHA256 over the time, a dot and the body).
 */
export function isSigned(request: FastifyRequest, service: string, key: string, now: Date): boolean {
  const time = headerOf(request, `${service}-time`);
  const age = Math.abs(now.getTime() - Number(time) * 1000);
  if (!/^\d{1,12}$/.test(time) || age > SERVER_SETTINGS.signedCalls.validMs) return false;
  const expected = createHmac('sha256', key)
    .update(`${time}.${textOf(request)}`)
    .digest();
  const given = Buffer.from(headerOf(request, `${service}-signature`), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
