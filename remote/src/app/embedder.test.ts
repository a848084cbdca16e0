import type { SessionView } from '../../../shared/src/session/sessionPort.ts';
import { notifyEmbedder } from './embedder.ts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { createCircleBreaker } from './createCircleBreaker.ts';
import { guardNavigation, createEmbeddedRouter } from './embeddersRouter.ts';
import { createRouteTable } from './routeTable.ts';
import { embeddersSession, guardSession } from './embeddersSession.ts';

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
  notifyEmbedder(fails);
  notifyEmbedder(() => Promise.reject(new Error('later')));
  notifyEmbedder(() => 17);
  await Promise.resolve();
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(2);
});

describe('an embedder’s session', () => {
  test('that throws at once means signed out, not an endless wait', async () => {
    const source = embeddersSession({ ...port, getAccessToken: fails });
    await source.start();
    expect(source.view().status).toBe('signed-out');
  });

  const createToken = (payload: object): string => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  const ada = { sub: '17', platformClientId: 'alder', customerIdentifier: 'G1', accountIdentifier: 'A1' };

  test('is known by its token where the embedder says nothing of the claims', async () => {
    let tell: (view: SessionView) => void = () => undefined;
    const subscribe = (listener: (view: SessionView) => void): (() => void) => {
      tell = listener;
      return () => undefined;
    };
    const source = embeddersSession({ ...port, subscribe, getAccessToken: () => Promise.resolve(createToken(ada)) });
    source.subscribe(() => undefined);
    await source.start();
    expect(source.view().claims).toMatchObject({ subject: '17', accountIdentifier: 'A1' });
    tell({ status: 'signed-in', claims: null, expiresAt: null, endedBecause: null });
    expect(source.view().claims).toMatchObject({ subject: '17', accountIdentifier: 'A1' });
    tell({ status: 'signed-out', claims: null, expiresAt: null, endedBecause: null });
    expect(source.view().claims).toBeNull();
  });

  test('is known by its token also where the embedder tells of it before it gives it, and by the next one', async () => {
    let tell: (view: SessionView) => void = () => undefined;
    const subscribe = (listener: (view: SessionView) => void): (() => void) => {
      tell = listener;
      return () => undefined;
    };
    let account = 'A1';
    const getAccessToken = (): Promise<string> => {
      tell({ status: 'signed-in', claims: null, expiresAt: null, endedBecause: null });
      return Promise.resolve(createToken({ ...ada, accountIdentifier: account }));
    };
    const source = embeddersSession({ ...port, subscribe, getAccessToken });
    const seen: (string | null | undefined)[] = [];
    source.subscribe(() => seen.push(source.view().claims?.accountIdentifier));
    await source.start();
    account = 'A2';
    await source.port.getAccessToken({ force: true });
    expect(source.view().claims?.accountIdentifier).toBe('A2');
    expect(seen.at(-1)).toBe('A2');
  });

  test('whose token says nothing has no claims', async () => {
    const source = embeddersSession(port);
    await source.start();
    expect(source.view()).toMatchObject({ status: 'signed-in', claims: null });
  });

  test('that gives neither token nor refusal for ten seconds is out of reach, until it is asked again', async () => {
    jest.useFakeTimers();
    try {
      let give: (token: string) => void = () => undefined;
      const getAccessToken = () => new Promise<string>((resolve) => (give = resolve));
      const source = embeddersSession({ ...port, getAccessToken });
      const first = source.start();
      jest.advanceTimersByTime(9_999);
      expect(source.isOutOfReach()).toBe(false);
      jest.advanceTimersByTime(1);
      expect(source.isOutOfReach()).toBe(true);
      const second = source.start();
      expect(source.isOutOfReach()).toBe(false);
      give(createToken(ada));
      await second;
      expect([source.view().status, source.isOutOfReach()]).toEqual(['signed-in', false]);
      expect(first).toBeInstanceOf(Promise);
    } finally {
      jest.useRealTimers();
    }
  });

  test('that gives no token means signed out', async () => {
    const guarded = guardSession({ ...port, getAccessToken: () => Promise.resolve(undefined as unknown as string) });
    await expect(guarded.getAccessToken()).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['throws', fails],
    ['gives anything', () => Promise.resolve('what' as 'retry')],
  ])('whose reportUnauthorized %s has ended', async (_name, reportUnauthorized) => {
    expect(await guardSession({ ...port, reportUnauthorized }).reportUnauthorized()).toBe('ended');
  });

  test('may fail to sign out', async () => {
    await expect(guardSession({ ...port, signOut: fails }).signOut()).resolves.toBeUndefined();
  });

  test('may return nothing from subscribe, and report invalid values', () => {
    const seen: string[] = [];
    const subscribe = (listener: (view: SessionView) => void): (() => void) => {
      listener({ status: 'odd' } as unknown as SessionView);
      listener({ status: 'signed-in', claims: null, expiresAt: null, endedBecause: null });
      return undefined as unknown as () => void;
    };
    const leave = guardSession({ ...port, subscribe }).subscribe(({ status }) => seen.push(status));
    expect(seen).toEqual(['signed-in']);
    expect(leave).not.toThrow();
    expect(guardSession({ ...port, subscribe: fails }).subscribe(() => undefined)).not.toThrow();
    expect(guardSession({ ...port, subscribe: () => fails }).subscribe(() => undefined)).not.toThrow();
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
    expect(guardNavigation({ ...navigation, currentPath: () => path }).currentPath()).toBe(expected);
  });

  test('keeps its path when every method throws', () => {
    const guarded = guardNavigation({ currentPath: fails, navigate: fails, subscribe: fails });
    expect(guarded.currentPath()).toBe('/');
    expect(() => guarded.navigate('/order')).not.toThrow();
    expect(guarded.subscribe(() => undefined)).not.toThrow();
  });

  test('gives links addresses of its own origin; any other is refused in the console, once a path', () => {
    const hrefOf = (path: string): string => {
      if (path === '/fails') return fails();
      return path === '/order' ? `/rewards${path}` : `https://elsewhere.example${path}`;
    };
    const guarded = guardNavigation({ ...navigation, hrefOf });
    expect(['/order', '/orders', '/orders', '/fails'].map(guarded.hrefOf)).toEqual(['/rewards/order', '', '', '']);
    const [[, reason] = [], ...others] = report.mock.calls as unknown[][];
    expect(reason).toBe(
      'navigation.hrefOf: "https://elsewhere.example/orders" leaves the origin of this page, http://localhost.',
    );
    expect(others).toHaveLength(1);
    expect(guardNavigation(navigation).hrefOf('/order')).toBe('');
  });

  test('reports paths of the portal only; where it tells something else, it is asked', () => {
    const seen: string[] = [];
    const subscribe = (listener: (path: string) => void) => {
      listener('/\\host/x');
      // Words of routers, on pages that no type has checked.
      for (const told of [null, '?page=2', 'http://localhost/rewards', new Event('popstate')])
        listener(told as unknown as string);
      return nothing;
    };
    guardNavigation({ ...navigation, subscribe }).subscribe((path) => seen.push(path));
    expect(seen).toEqual(['/host/x', '/order', '/order', '/order', '/order']);
  });
});

