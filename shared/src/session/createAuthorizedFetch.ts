import type { SessionPort } from './sessionPort.ts';
import type { Fetch } from './sessionCalls.ts';
import { addSessionId, keepSessionId } from './sessionId.ts';

/**
 * `fetch` with the session attached: token, session identifier, cookies unless `credentials` leaves them out. After a 401 it consults the port and retries
 * once; when the session has ended, it returns the 401. Rejects like the port when nobody is signed in.
 */
export function createAuthorizedFetch(
  port: SessionPort,
  fetch: Fetch = (input, init) => globalThis.fetch(input, init),
  credentials: RequestCredentials = 'include',
): Fetch {
  const send = async (request: Request, token: string): Promise<Response> => {
    const attempt = request.clone();
    attempt.headers.set('authorization', `Bearer ${token}`);
    addSessionId(attempt.headers);
    const response = await fetch(attempt);
    keepSessionId(response);
    return response;
  };

  return async (input, init) => {
    const request = new Request(input, { ...init, credentials });
    const token = await port.getAccessToken();
    const response = await send(request, token);
    if (response.status !== 401) return response;
    // Another call may have refreshed the token in the meantime.
    const current = await port.getAccessToken().catch(() => token);
    if (current === token && (await port.reportUnauthorized()) === 'ended') return response;
    return send(request, await port.getAccessToken());
  };
}
