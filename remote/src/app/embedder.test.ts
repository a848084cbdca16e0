import type { SessionView } from '@portal/shared/federation/remoteModule';
import { embeddersSession } from '../entities/session/sessionSource.ts';
import { guardedNavigation, guardedSession, tell } from './embedder.ts';

// Embedders in plain JavaScript may pass values that the types forbid, hence the assertions below.

const fails = (): never => {
  throw new Error('embedder');
};
const port = {
  getAccessToken: () => Promise.resolve('token'),
  reportUnauthorized: () => Promise.resolve('retry' as const),
  signOut: () => Promise.resolve(),
  subscribe: () => () => undefined,
};

let report: jest.SpyInstance;
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => report.mockRestore());

test('exceptions and rejections of an embedder’s callback are reported and contained', async () => {
  tell(fails);
  tell(() => Promise.reject(new Error('later')));
  tell(() => 17);
  await Promise.resolve();
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(2);
});

describe('an embedder’s session', () => {
  test('that throws at once means signed out, not an endless wait', async () => {
    const source = embeddersSession(guardedSession({ ...port, getAccessToken: fails }));
    await source.start();
    expect(source.view().status).toBe('signed-out');
  });

  test('that gives no token means signed out', async () => {
    const guarded = guardedSession({ ...port, getAccessToken: () => Promise.resolve(undefined as unknown as string) });
    await expect(guarded.getAccessToken()).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['throws', fails],
    ['gives anything', () => Promise.resolve('what' as 'retry')],
  ])('whose reportUnauthorized %s has ended', async (_name, reportUnauthorized) => {
    expect(await guardedSession({ ...port, reportUnauthorized }).reportUnauthorized()).toBe('ended');
  });

  test('may fail to sign out', async () => {
    await expect(guardedSession({ ...port, signOut: fails }).signOut()).resolves.toBeUndefined();
  });

  test('may return nothing from subscribe, and report invalid values', () => {
    const seen: string[] = [];
    const subscribe = (listener: (view: SessionView) => void): (() => void) => {
      listener({ status: 'odd' } as unknown as SessionView);
      listener({ status: 'signed-in', claims: null, expiresAt: null, endedBecause: null });
      return undefined as unknown as () => void;
    };
    const leave = guardedSession({ ...port, subscribe }).subscribe(({ status }) => seen.push(status));
    expect(seen).toEqual(['signed-in']);
    expect(leave).not.toThrow();
    expect(guardedSession({ ...port, subscribe: fails }).subscribe(() => undefined)).not.toThrow();
    expect(guardedSession({ ...port, subscribe: () => fails }).subscribe(() => undefined)).not.toThrow();
  });
});

describe('an embedder’s navigation', () => {
  const nothing = () => undefined;
  const navigation = { currentPath: () => '/order', navigate: nothing, subscribe: () => nothing };

  test.each([
    ['/orders?page=2', '/orders?page=2'],
    ['//host/x', '/host/x'],
    ['orders', '/orders'],
    [undefined as unknown as string, '/'],
  ])('at %j is at %s', (path, expected) => {
    expect(guardedNavigation({ ...navigation, currentPath: () => path }).currentPath()).toBe(expected);
  });

  test('keeps its path when every method throws', () => {
    const guarded = guardedNavigation({ currentPath: fails, navigate: fails, subscribe: fails });
    expect(guarded.currentPath()).toBe('/');
    expect(() => guarded.navigate('/order')).not.toThrow();
    expect(guarded.subscribe(() => undefined)).not.toThrow();
  });

  test('reports paths of the portal only', () => {
    const seen: string[] = [];
    const subscribe = (listener: (path: string) => void) => {
      listener('/\\host/x');
      listener(null as unknown as string);
      return nothing;
    };
    guardedNavigation({ ...navigation, subscribe }).subscribe((path) => seen.push(path));
    expect(seen).toEqual(['/host/x', '/']);
  });
});
