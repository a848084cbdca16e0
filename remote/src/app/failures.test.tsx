import type { PortalEvent } from '@portal/shared/federation/remoteModule';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { registerLocales } from '../i18n/localeLoaders.ts';
import { apiServer } from '../testing/apiServer.ts';
import type { Services } from './services.ts';
import { fullRows, fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const row = (path: string, page: () => Promise<ComponentType>): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page,
});
const home = row('/order', () => Promise.resolve(() => <h1>Home</h1>));
const Late = () => <h1>Late page</h1>;

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  static readonly ADDRESS = 'http://localhost/late.js';
  readonly request = ChunkLoadError.ADDRESS;
}

/** The API stub of a server that has the files of the build; `status` undefined: what it says of them is lost, too. */
function serverOfFiles(status: number | undefined) {
  const api = apiServer();
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.method !== 'HEAD' && input !== ChunkLoadError.ADDRESS) return api.fetch(input, init);
    return status === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }));
  };
  return { ...api, fetch };
}

/** The API stub with a connection that can be cut. */
function line() {
  const api = apiServer();
  let isCut = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isCut ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(input, init);
  return { api: { ...api, fetch }, cut: (cut: boolean) => void (isCut = cut), isCut: () => isCut };
}

/** Tells an open page of another version. */
const publish = (services: Services, newerVersion: string): void =>
  act(() => services.availability.set({ switchedOff: {}, newerVersion, refresh: () => Promise.resolve() }));

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());

