import { waitFor } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { createMemoryPortalRouter } from './memoryRouter.ts';
import { createPortalRouter, type PortalRouter } from './router.tsx';
import { createRouteTable } from './routeTable.ts';

const rows: readonly RouteRow[] = [{ path: '/order', titleKey: 'common:product', segmentName: 'Order' }];
let portal: PortalRouter | undefined;
const createTable = () => createRouteTable({ open: rows, load: () => Promise.resolve([]) });
const open = () => (portal = createPortalRouter(createTable(), {}));

afterEach(() => {
  portal?.dispose();
  window.history.replaceState(null, '', '/');
});

const ELSEWHERE = [
  ['#//host/x?a=1', '/host/x?a=1'],
  ['#//', '/'],
  ['#///host', '/host'],
  ['#/\\host/x', '/host/x'],
  ['#\\\\host', '/host'],
] as const;

test.each(ELSEWHERE)('the address %s is opened as %s of the portal', (hash, path) => {
  window.history.replaceState(null, '', hash);
  expect(open().path()).toBe(path);
});

test.each(ELSEWHERE)('typed into a running portal, %s is %s', (hash, path) => {
  window.history.replaceState(null, '', '#/order');
  const shown = open();
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown.path()).toBe(path);
});

test('an anchor of the page is not taken: the module keeps its place', async () => {
  window.history.replaceState(null, '', '#/order');
  const shown = open();
  window.history.pushState(null, '', '#content');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([shown.path(), window.location.hash]).toEqual(['/order', '#content']);
  await shown.router.navigate('/order?page=2');
  expect(window.location.hash).toBe('#/order?page=2');
});

describe('a module that leaves the address alone', () => {
  const openInMemory = (options: Parameters<typeof createMemoryPortalRouter>[1]) =>
    (portal = createMemoryPortalRouter(createTable(), options));
  const line = new URL('http://localhost/orders/1?tab=mail');

  test('beside an anchor of the page has links that lead another tab to its pages', async () => {
    window.history.replaceState(null, '', '/budget?year=2026#content');
    const releaseHash = jest.fn();
    const shown = openInMemory({ releaseHash });
    await shown.router.navigate('/order');
    expect(window.location.hash).toBe('#content');
    expect(shown.router.createHref(line)).toBe('http://localhost/budget?year=2026#/orders/1?tab=mail');
    shown.dispose();
    expect(releaseHash).toHaveBeenCalledTimes(1);
  });

  test('beside another module has links without an address', () => {
    expect(openInMemory({ initialPath: '/order' }).router.createHref(line)).toBe('');
  });
});

test('a module that is taken out of the page takes its path along, and nothing else of the address', () => {
  window.history.replaceState(null, '', '/budget?year=2026#/order');
  open().dispose();
  expect(window.location.hash).toBe('#/order');
  open().dispose(true);
  expect(window.location.href).toBe('http://localhost/budget?year=2026');
  const shown = open();
  window.history.replaceState(null, '', '#content');
  shown.dispose(true);
  expect(window.location.hash).toBe('#content');
});

test('each entry that is opened by its address is another place, also in another document; a reload is the same', () => {
  const opened = (address: string | null): string => {
    portal?.dispose();
    if (address !== null) window.history.pushState(null, '', address);
    return open().router.state.location.key;
  };
  const first = opened('#/order');
  expect(opened(null)).toBe(first);
  expect(opened('#/order')).not.toBe(first);
});

describe('an address typed while a form is changed', () => {
  const getBlocker = ({ router }: PortalRouter) => router.state.blockers.get('form');

  test('waits for the answer: staying keeps the address, leaving opens the typed one', async () => {
    window.history.replaceState(null, '', '#/order');
    const shown = open();
    await shown.router.navigate('/order?page=2');
    shown.router.getBlocker('form', () => true);

    window.location.hash = '#/typed';
    await waitFor(() => expect(getBlocker(shown)?.state).toBe('blocked'));
    await waitFor(() => expect(window.location.hash).toBe('#/order?page=2'));
    getBlocker(shown)?.reset?.();
    expect(shown.path()).toBe('/order?page=2');

    window.location.hash = '#/typed';
    await waitFor(() => expect(getBlocker(shown)?.state).toBe('blocked'));
    await waitFor(() => expect(window.location.hash).toBe('#/order?page=2'));
    getBlocker(shown)?.proceed?.();
    await waitFor(() => expect(shown.path()).toBe('/typed'));
  });
});
