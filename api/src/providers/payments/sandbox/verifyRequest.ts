import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxContext } from './SandboxContext.ts';

const OLDEST_MS = 5 * 60_000;
const PARTS = /(\w+)="([^"]*)"/g;

/** Why a REST call is not authentic; null when its HTTP signature holds. Written apart from the adapter's, as its judge. */
export function findRequestRefusal(
  request: FastifyRequest,
  { config, clock }: Pick<SandboxContext, 'config' | 'clock'>,
): string | null {
  const { headers, method, url } = request;
  const body = typeof request.body === 'string' ? request.body : null;
  const parts = new Map(
    [...String(headers['signature'] ?? '').matchAll(PARTS)].map(([, name = '', value = '']) => [name, value]),
  );
  const names = (parts.get('headers') ?? '').split(' ');
  const needed = ['host', 'date', 'request-target', 'v-c-merchant-id', ...(body === null ? [] : ['digest'])];
  if (headers['v-c-merchant-id'] !== config.merchant) return 'merchant';
  if (parts.get('keyid') !== config.keyId || parts.get('algorithm') !== 'HmacSHA256') return 'key';
  if (!needed.every((name) => names.includes(name))) return 'signed headers';
  if (!(Math.abs(clock.trueTime().getTime() - Date.parse(String(headers['date']))) <= OLDEST_MS)) return 'date';
  if (body !== null && headers['digest'] !== `SHA-256=${createHash('sha256').update(body).digest('base64')}`)
    return 'digest';
  const lines = names.map((name) =>
    name === 'request-target' ? `${name}: ${method.toLowerCase()} ${url}` : `${name}: ${String(headers[name])}`,
  );
  const expected = createHmac('sha256', Buffer.from(config.key, 'base64')).update(lines.join('\n')).digest();
  const given = Buffer.from(parts.get('signature') ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'signature';
}
