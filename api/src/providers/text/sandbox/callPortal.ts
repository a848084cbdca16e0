import { request } from 'node:http';
import { signTextCall, TEXT_SIGNATURE_HEADER } from '../textSignature.ts';
import type { TextSandboxConfig } from './TextSandboxConfig.ts';

const PATIENCE_MS = 15_000;
const LARGEST_ANSWER = 64 * 1024;

/** An answer of the portal; null when none came. */
export interface PortalAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Posts a form to an address of the portal, signed for that address. It goes to the portal's port of this machine, wherever the
 * address leads.
 */
export function callPortal(
  { portal, token }: Pick<TextSandboxConfig, 'portal' | 'token'>,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<PortalAnswer | null> {
  const form = new URLSearchParams(fields);
  const { host, pathname, search } = new URL(address);
  return new Promise((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: portal.port,
      method: 'POST',
      path: `${pathname}${search}`,
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        [TEXT_SIGNATURE_HEADER]: signTextCall(token, { address, form }),
      },
      timeout: PATIENCE_MS,
      agent: false,
    });
    outgoing.on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        if (body.length < LARGEST_ANSWER) body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      answer.on('error', () => resolve(null));
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(null));
    outgoing.end(form.toString());
  });
}
