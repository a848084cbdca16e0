import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Agent } from 'undici';
import { guardedLookup, type Resolve } from './guardedLookup.ts';
import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.ts';
import { findOutboundFailure, OutboundFailure } from './OutboundFailure.ts';

export interface OutboundInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | Uint8Array | null;
  readonly signal?: AbortSignal;
}

/** The client for addresses that somebody has typed. */
export interface Outbound {
  /** Returns a response of whatever status; a redirect is not followed. Raises OutboundFailure. */
  readonly fetch: (url: string, init?: OutboundInit) => Promise<Response>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** True in local mode, whose sandboxes are on this machine; they may be called without TLS. */
  readonly allowsLoopback: boolean;
  readonly resolve?: Resolve;
}

const { timeoutMs, maxBytes } = SERVER_SETTINGS.outbound;
const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true });

/** Calls hosts of the internet alone, which is checked as the connection is made; without redirects, in bounded time and size. */
export function createOutbound({ allowsLoopback, resolve = resolveByDns }: OutboundOptions): Outbound {
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));
  let agent: Agent | null = null;

  const requireUrl = (text: string): URL => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.username !== '' || url.password !== '') throw new OutboundFailure('BAD_URL');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isLocal = allowsLoopback && (host === 'localhost' || isLoopbackAddress(host));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) throw new OutboundFailure('BAD_URL');
    // A connection to an address looks nothing up.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new OutboundFailure('NOT_PUBLIC');
    return url;
  };

  return {
    fetch: async (text, { signal, ...init } = {}) => {
      const url = requireUrl(text);
      const undici = await import('undici');
      agent ??= new undici.Agent({ connect: { lookup: guardedLookup(resolve, isAllowed) } });
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const response = await undici.fetch(url, {
          ...init,
          redirect: 'manual',
          dispatcher: agent,
          signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
        });
        const body = await readBounded(response.body);
        const { status, statusText } = response;
        return new Response(BODILESS.includes(status) ? null : body, {
          status,
          statusText,
          headers: [...response.headers],
        });
      } catch (error) {
        throw findOutboundFailure(error) ?? new OutboundFailure(limit.aborted ? 'SLOW' : 'UNREACHABLE', error);
      }
    },
    close: async () => agent?.close(),
  };
}

/** Statuses whose responses have no body. */
const BODILESS: readonly number[] = [204, 205, 304];

async function readBounded(body: AsyncIterable<unknown> | null): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    if (!(part instanceof Uint8Array)) continue;
    size += part.byteLength;
    if (size > maxBytes) throw new OutboundFailure('TOO_LARGE');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