describe('a chunk that does not load', () => {
  test('offline, the page says so in its place, the navigation stays, and Try again brings it once the line is back', async () => {
    const { api, cut, isCut } = line();
    const late = row('/late', () => (isCut() ? Promise.reject(new ChunkLoadError('gone')) : Promise.resolve(Late)));
    const { user, navigate } = await renderRoute({ rows: [home, late], path: '/order', chrome: 'full', api });
    await screen.findByRole('heading', { name: 'Home' });
    cut(true);
    navigate('/late');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not reach the server. Check your connection and try again.');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    cut(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Late page' })).toBeVisible();
  });

  fullTest('a dialog’s part that does not load says so over its page, and closing it leads back there', async () => {
    const { api, cut, isCut } = line();
    const under = row('/under', () =>
      Promise.resolve(() => (
        <>
          <h1>Under it</h1>
          <Outlet />
        </>
      )),
    );
    const over = row('/under/over', () =>
      isCut() ? Promise.reject(new ChunkLoadError('gone')) : Promise.resolve(() => <p>Over it</p>),
    );
    const rows = [{ ...under, children: [over] }];
    const { user, navigate, location } = await renderRoute({ rows, path: '/under?utid=U1', api });
    await screen.findByRole('heading', { name: 'Under it' });
    cut(true);
    navigate('/under/over?utid=U1');
    const dialog = within(await screen.findByRole('dialog', { name: 'This could not be loaded' }));
    expect(dialog.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/under?utid=U1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  fullTest('the page comes by itself when the browser is online again', async () => {
    const { api, cut, isCut } = line();
    const late = row('/late', () => (isCut() ? Promise.reject(new ChunkLoadError('gone')) : Promise.resolve(Late)));
    const { navigate } = await renderRoute({ rows: [home, late], path: '/order', api });
    await screen.findByRole('heading', { name: 'Home' });
    cut(true);
    navigate('/late');
    await screen.findByRole('alert');
    cut(false);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Late page' })).toBeVisible();
  });

  fullTest(
    'the page comes by itself when it was asked for before the browser was online, and failed after',
    async () => {
      const { api, cut, isCut } = line();
      const asked: (() => void)[] = [];
      const late = row('/late', () =>
        isCut()
          ? new Promise((_, reject) => asked.push(() => reject(new ChunkLoadError('gone'))))
          : Promise.resolve(Late),
      );
      const { navigate } = await renderRoute({ rows: [home, late], path: '/order', api });
      await screen.findByRole('heading', { name: 'Home' });
      cut(true);
      navigate('/late');
      await waitFor(() => expect(asked).toHaveLength(1));
      asked[0]?.();
      await waitFor(() => expect(asked).toHaveLength(2));
      act(() => void window.dispatchEvent(new Event('online')));
      cut(false);
      asked[1]?.();
      expect(await screen.findByRole('heading', { name: 'Late page' })).toBeVisible();
    },
  );

  test('replaced on a reachable server, it opens the blocking dialog with Reload', async () => {
    const late = row('/late', () => Promise.reject(new ChunkLoadError('missing')));
    const { user, navigate, services } = await renderRoute({ rows: [home, late], path: '/order', chrome: 'full' });
    await screen.findByRole('heading', { name: 'Home' });
    publish(services, '0.2.0');
    navigate('/late');
    const dialog = await screen.findByRole('dialog', { name: 'A newer version is ready' });
    expect(dialog).toHaveTextContent('Reload to continue. Nothing you typed will be lost.');
    expect(within(dialog).getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'A newer version is ready' })).toBeVisible();
  });

  fullTest('of a version that was taken back, it is not called older', async () => {
    const late = row('/late', () => Promise.reject(new ChunkLoadError('missing')));
    const { navigate, services } = await renderRoute({ rows: [home, late], path: '/order' });
    await screen.findByRole('heading', { name: 'Home' });
    publish(services, '0.0.0-rc.1');
    navigate('/late');
    expect(await screen.findByRole('dialog', { name: 'An earlier version is in use again' })).toBeVisible();
  });

  test('missing in the active version, it leads into no circle: the dialog closes, other pages work, the host hears', async () => {
    const late = row('/late', () => Promise.reject(new ChunkLoadError('missing')));
    const events: PortalEvent[] = [];
    const onEvent = (event: PortalEvent) => void events.push(event);
    const { user, navigate } = await renderRoute({ rows: [home, late], path: '/order', chrome: 'full', onEvent });
    await screen.findByRole('heading', { name: 'Home' });
    navigate('/late');
    const dialog = within(await screen.findByRole('dialog', { name: 'Part of this page is missing' }));
    expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(events).toContainEqual(expect.objectContaining({ type: 'error', code: 'HTTP' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    navigate('/order');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  type Server = [says: string, status: number | undefined];

  test.each<Server>([['there', 200], ...fullRows<Server>([['silent', undefined]])])(
    'lost on the way from a server where it is %s, it is not called a newer version',
    async (_, status) => {
      const late = row('/late', () => Promise.reject(new ChunkLoadError('lost')));
      const { navigate } = await renderRoute({ rows: [home, late], path: '/order', api: serverOfFiles(status) });
      await screen.findByRole('heading', { name: 'Home' });
      navigate('/late');
      const dialog = await screen.findByRole('dialog', { name: 'Part of this page did not load' });
      expect(dialog).toHaveTextContent('Check your connection and reload. Nothing you typed will be lost.');
      expect(within(dialog).getByRole('button', { name: 'Reload' })).toBeVisible();
    },
  );

  test('of other bytes than were built, it asks for a reload too, and the host hears why', async () => {
    Reflect.set(globalThis, 'portalIntegrity', { portal_0_0_0: { 'late.js': 'sha384-AAAA' } });
    try {
      const late = row('/late', () => Promise.reject(new ChunkLoadError('changed')));
      const events: PortalEvent[] = [];
      const onEvent = (event: PortalEvent) => void events.push(event);
      const { navigate } = await renderRoute({ rows: [home, late], path: '/order', api: serverOfFiles(200), onEvent });
      await screen.findByRole('heading', { name: 'Home' });
      navigate('/late');
      expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
      expect(events).toContainEqual(expect.objectContaining({ type: 'error', code: 'INTEGRITY' }));
    } finally {
      Reflect.deleteProperty(globalThis, 'portalIntegrity');
    }
  });

  test('forbidden by the page’s own policy, it is an error event as well; what belongs to others is none', async () => {
    const events: PortalEvent[] = [];
    await renderRoute({ rows: [home], path: '/order', onEvent: (event) => void events.push(event) });
    await screen.findByRole('heading', { name: 'Home' });
    for (const blockedURI of ['https://ads.example/a.js', 'https://portal.example/remotes/portal/0.0.0/late.js']) {
      const facts = { blockedURI, sourceFile: '', effectiveDirective: 'script-src-elem' };
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts));
    }
    expect(events.filter(({ type }) => type === 'error')).toEqual([
      { type: 'error', code: 'CSP', message: 'script-src-elem https://portal.example/remotes/portal/0.0.0/late.js' },
    ]);
  });

  test('hanging for 120 s, it asks for a reload too', async () => {
    const late = row('/late', () => new Promise(() => undefined));
    const { navigate } = await renderRoute({ rows: [home, late], path: '/order' });
    await screen.findByRole('heading', { name: 'Home' });
    jest.useFakeTimers();
    try {
      navigate('/late');
      await act(() => jest.advanceTimersByTimeAsync(119_000));
      expect(screen.queryByRole('dialog')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1_001));
      expect(screen.getByRole('dialog', { name: 'Part of this page did not load' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('texts that do not load', () => {
  const inNamespace = (name: string): RouteRow => ({
    ...row('/late', () =>
      Promise.resolve(() => {
        const { t } = useTranslation(name as 'common');
        // The namespace is registered only here, so its keys are not typed literals.
        const text = t as unknown as (key: string) => string;
        return <h1>{text('greeting')}</h1>;
      }),
    ),
    titleKey: `${name}:greeting`,
  });
  const register = (name: string, load: () => Promise<{ default: object }>) => registerLocales(name, load);

  test('are asked for again once the browser is online, and no bare key is shown meanwhile', async () => {
    const { api, cut, isCut } = line();
    register('cut', () =>
      isCut() ? Promise.reject(new ChunkLoadError('gone')) : Promise.resolve({ default: { greeting: 'Hello' } }),
    );
    const { navigate } = await renderRoute({ rows: [home, inNamespace('cut')], path: '/order', api });
    await screen.findByRole('heading', { name: 'Home' });
    cut(true);
    navigate('/late');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull());
    cut(false);
    expect(screen.queryByText(/greeting/)).toBeNull();
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
    });
  });

  fullTest('are loaded by themselves when the server is back, without any event', async () => {
    const { api, cut, isCut } = line();
    let asked = 0;
    register('away', () => {
      asked += 1;
      return isCut() ? Promise.reject(new ChunkLoadError('gone')) : Promise.resolve({ default: { greeting: 'Hello' } });
    });
    const { navigate } = await renderRoute({ rows: [home, inNamespace('away')], path: '/order', api });
    await screen.findByRole('heading', { name: 'Home' });
    cut(true);
    navigate('/late');
    await waitFor(() => expect(asked).toBe(2));
    cut(false);
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  });

  fullTest('that no longer exist on the server ask for a reload', async () => {
    register('gone', () => Promise.reject(new ChunkLoadError('gone')));
    const { navigate } = await renderRoute({ rows: [home, inNamespace('gone')], path: '/order' });
    await screen.findByRole('heading', { name: 'Home' });
    navigate('/late');
    expect(await screen.findByRole('dialog', { name: 'Part of this page is missing' })).toBeVisible();
    expect(screen.queryByText(/greeting/)).toBeNull();
  });

  fullTest('ask once when the chunk of their page is gone as well', async () => {
    register('both', () => Promise.reject(new ChunkLoadError('gone')));
    const late = { ...inNamespace('both'), page: () => Promise.reject(new ChunkLoadError('gone')) };
    const events: PortalEvent[] = [];
    const onEvent = (event: PortalEvent) => void events.push(event);
    const { navigate, services } = await renderRoute({ rows: [home, late], path: '/order', onEvent });
    await screen.findByRole('heading', { name: 'Home' });
    navigate('/late');
    await waitFor(() => {
      expect(services.outOfSync.get()).not.toBeNull();
      expect(events).toContainEqual(expect.objectContaining({ type: 'error', code: 'HTTP' }));
    });
    expect(await screen.findByRole('dialog', { name: 'Part of this page is missing' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a page that fails', () => {
  type Failure = [name: string, thrown: unknown];

  test.each<Failure>([
    ['an error', new Error('boom')],
    ...fullRows<Failure>([
      ['a text', 'boom'],
      ['null', null],
      ['nothing', undefined],
      ['a response', Response.json({}, { status: 500 })],
    ]),
  ])('with %s says so in its place; other pages stay in reach and it can be tried again', async (_name, thrown) => {
    let breaks = true;
    const broken = row('/broken', () =>
      Promise.resolve(() => {
        // oxlint-disable-next-line @typescript-eslint/only-throw-error -- code may throw any value
        if (breaks) throw thrown;
        return <h1>Mended</h1>;
      }),
    );
    const events: PortalEvent[] = [];
    const { user, navigate } = await renderRoute({
      rows: [home, broken],
      path: '/broken',
      chrome: 'full',
      onEvent: (event) => events.push(event),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The rest of the page still works.');
    expect(events).toContainEqual(expect.objectContaining({ type: 'error', code: 'RENDER' }));
    navigate('/order');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    navigate('/broken');
    breaks = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  });

  test('a failure around the pages shows the portal’s own page, never the router’s', async () => {
    const broken: RouteRow = { ...home, path: '/odd', redirectTo: '/orders/:missing' };
    const { user } = await renderRoute({ rows: [home, broken], path: '/odd', chrome: 'full' });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
  });
});

type Listener = [name: string, onEvent: (event: PortalEvent) => unknown];

test.each<Listener>([
  [
    'throws',
    () => {
      throw new Error('embedder');
    },
  ],
  ...fullRows<Listener>([
    ['gives a value back', (event: PortalEvent) => [event].length],
    ['gives a promise that rejects', () => Promise.reject(new Error('embedder'))],
    ['gives a function that throws', () => () => expect('called').toBe('never')],
  ]),
])('an embedder’s onEvent that %s disturbs nothing', async (_name, onEvent) => {
  const { navigate } = await renderRoute({
    rows: [home, row('/late', () => Promise.resolve(Late))],
    path: '/order',
    onEvent: onEvent,
  });
  await screen.findByRole('heading', { name: 'Home' });
  navigate('/late');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late page' })).toBeVisible());
});
