import type { SessionClaims, SessionPort, SessionView } from '../../../shared/src/session/sessionPort.ts';
import { SessionError } from '@portal/shared/session/sessionError';
import { SETTINGS } from '@portal/shared/domain/settings';
import { readToken } from '@portal/shared/session/tokenClaims';
import { UNKNOWN, type SessionSource } from '../entities/session/sessionSource.ts';
import { reportEmbedderError, notifyEmbedder } from './embedder.ts';
import { listen } from './listen.ts';

const STATUSES: readonly unknown[] = ['unknown', 'signed-in', 'ended', 'signed-out'];

/** Guards an embedder's session: anything but a token means signed out, and a failed sign-out is only logged. */
export const guardSession = (port: SessionPort): SessionPort => ({
  getAccessToken: async (options) => {
    const token: unknown = await port.getAccessToken(options);
    if (typeof token !== 'string') throw new SessionError(401, 'error.session.ended', 'The session gave no token.');
    return token;
  },
  reportUnauthorized: async () => {
    try {
      return (await port.reportUnauthorized()) === 'retry' ? 'retry' : 'ended';
    } catch (error) {
      reportEmbedderError(error);
      return 'ended';
    }
  },
  signOut: () => {
    notifyEmbedder(() => port.signOut());
    return Promise.resolve();
  },
  subscribe: (listener) => listen(() => port.subscribe((view) => STATUSES.includes(view.status) && listener(view))),
});

/**
 * The session of an embedder's port, which is guarded: known from its first response, then from its subscription. What the
 * embedder does not say of the claims stands in its token.
 */
export function embeddersSession(given: SessionPort): SessionSource {
  const port = guardSession(given);
  let latest = UNKNOWN;
  let view = UNKNOWN;
  let token: string | null = null;
  let claims: SessionClaims | null = null;
  let leave: () => void = () => undefined;
  let isLate = false;
  const listeners = new Set<() => void>();
  const show = (next: SessionView) => {
    latest = next;
    view = next.status === 'signed-in' ? { ...next, claims: next.claims ?? claims } : next;
    listeners.forEach((listener) => listener());
  };
  const getAccessToken: SessionPort['getAccessToken'] = async (options) => {
    const current = await port.getAccessToken(options);
    if (current === token) return current;
    token = current;
    const read = readToken(current).claims;
    claims = read.subject === '' ? null : read;
    // An embedder may tell of a new token before it gives it.
    show(latest);
    return current;
  };
  return {
    port: { ...port, getAccessToken },
    client: null,
    view: () => view,
    isOutOfReach: () => isLate && view.status === 'unknown',
    subscribe: (listener) => {
      if (listeners.size === 0) leave = port.subscribe(show);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave();
      };
    },
    start: async () => {
      isLate = false;
      show(latest);
      // A page that gives neither a token nor a refusal must not leave its user before an empty one.
      const late = setTimeout(() => {
        isLate = true;
        show(latest);
      }, SETTINGS.session.embeddersTokenMs);
      const status = await getAccessToken()
        .then(
          () => 'signed-in' as const,
          () => 'signed-out' as const,
        )
        .finally(() => clearTimeout(late));
      if (view.status === 'unknown') show({ ...UNKNOWN, status });
    },
  };
}
