import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Loaded into a server by `--import`: each answer says in a header how long the call waited for other services, from the
 * first of its requests to them until the last byte of their answers.
 */
export const GATEWAY_MS = 'x-gateway-ms';

const call = new AsyncLocalStorage<ServerResponse>();
const begun = new WeakMap<object, { readonly at: number; readonly response: ServerResponse }>();

subscribe('http.server.request.start', (message) => {
  // The channel's documented message.
  const { response } = message as { readonly response: ServerResponse };
  call.enterWith(response);
});
subscribe('undici:request:create', (message) => {
  const { request } = message as { readonly request: object };
  const response = call.getStore();
  if (response !== undefined) begun.set(request, { at: performance.now(), response });
});
subscribe('undici:request:trailers', (message) => {
  const { request } = message as { readonly request: object };
  const known = begun.get(request);
  if (known === undefined || known.response.headersSent) return;
  const before = Number(known.response.getHeader(GATEWAY_MS) ?? 0);
  known.response.setHeader(GATEWAY_MS, String(before + performance.now() - known.at));
});