test('a page that leads back and forth with the portal is not followed for a moment, and told why, once', () => {
  jest.useFakeTimers();
  const isInCircle = createCircleBreaker();
  const steps = Array.from({ length: 25 }, () => isInCircle('/rewards/', '/'));
  expect(steps.indexOf(true)).toBe(19);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('from "/rewards/" to "/" and back'));
  jest.runAllTimers();
  expect(isInCircle('/orders', '/')).toBe(false);
  jest.useRealTimers();
});

test('a bank’s page leads back to its result behind an embedder’s navigation too, once', () => {
  const table = createRouteTable({ open: [], load: () => Promise.resolve([]) });
  const result = PATHS.bankRequest.replace(':requestReferenceNumber', 'B1');
  const seen: (readonly [string, unknown])[] = [];
  const navigation = {
    currentPath: () => seen.at(-1)?.[0] ?? '/funding',
    navigate: (path: string, options?: unknown) => void seen.push([path, options]),
    subscribe: () => () => undefined,
  };
  window.history.replaceState(null, '', `/budget?year=2026#${result}`);
  const shown = createEmbeddedRouter(table, 'funding', navigation);
  expect(shown.router.createHref(new URL('http://localhost/order?page=2'))).toBe('');
  expect([shown.path(), seen, window.location.href]).toEqual([
    result,
    [[result, { replace: true }]],
    'http://localhost/budget?year=2026',
  ]);
  shown.dispose();
  window.history.replaceState(null, '', '/#/of-the-page');
  const other = createEmbeddedRouter(table, 'funding', navigation);
  expect(window.location.hash).toBe('#/of-the-page');
  other.dispose();
  window.history.replaceState(null, '', '/');
});
