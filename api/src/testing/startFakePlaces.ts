import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A call as it was asked, in the form of the published requests of the Places API (New). */
export interface PlacesRequests {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface FakePlaces {
  /** Origin, without a slash at its end. */
  readonly url: string;
  readonly asked: readonly PlacesRequests[];
  /** The next answers, the last of which stays; `status` 0: none ever. */
  response(...responses: readonly { readonly status: number; readonly body: unknown }[]): void;
  close(): Promise<void>;
}

/** A server on loopback in the place of places.googleapis.com. */
export async function startFakePlaces(): Promise<FakePlaces> {
  const asked: PlacesRequests[] = [];
  let responses: readonly { readonly status: number; readonly body: unknown }[] = [{ status: 200, body: {} }];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) });
      const next = responses[0];
      if (responses.length > 1) responses = responses.slice(1);
      if (next === undefined || next.status === 0) return;
      response.writeHead(next.status, { 'content-type': 'application/json' });
      response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked,
    response: (...next) => {
      responses = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
