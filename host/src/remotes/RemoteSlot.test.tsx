import { RemoteError, type MountOptions, type RemoteModule } from '@portal/shared/federation/remoteModule';
import type { FrameLoader, Loader } from '@portal/shared/loader/createLoader';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RemoteSlot } from './RemoteSlot.tsx';

const gated = {
  remote: 'portal',
  module: 'portal',
  version: '1.4.2',
  container: 'portal_1_4_2',
  entryUrl: 'https://portal.example/remoteEntry.js',
  entryIntegrity: 'sha384-AAAA',
  assets: {},
  expose: 'portal',
  stateSchema: 1,
  contract: '1.0.0',
  budgetMs: 1000,
} as const;

const unmounted = jest.fn(() => Promise.resolve());

const portal: RemoteModule = {
  meta: { module: 'portal', version: '1.4.2', contract: '1.0.0', stateSchema: 1 },
  mount: (element, options?: MountOptions) => {
    element.textContent = 'Sign in';
    options?.onEvent?.({ type: 'title', title: 'Sign in · Portal' });
    return Promise.resolve({
      update: () => undefined,
      canSwap: () => ({ ok: true }),
      suspend: () => Promise.reject(new Error('not asked for')),
      unmount: unmounted,
    });
  },
};

const REGISTRY = { serial: 412 };
const asked = { lastSerial: () => 412, fetchSerial: () => Promise.resolve(REGISTRY.serial) };
afterEach(() => void (REGISTRY.serial = 412));

const loaderOf = (...outcomes: (RemoteError | RemoteModule)[]): FrameLoader => ({
  ...asked,
  load: () => {
    const outcome = outcomes.shift();
    return outcome === undefined || outcome instanceof Error
      ? Promise.reject(outcome ?? new Error('asked too often'))
      : Promise.resolve({ gated, remoteModule: outcome, registryProblem: null, insteadOf: null });
  },
});

const show = (loader: FrameLoader) =>
  render(<RemoteSlot loader={loader} remote="portal" module="portal" store={createSharedStore()} />);

test('shows a loading status, then the module and its title, and unmounts the module with the slot', async () => {
  const { unmount } = show(loaderOf(portal));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the portal');
  expect(await screen.findByText('Sign in')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.title).toBe('Sign in · Portal');
  unmount();
  await act(() => Promise.resolve());
  expect(unmounted).toHaveBeenCalledTimes(1);
});

test('a module of the version before runs without a word to the user, and the reason is logged', async () => {
  const insteadOf = new RemoteError('INTEGRITY', 'changed');
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const load: Loader['load'] = () => Promise.resolve({ gated, remoteModule: portal, registryProblem: null, insteadOf });
  show({ ...asked, load });
  expect(await screen.findByText('Sign in')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn.mock.calls).toEqual([[insteadOf]]);
  warn.mockRestore();
});

test('over its budget the module is said to be still loading, until it stands', async () => {
  let loaded: (module: Awaited<ReturnType<Loader['load']>>) => void = () => undefined;
  const slow: FrameLoader['load'] = (_remote, _module, options) => {
    setTimeout(() => options?.onSlow?.());
    return new Promise((resolve) => (loaded = resolve));
  };
  show({ ...asked, load: slow });
  expect(await screen.findByText('The portal is still loading. It is taking longer than usual.')).toBeVisible();
  loaded({ gated, remoteModule: portal, registryProblem: null, insteadOf: null });
  expect(await screen.findByText('Sign in')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('reports the failure, and Try again loads the module', async () => {
  show(loaderOf(new RemoteError('HTTP', 'no entry', { detail: { status: '404', version: '1.4.2' } }), portal));
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be started');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference for support: HTTP 404 1.4.2');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sign in')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a disabled module shows when it returns, without a support reference', async () => {
  show(loaderOf(new RemoteError('DISABLED', 'off', { detail: { until: '2026-11-20T12:00:00Z' } })));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The portal is turned off for now');
  expect(alert).toHaveTextContent(/It should be back by Nov 20, 2026/);
  expect(alert).not.toHaveTextContent('Reference');
});

test.each([
  ['off', new RemoteError('DISABLED', 'off', { detail: { module: 'funding' } }), 'Funding is turned off for now'],
  ['broken', new RemoteError('EVALUATION', 'broken'), 'The portal could not be started'],
])('a module that is %s comes by itself once a change of the registry has mended it', async (_, error, title) => {
  jest.useFakeTimers();
  show(loaderOf(error, error, portal, portal));
  const aMinuteLater = (serial: number) => {
    REGISTRY.serial = serial;
    return act(() => jest.advanceTimersByTimeAsync(60_000));
  };
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  await aMinuteLater(412);
  await aMinuteLater(413);
  expect(screen.getByRole('alert')).toBeVisible();
  await aMinuteLater(414);
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

test('a mount that rejects with any other error is reported as MOUNT', async () => {
  show(loaderOf({ ...portal, mount: () => Promise.reject(new Error('broken')) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference for support: MOUNT');
});

test('a module in the host’s own page is mounted without the portal’s shell', async () => {
  const given: MountOptions[] = [];
  const lone: RemoteModule = {
    ...portal,
    mount: (element, options) => {
      given.push({ ...options });
      return portal.mount(element, options);
    },
  };
  const store = createSharedStore();
  render(<RemoteSlot loader={loaderOf(lone)} remote="portal" module="funding" store={store} chrome="none" />);
  expect(await screen.findByText('Sign in')).toBeVisible();
  expect(given).toMatchObject([{ chrome: 'none', loginPage: '/login' }]);
});

describe('in a browser in Japanese', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('ja-JP');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.dontMock('@portal/shared/loader/loaderTexts');
  });
  const refused = () => show(loaderOf(new RemoteError('HTTP', 'no entry')));

  test('a failure is told in English when its translation does not load either', async () => {
    jest.doMock('@portal/shared/loader/loaderTexts', () => {
      throw new Error('The line is down.');
    });
    refused();
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be started');
    expect(screen.getByRole('alert')).toHaveAttribute('lang', 'en');
  });

  test('loading is told in Japanese', async () => {
    show({ ...asked, load: () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ポータルを読み込んでいます'));
    expect(screen.getByRole('status')).toHaveAttribute('lang', 'ja');
  });

  test('a failure is told in Japanese', async () => {
    refused();
    expect(await screen.findByRole('heading', { name: 'ポータルを起動できませんでした' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveAttribute('lang', 'ja');
  });
});
