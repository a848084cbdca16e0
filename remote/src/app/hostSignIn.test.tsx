import { screen, waitFor } from '@testing-library/react';
import { authRoutes } from '../auth/index.ts';
import { replacePage } from '../browser/replacePage.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

jest.mock('../browser/replacePage.ts', () => ({ replacePage: jest.fn() }));

const rows: readonly RouteRow[] = [
  ...authRoutes,
  {
    path: '/order',
    titleKey: 'common:product',
    segmentName: 'Order',
    page: () => Promise.resolve(() => <h1>Choose a reward</h1>),
    start: 1,
  },
];
const signedOut = () =>
  apiServer({
    'POST /authenticate/refresh': () => ({
      status: 401,
      body: buildError({ status: 401, i18nKey: 'error.session.ended' }),
    }),
  });
const open = (loginPage: string, path = '/order?country=US') =>
  renderRoute({ rows, path, loginPage, module: 'ordering', api: signedOut() });
const KEY = 'portal.wanted-page@1';
const led = jest.mocked(replacePage);

beforeEach(() => window.history.replaceState(null, '', '/vue/ordering/'));
afterEach(() => {
  led.mockClear();
  window.history.replaceState(null, '', '/');
});

test('on a page of our host a signed-out user is led to its sign-in page by a full load, which knows where from', async () => {
  await open('/login');
  await waitFor(() => expect(led).toHaveBeenCalledWith('/login'));
  expect(sessionStorage.getItem(KEY)).toBe('/vue/ordering/#/order?country=US');
});

test('who comes straight back without signing in finds a button, and no circle', async () => {
  sessionStorage.setItem(KEY, '/vue/ordering/#/order?country=US');
  await open('/login');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(led).not.toHaveBeenCalled();
});

test('the sign-in page of another company is never loaded without asking', async () => {
  await open('https://company.example/login');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(led).not.toHaveBeenCalled();
});

test('signed in, the whole portal leads back to the page that was wanted, once', async () => {
  sessionStorage.setItem(KEY, '/vue/ordering/#/order?country=US');
  await renderRoute({ rows, path: '/', chrome: 'full' });
  await waitFor(() => expect(led).toHaveBeenCalledWith('/vue/ordering/#/order?country=US'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'no stored address leads to another site: %s',
  async (stored) => {
    sessionStorage.setItem(KEY, stored);
    await renderRoute({ rows, path: '/' });
    expect(await screen.findByRole('heading', { name: 'Choose a reward' })).toBeVisible();
    expect(led).not.toHaveBeenCalled();
  },
);
