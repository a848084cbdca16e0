import type { NavigationPort, SessionPort } from '@portal/shared/federation/remoteModule';
import { SessionError } from '@portal/shared/session/sessionError';
import { pathWithin } from '../ui/page/pathWithin.ts';

const report = (error: unknown): void => console.error('A callback of the embedding page failed', error);

/** Calls an embedder's callback; its result, exceptions and rejections are contained. */
export function tell(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}

/** Subscribes to an embedder; the returned function is safe to call, whatever `subscribe` returned. */
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

/** Guards an embedder's session: anything but a token means signed out, and a failed sign-out is only logged. */
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

/** Guards an embedder's router; its paths are always paths of the portal. */
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
