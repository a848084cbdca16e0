import { isIPv4, isIPv6 } from 'node:net';

/** Trusted sources of X-Forwarded-* headers: none, a number of proxies before this server, or networks. */
export type TrustProxy = false | number | string[];

export const TRUST_PROXY_RULE =
  'TRUST_PROXY must be the number of proxies before this server, such as 1, or their addresses, such as 10.0.0.0/8,192.0.2.7 (true would believe what any client says)';

const MOST_PROXIES = 9;

/** Converts the setting for Fastify; a number becomes a function because Fastify's own hop count trusts nobody. */
export const trustProxyOption = (trusted: TrustProxy) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** Parses the setting; null when invalid. A network of all addresses is invalid: it would trust every client. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^\d+$/.test(text)) return Number(text) > MOST_PROXIES ? null : Number(text) || false;
  if (text === 'false') return false;
  const networks = text.split(',').map((entry) => entry.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) && !address.includes('%') ? 128 : 0;
  if (bits === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
