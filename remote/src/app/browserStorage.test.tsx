import { screen, waitFor } from '@testing-library/react';
import { authRoutes } from '../auth/index.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

/** Names of entries that stay on a device for whoever uses it next. */
const OF_DEVICE = /^portal\.(?:sidebar|registry|device)/;
/** Named, versioned, and of one user where it holds something of a user. */
const NAMED = /^portal\.[\w.]+@\d+(?::.+)?$/;

const rows: readonly RouteRow[] = [
  ...authRoutes,
  {
    path: '/order',
    nav: { entry: 'order', any: ['PLACE_ORDER_ACCESS'] },
    start: 1,
    titleKey: 'common:product',
    segmentName: 'Order',
    page: () => Promise.resolve(() => <h1>Home</h1>),
  },
];

const open = () =>
  renderRoute({
    rows,
    path: '/order',
    chrome: 'full',
    api: apiServer({
      'GET /account': () => buildPrincipal(),
      'GET /platforms/:id': () => buildPlatform(),
      'GET /customers': () => [buildCustomer()],
      'GET /customers/:customer/account/:account': () => buildAccount(),
      'POST /users/logout': () => ({ signOutUrl: null }),
    }),
  });

const keys = (): string[] => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

async function signOut(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: /^Ada/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
}

test('what is kept has a name and a version, and nothing of a user is left after signing out', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Home' });
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(keys().length).toBeGreaterThan(0);
  expect(keys().filter((key) => !NAMED.test(key))).toEqual([]);
  await signOut(user);
  await waitFor(() => expect(keys().filter((key) => !OF_DEVICE.test(key))).toEqual([]));
});

describe.each([
  [
    'blocked',
    () => {
      for (const kind of ['localStorage', 'sessionStorage'] as const)
        jest.spyOn(window, kind, 'get').mockImplementation(() => {
          throw new DOMException('Blocked', 'SecurityError');
        });
    },
  ],
  [
    'full',
    () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    },
  ],
])('with storage that is %s', (_state, spoil) => {
  afterEach(() => jest.restoreAllMocks());

  test('everything works, and nothing is remembered', async () => {
    spoil();
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Home' });
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await signOut(user);
  });
});
