import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { RestTextOptions } from './createRestTextSender.ts';
import type { OutgoingText } from './TextSender.ts';

const LARGEST_REQUEST = 16 * 1024;
const PATH = /^\/2010-04-01\/Accounts\/([^/]+)\/Messages\.json$/;
const NUMBER = /^\+[1-9]\d{6,14}$/;

export interface TextSandbox {
  /** How a sender reaches it. */
  readonly options: RestTextOptions;
  close(): Promise<void>;
}

/**
 * A text message service on loopback that delivers nowhere and speaks the protocol of `createRestTextSender`. It simulates
 * failures too: a number that ends in 0199 is refused permanently, one that ends in 0198 temporarily.
 */
export async function startTextSandbox(keep: (text: OutgoingText) => Promise<void>): Promise<TextSandbox> {
  const account = `AC${randomBytes(16).toString('hex')}`;
  const token = randomBytes(16).toString('hex');
  const expected = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

  const answerOf = async (request: IncomingMessage): Promise<Reply> => {
    if (request.method !== 'POST' || PATH.exec(request.url ?? '')?.[1] !== account)
      return failure(404, 20404, 'The requested resource was not found');
    if (request.headers.authorization !== expected) return failure(401, 20003, 'Authenticate');
    const form = new URLSearchParams(await readBody(request));
    const to = form.get('To') ?? '';
    const body = form.get('Body') ?? '';
    if (!NUMBER.test(to) || to.endsWith('0199')) return failure(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (body === '') return failure(400, 21602, 'Message body is required');
    if (to.endsWith('0198')) return failure(503, 20503, 'Service unavailable');
    await keep({ to, body });
    return { status: 201, body: { sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued', to, body } };
  };

  const server = createServer((request, response) => {
    answerOf(request).then(
      (reply) => write(response, reply),
      () => write(response, failure(413, 20413, 'The request is too long')),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    options: { url: `http://127.0.0.1:${port}`, account, token, from: '+15005550006' },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const failure = (status: number, code: number, message: string): Reply => ({ status, body: { code, message, status } });

const write = (response: ServerResponse, { status, body }: Reply): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length > LARGEST_REQUEST) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
