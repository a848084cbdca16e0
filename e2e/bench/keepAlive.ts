import http from 'node:http';

export interface Got {
  readonly status: number;
  /** Milliseconds to the first byte of the body, and to the last. */
  readonly firstMs: number;
  readonly lastMs: number;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** GET over keep-alive connections. */
export interface KeepAlive {
  get(path: string): Promise<Got>;
  close(): void;
}

/** Calls of one origin over at most `connections` connections. `headers` go with each. */
export function openKeepAlive(origin: string, headers: http.OutgoingHttpHeaders, connections: number): KeepAlive {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const get = (path: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      const request = http.get(`${origin}${path}`, { agent, headers }, (answer) => {
        let firstMs = 0;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          if (chunks.length === 0) firstMs = performance.now() - begin;
          chunks.push(chunk);
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const lastMs = performance.now() - begin;
          const { statusCode: status = 0, headers: answered } = answer;
          resolve({ status, firstMs, lastMs, body: Buffer.concat(chunks).toString('utf8'), headers: answered });
        });
      });
      request.once('error', reject);
    });
  return { get, close: () => agent.destroy() };
}

export interface Load {
  readonly perSecond: number;
  readonly times: readonly number[];
}

/** Keeps every connection busy with `path` for `forMs`. Raises on any status but 200. */
export async function load(
  client: KeepAlive,
  path: string,
  { connections, forMs }: { readonly connections: number; readonly forMs: number },
): Promise<Load> {
  const begin = performance.now();
  const times: number[] = [];
  const keepBusy = async (): Promise<void> => {
    while (performance.now() - begin < forMs) {
      const { status, lastMs, body } = await client.get(path);
      if (status !== 200) throw new Error(`GET ${path}: ${status} ${body}`);
      times.push(lastMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepBusy));
  return { perSecond: times.length / ((performance.now() - begin) / 1_000), times };
}
