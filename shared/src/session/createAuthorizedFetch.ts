import type { SessionPort } from '../federation/remoteModule.ts';
import type { Fetch } from './sessionCalls.ts';
import { addSessionId, keepSessionId } from './sessionId.ts';

/**
 * A `fetch` that carries the session: token, session identifier, cookies. A 401 asks the port and is repeated once;
 * the answer is the 401 itself when the session has ended. Rejects like the port when nobody is signed in.
 */
export function createAuthorizedFetch(
  port: SessionPort,
  fetch: Fetch = (input, init) => globalThis.fetch(input, init),
): Fetch {
  const send = async (request: Request, token: string): Promise<Response> => {
    const attempt = request.clone();
    attempt.headers.set('authorization', `Bearer ${token}`);
    addSessionId(attempt.headers);
    const answer = await fetch(attempt);
    keepSessionId(answer);
    return answer;
  };

  return async (input, init) => {
    const request = new Request(input, { ...init, credentials: 'include' });
    const token = await port.getAccessToken();
    const answer = await send(request, token);
    if (answer.status !== 401) return answer;
    // Another call may have refreshed while this one was under way.
    const current = await port.getAccessToken().catch(() => token);
    if (current === token && (await port.reportUnauthorized()) === 'ended') return answer;
    return send(request, await port.getAccessToken());
  };
}
