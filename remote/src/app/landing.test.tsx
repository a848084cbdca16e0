import { act, screen } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { authRoutes } from '../auth/index.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { fullRows } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const page = (path: string, rest: Partial<RouteRow> = {}): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(() => <h1>Page {path}</h1>),
  ...rest,
});

const rows: readonly RouteRow[] = [
  ...authRoutes,
  page('/qualtrics-research', {
    permissions: { any: ['INTEGRATIONS_ACCESS'] },
    feature: 'qualtrics-research',
    start: 8,
  }),
  page('/order', { permissions: { all: ['PLACE_ORDER_ACCESS'] }, start: 1 }),
  page('/orders', { permissions: { any: ['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'] }, start: 2 }),
  page('/funding', { permissions: { all: ['FUNDING_MANAGE'] }, start: 3, otherwise: '/funding/history' }),
  page('/funding/history', { permissions: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] }, start: 4 }),
  page('/email-templates', { permissions: { any: ['EMAIL_TEMPLATES_ACCESS'] }, start: 5 }),
  page('/reports', { permissions: { any: ['ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'] }, start: 6 }),
  page('/reporting', { permissions: { all: ['ORDER_REPORT_MANAGE'] } }),
  page('/reports-generated', { permissions: { any: ['ORDER_REPORT_ACCESS'] } }),
  page('/users', { permissions: { any: ['USER_ADMINISTRATION'] }, menu: 'users' }),
  page('/settings/user'),
];

const as = (...authorities: string[]) =>
  apiServer({
    'GET /account': () => buildPrincipal({ authorities }),
    'GET /platforms/:id': () => buildPlatform({ features: { 'line-item-table': 'off' } }),
  });

const signedOut = () =>
  apiServer({
    'POST /authenticate/refresh': () => ({
      status: 401,
      body: buildError({ status: 401, i18nKey: 'error.session.ended' }),
    }),
  });

describe('landing after sign-in', () => {
  test.each([
    [['PLACE_ORDER_ACCESS', 'FUNDING_MANAGE'], '/order'],
    [[], '/settings/user'],
    ...fullRows<[string[], string]>([
      [['INDIVIDUAL_ORDER_HISTORY_ACCESS'], '/orders'],
      [['FUNDING_MANAGE', 'EMAIL_TEMPLATES_ACCESS'], '/funding'],
      [['FUNDING_ACCESS'], '/funding/history'],
      [['EMAIL_TEMPLATES_ACCESS'], '/email-templates'],
      [['ORDER_REPORT_MANAGE'], '/reporting'],
      [['ORDER_REPORT_ACCESS'], '/reports-generated'],
      [['INTEGRATIONS_ACCESS'], '/qualtrics-research'],
      [['USER_ADMINISTRATION'], '/users'],
    ]),
  ])('a user with %j starts at %s', async (codes, landing) => {
    const { location } = await renderRoute({ rows, path: '/', api: as(...codes) });
    expect(await screen.findByRole('heading', { name: `Page ${landing}` })).toBeVisible();
    expect(location()).toBe(landing);
  });

  test('an address that leads elsewhere without a right does so without a word', async () => {
    const { location } = await renderRoute({ rows, path: '/funding', api: as('FUNDING_ACCESS') });
    expect(await screen.findByRole('heading', { name: 'Page /funding/history' })).toBeVisible();
    expect(location()).toBe('/funding/history');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an address without a page is skipped', async () => {
    const some = rows.filter(({ path }) => path !== '/order');
    const { location } = await renderRoute({ rows: some, path: '/', api: as('PLACE_ORDER_ACCESS', 'FUNDING_MANAGE') });
    await screen.findByRole('heading', { name: 'Page /funding' });
    expect(location()).toBe('/funding');
  });

  test('whose rights open no page that is there reads why, and where that comes from', async () => {
    const without = rows.filter(({ path }) => path !== '/email-templates');
    const api = as('IS_LOGGED_IN', 'EMAIL_TEMPLATES_ACCESS');
    const { location } = await renderRoute({ rows: without, path: '/', api, chrome: 'full' });
    expect(await screen.findByText('Nothing here for you yet')).toBeVisible();
    expect(screen.getByText(/^The pages you have permission for, such as reports, are not part/)).toBeVisible();
    expect(location()).toBe('/settings/user');
  });

  test('a module alone without an allowed page says so', async () => {
    const some = rows.filter(({ path }) => path.startsWith('/funding'));
    await renderRoute({ rows: some, path: '/', api: as('EMAIL_TEMPLATES_ACCESS') });
    expect(await screen.findByText('You do not have access to this')).toBeVisible();
  });
});

