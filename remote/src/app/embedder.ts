import type { NavigationPort, SessionPort } from '@portal/shared/federation/remoteModule';
import { SessionError } from '@portal/shared/session/sessionError';
import { pathWithin } from './pathWithin.ts';

const report = (error: unknown): void => console.error('A callback of the embedding page failed', error);

/** Calls what an embedder handed over; what it gives back, throws or rejects with stays outside. */
export function tell(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}

/** Listens to an embedder; the way out is safe to call, whatever `subscribe` gave back. */
function listen(subscribe: () => unknown): () => void {
  let leave: unknown;
  tell(() => {
    leave = subscribe();
  });
  return () => {
    const out = leave;
    if (typeof out === 'function') tell(() => (out as () => unknown)());
  };
}

const STATUSES: readonly unknown[] = ['unknown', 'signed-in', 'ended', 'signed-out'];

/** An embedder's session behind a guard: whatever is no token is nobody signed in, and a failed sign-out stays its own affair. */
export const guardedSession = (port: SessionPort): SessionPort => ({
  getAccessToken: async (options) => {
    const token: unknown = await port.getAccessToken(options);
    if (typeof token !== 'string') throw new SessionError(401, 'error.session.ended', 'The session gave no token.');
    return token;
  },
  reportUnauthorized: async () => {
    try {
      return (await port.reportUnauthorized()) === 'retry' ? 'retry' : 'ended';
    } catch (error) {
      report(error);
      return 'ended';
    }
  },
  signOut: () => {
    tell(() => port.signOut());
    return Promise.resolve();
  },
  subscribe: (listener) => listen(() => port.subscribe((view) => STATUSES.includes(view.status) && listener(view))),
});

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** An embedder's router behind a guard; its paths are always paths of the portal. */
export const guardedNavigation = (port: NavigationPort): NavigationPort => {
  let last = '/';
  return {
    currentPath: () => {
      tell(() => {
        last = pathWithin(textOr(port.currentPath(), '/'));
      });
      return last;
    },
    navigate: (path, options) => {
      last = path;
      tell(() => port.navigate(path, options));
    },
    subscribe: (listener) => listen(() => port.subscribe((path) => listener(pathWithin(textOr(path, '/'))))),
  };
};
