import { createHash, createHmac } from 'node:crypto';
import type { GatewayService } from '../../env/GatewayService.ts';

export interface RestRequest {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly url: URL;
  /** Null: none. */
  readonly body: string | null;
  readonly at: Date;
}

/**
 * Headers that sign a call of the REST interface (HTTP signature, key base64-decoded). `request-target` stands without the
 * parentheses of older samples, which the service has refused since April 2024.
 */
export function signRequest(
  { merchant, keyId, key }: Pick<GatewayService, 'merchant' | 'keyId' | 'key'>,
  { method, url, body, at }: RestRequest,
): Record<string, string> {
  const date = at.toUTCString();
  const digest = body === null ? null : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const signed: readonly (readonly [name: string, value: string])[] = [
    ['host', url.host],
    ['date', date],
    ['request-target', `${method} ${url.pathname}${url.search}`],
    ...(digest === null ? [] : [['digest', digest] as const]),
    ['v-c-merchant-id', merchant],
  ];
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(signed.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64');
  const names = signed.map(([name]) => name).join(' ');
  return {
    date,
    'v-c-merchant-id': merchant,
    signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
    ...(digest !== null && { digest }),
  };
}