describe('general routing', () => {
  test.each([
    ['/', '/order'],
    ['/home', '/settings/user'],
    ...fullRows([
      ['/landing-redirect', '/order'],
      ['/no/such/page', '/order'],
      ['/login', '/order'],
    ]),
  ])('signed in, %s leads to %s', async (path, target) => {
    const { location } = await renderRoute({ rows, path, api: as('PLACE_ORDER_ACCESS') });
    await screen.findByRole('heading', { name: `Page ${target}` });
    expect(location()).toBe(target);
  });

  test.each(['/', '/orders', ...fullRows(['/landing-redirect', '/home', '/no/such/page', '/login'])])(
    'signed out, %s leads to sign-in',
    async (path) => {
      const { location } = await renderRoute({ rows, path, api: signedOut() });
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(location()).toBe('/login');
    },
  );

  test.each(['/orders?page=3', ...fullRows(['/'])])(
    'at %s, a session request that fails is no sign-out: Try again leads on',
    async (path) => {
      const api = signedOut();
      api.use({ 'POST /authenticate/refresh': () => ({ status: 503, body: buildError({ status: 503 }) }) });
      const { user, location } = await renderRoute({ rows, path, api });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('This usually passes within a minute.');
      expect(screen.getByRole('heading', { level: 1, name: 'The service is not responding' })).toBeVisible();
      api.use({ 'POST /authenticate/refresh': () => buildTokens() });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: /^Page/ })).toBeVisible();
      expect(location()).toBe(path === '/' ? '/order' : path);
    },
  );

  test('a page opened signed out is reached after sign-in with its query, once', async () => {
    const api = signedOut();
    api.use({ 'POST /authenticate': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }) });
    const { user, location, navigate } = await renderRoute({ rows, path: '/orders?page=3', api });
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@demo.example');
    await user.type(screen.getByLabelText(/^Password/), 'Demo-Portal-2026!');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Page /orders' });
    expect(location()).toBe('/orders?page=3');
    expect(api.calls('POST /authenticate')[0]?.body).toEqual({
      username: 'ada@demo.example',
      password: 'Demo-Portal-2026!',
    });
    navigate('/');
    await screen.findByRole('heading', { name: 'Page /order' });
    expect(location()).toBe('/order');
  });

  test('a page that is opened by its address keeps it while the pages of signed-in users are loaded', async () => {
    const { location } = await renderRoute({ rows, path: '/orders?page=3', api: as('ORDER_HISTORY_ACCESS') });
    await screen.findByRole('heading', { name: 'Page /orders' });
    expect(location()).toBe('/orders?page=3');
  });

  test('a page without the right gives a toast and a safe page', async () => {
    const { location } = await renderRoute({ rows, path: '/funding', api: as('EMAIL_TEMPLATES_ACCESS') });
    await screen.findByRole('heading', { name: 'Page /email-templates' });
    expect(location()).toBe('/email-templates');
    expect(await screen.findByText('You do not have access to that page.')).toBeVisible();
  });

  test.each(['/%2F%2Fhost/x', ...fullRows(['/%E0%A4%A', '/%00', `/${'x'.repeat(5_000)}`])])(
    'no address leaves a blank page: %.40s',
    async (path) => {
      const { location } = await renderRoute({ rows, path, api: as('PLACE_ORDER_ACCESS') });
      expect(await screen.findByRole('heading', { name: 'Page /order' })).toBeVisible();
      expect(location()).toBe('/order');
    },
  );

  test('an address on another site that was stored as wanted is followed within the portal only', async () => {
    window.sessionStorage.setItem('portal.wanted@1', '//host/x');
    const { location } = await renderRoute({ rows, path: '/', api: as('PLACE_ORDER_ACCESS') });
    await screen.findByRole('heading', { name: 'Page /order' });
    expect(location()).toBe('/order');
  });

  describe('landing gives up after 2 s', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const late = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const never = () => new Promise<never>(() => undefined);

    test('at sign-in, when it is not known whether somebody is signed in', async () => {
      const { location } = await renderRoute({
        rows,
        path: '/',
        api: apiServer({ 'POST /authenticate/refresh': never }),
      });
      await late(1_900);
      expect(location()).toBe('/');
      await late(200);
      expect(location()).toBe('/login');
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    });

    test('at the profile, when the rights are not known', async () => {
      const { location } = await renderRoute({
        rows,
        path: '/landing-redirect',
        api: apiServer({ 'GET /account': never }),
      });
      await late(1_900);
      expect(location()).toBe('/landing-redirect');
      await late(300);
      expect(location()).toBe('/settings/user');
    });

    test('not where an address was wanted: that is followed at once', async () => {
      window.sessionStorage.setItem('portal.wanted@1', '/orders?page=3');
      const { location } = await renderRoute({ rows, path: '/', api: apiServer({ 'GET /account': never }) });
      await late(100);
      expect(location()).toBe('/orders?page=3');
    });
  });

  test('title and language of the document follow the page', async () => {
    const { services } = await renderRoute({ rows, path: '/login', api: signedOut(), chrome: 'full' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect([document.title, document.documentElement.lang]).toEqual(['Sign in · Rewards Portal', 'en']);
    await act(() => services.i18n.changeLanguage('fr'));
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(document.documentElement.lang).toBe('fr');
  });

  test('a page without a title text does not keep the previous title', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.title = 'The page before';
    await renderRoute({ rows: [page('/order', { titleKey: 'common:no.such' })], path: '/order', chrome: 'full' });
    await screen.findByRole('heading', { name: 'Page /order' });
    expect(document.title).toBe('Rewards Portal');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
