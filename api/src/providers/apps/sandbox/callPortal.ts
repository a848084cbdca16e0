import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 20_000;

export interface PortalAnswer {
  readonly status: number;
  /** Undefined when the answer is no JSON. */
  readonly body: unknown;
}

interface PortalCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls the portal at its port of loopback under its own host, as a server of another company would; null without an answer. */
export const callPortal = (
  { portalUrl, portalPort }: { readonly portalUrl: string; readonly portalPort: number },
  { method, path, headers, body = '' }: PortalCall,
): Promise<PortalAnswer | null> =>
  new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: portalPort,
      method,
      path,
      headers: {
        ...headers,
        host: new URL(portalUrl).host,
        accept: 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      timeout: TIMEOUT_MS,
      agent: false,
    });
    call.once('error', () => resolve(null));
    call.once('timeout', () => call.destroy());
    call.once('response', (answer) => {
      text(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, body: parse(read) }),
        () => resolve(null),
      );
    });
    call.end(body);
  });

function parse(read: string): unknown {
  try {
    return JSON.parse(read);
  } catch {
    return undefined;
  }
}
