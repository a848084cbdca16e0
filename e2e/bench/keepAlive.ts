import http from 'node:http';

export interface Got {
  readonly status: number;
  /** Milliseconds to the first byte of the body, and to the last. */
  readonly firstMs: number;
  readonly lastMs: number;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** Calls over keep-alive connections. */
export interface KeepAlive {
  get(path: string): Promise<Got>;
  /** Posts JSON, under an Idempotency-Key of its own. */
  post(path: string, body: object): Promise<Got>;
  close(): void;
}

/** Calls of one origin over at most `connections` connections. `headers` go with each. */
export function openKeepAlive(origin: string, headers: http.OutgoingHttpHeaders, connections: number): KeepAlive {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, options: http.RequestOptions, sent?: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      const request = http.request(`${origin}${path}`, { agent, headers, ...options }, (response) => {
        let firstMs = 0;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          if (chunks.length === 0) firstMs = performance.now() - begin;
          chunks.push(chunk);
        });
        response.once('error', reject);
        response.once('end', () => {
          const lastMs = performance.now() - begin;
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, firstMs, lastMs, body: Buffer.concat(chunks).toString('utf8'), headers: answered });
        });
      });
      request.once('error', reject);
      request.end(sent);
    });
  return {
    get: (path) => send(path, {}),
    post: (path, body) => {
      const own = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      return send(path, { method: 'POST', headers: { ...headers, ...own } }, JSON.stringify(body));
    },
    close: () => agent.destroy(),
  };
}

export interface Load {
  readonly perSecond: number;
  readonly times: readonly number[];
}

/** Keeps every connection busy with `path` for `forMs`. Raises on any status but 200. */
export const load = (
  client: KeepAlive,
  path: string,
  { connections, forMs }: { readonly connections: number; readonly forMs: number },
): Promise<Load> =>
  keepBusy(
    Array.from({ length: connections }, () => () => client.get(path)),
    { forMs, status: 200 },
  );

/** Repeats each call, without a pause, for `forMs`. Raises on any other status. */
export async function keepBusy(
  calls: readonly (() => Promise<Got>)[],
  { forMs, status }: { readonly forMs: number; readonly status: number },
): Promise<Load> {
  const begin = performance.now();
  const times: number[] = [];
  const repeat = async (call: () => Promise<Got>): Promise<void> => {
    while (performance.now() - begin < forMs) {
      const got = await call();
      if (got.status !== status) throw new Error(`${got.status} instead of ${status}: ${got.body}`);
      times.push(got.lastMs);
    }
  };
  await Promise.all(calls.map(repeat));
  return { perSecond: times.length / ((performance.now() - begin) / 1_000), times };
}
