import { randomUUID } from 'node:crypto';
import { textAt } from './json.ts';

export interface PortalResponse {
  readonly status: number;
  readonly body: unknown;
  /** The stored response of an earlier call with the same Idempotency-Key. */
  readonly replayed: boolean;
}

interface CallOptions {
  /** Idempotency-Key; a fresh one without it. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** A signed-in user's calls. `path` begins after /api. Rejects only when no answer came. */
export interface PortalClient {
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<PortalResponse>;
}

/** The buyer of the demo data. */
export const DEMO_BUYER = { username: 'buyer@demo.example', password: 'Demo-Portal-2026!' };
/** The one who adds funds and moves them. */
export const DEMO_FUNDER = { ...DEMO_BUYER, username: 'funding@demo.example' };

/** Signs in. Raises when the server refuses. */
export const signIn = async (baseUrl: string, credentials = DEMO_BUYER): Promise<PortalClient> =>
  clientOf(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl, credentials)}` });

/** The token of a new session, for other clients. Raises when the server refuses. */
export async function signInForToken(
  baseUrl: string,
  credentials: { readonly username: string; readonly password: string } = DEMO_BUYER,
): Promise<string> {
  const response = await clientOf(baseUrl, {}).call('POST', '/authenticate', credentials);
  return textAt(expectStatus(response, 200), 'jwt', 'idToken');
}

/** The server's response has an unexpected status. */
export class UnexpectedResponse extends Error {
  readonly status: number;
  constructor({ status, body }: PortalResponse, expected: number) {
    super(`Answered ${status} instead of ${expected}: ${JSON.stringify(body)}`);
    this.status = status;
  }
}

/** The response body. Raises UnexpectedAnswer on any other status. */
export function expectStatus(response: PortalResponse, status: number): unknown {
  if (response.status !== status) throw new UnexpectedResponse(response, status);
  return response.body;
}

const clientOf = (baseUrl: string, headers: Readonly<Record<string, string>>): PortalClient => ({
  call: async (method, path, body, { key = randomUUID(), signal } = {}) => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, body: parsed, replayed: response.headers.get('idempotency-replayed') === 'true' };
  },
});
