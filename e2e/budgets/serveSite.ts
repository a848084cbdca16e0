import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Stubbed response of GET /api/orders, without and with a filter, and its delay in milliseconds. */
export interface OrdersResponse {
  body: string;
  filtered: string;
  delayMs: number;
}

export interface SiteOptions {
  /** Asked at each call: the API is told of the site before it starts. */
  readonly apiUrl: () => string;
  /** Static files: URL prefix and folder. */
  readonly folders: readonly (readonly [prefix: string, folder: string])[];
  readonly orders: OrdersResponse;
  /** Stubbed responses of other reads: JSON by path. */
  readonly stubs: ReadonlyMap<string, string>;
}

export interface Site {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves built files like the product (precompressed brotli) and proxies calls to the API; one for product and floor each. */
export async function serveSite(options: SiteOptions): Promise<Site> {
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    if (incoming.method === 'GET' && pathname === '/api/orders') sendOrders(response, searchParams, options.orders);
    else if (incoming.method === 'GET' && options.stubs.has(pathname))
      sendJson(response, options.stubs.get(pathname) ?? '');
    else if (pathname.startsWith('/api/')) handOn(incoming, response, options.apiUrl());
    else void sendFile(response, fileOf(pathname, options.folders));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf(pathname: string, folders: SiteOptions['folders']): string | null {
  const address = pathname.endsWith('/') ? '/index.html' : pathname;
  for (const [prefix, folder] of folders) {
    const file = path.join(folder, address.slice(prefix.length));
    if (address.startsWith(prefix) && file.startsWith(folder) && existsSync(file)) return file;
  }
  return null;
}

async function sendFile(response: ServerResponse, file: string | null): Promise<void> {
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  const isCompressed = existsSync(`${file}.br`);
  const body = await readFile(isCompressed ? `${file}.br` : file);
  response
    .writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': /\.[0-9a-f]{8,}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    })
    .end(body);
}

const FILTERS = ['q', 'status', 'from', 'to'];

function sendOrders(
  response: ServerResponse,
  query: URLSearchParams,
  { body, filtered, delayMs }: OrdersResponse,
): void {
  setTimeout(() => sendJson(response, FILTERS.some((name) => query.has(name)) ? filtered : body), delayMs);
}

function sendJson(response: ServerResponse, body: string): void {
  const bytes = gzipSync(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  };
  response.writeHead(200, headers).end(bytes);
}

function handOn(incoming: IncomingMessage, response: ServerResponse, apiUrl: string): void {
  const onward = request(
    new URL(incoming.url ?? '/', apiUrl),
    { method: incoming.method, headers: incoming.headers },
    (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
