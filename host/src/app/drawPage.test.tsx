import { accountSelected } from '@portal/shared/store/accountSlice';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { drawPage } from './drawPage.tsx';

// The federation runtime needs a browser; nothing is loaded by it here.
jest.mock('../remotes/portalLoader.ts', () => ({
  portalLoader: { load: () => new Promise(() => undefined) },
}));

const store = createSharedStore({ apiBaseUrl: 'http://localhost' });
let root: Root;

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json({}, { status: 401 }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

const draw = (path: string) => act(() => drawPage(root, path, store));
const navigation = () => within(screen.getByRole('navigation', { name: 'Larkfield' }));

test.each([
  ['does not load', {}, 'CHUNK'],
  ['the page’s policy refuses', { type: 'policy' }, 'CSP'],
])('a home page that %s says so, and Try again loads it', async (_, facts, code) => {
  jest.doMock('../company/CompanyPage.tsx', () => {
    throw Object.assign(new Error('The file is gone.'), facts);
  });
  await draw('/');
  expect(screen.getByRole('alert')).toHaveTextContent(`Reference for support: ${code}`);
  jest.dontMock('../company/CompanyPage.tsx');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await Promise.resolve();
  });
  expect(await screen.findByRole('navigation', { name: 'Larkfield' })).toBeVisible();
});

test('the home page stands below the company’s navigation', async () => {
  await draw('/');
  expect(
    navigation()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Order rewards', '/vue/ordering/'],
    ['Funding', '/vue/funding/'],
    ['Team settings', '/vue/settings/'],
    ['Portal', '/vue/'],
  ]);
  expect(await screen.findByText('You are not signed in.')).toBeVisible();
});

test('an address without a page says so, below the same navigation', async () => {
  await draw('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(navigation().getByRole('link', { name: 'Portal' })).toBeVisible();
});

test('the navigation has the profile’s language once somebody is signed in, the one chosen here before', async () => {
  localStorage.setItem('portal.device.language@1', 'es');
  await draw('/');
  expect(navigation().getByRole('link', { name: 'Fondos' })).toBeVisible();
  const payload = btoa(JSON.stringify({ sub: 'U1' }));
  const expiresAt = new Date(jest.now() + 3_600_000).toISOString();
  const tokens = { idToken: `h.${payload}.s`, idRefreshToken: 'r', emulationRestoreToken: null, expiresAt };
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(Response.json(pathname === '/api/account' ? { langKey: 'fr' } : { jwt: tokens }));
  };
  await act(() => store.session.signIn('maya@demo.example', 'Demo-Portal-2026!'));
  expect(await navigation().findByRole('link', { name: 'Fonds' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  await act(() => store.session.signOut());
});

test('a module alone stands below the same navigation, which shows where one is', async () => {
  await draw('/vue/funding/');
  expect(navigation().getByRole('link', { name: 'Funding' })).toHaveAttribute('aria-current', 'page');
  const module = within(screen.getByRole('region', { name: 'Funding' }));
  expect(module.getByRole('status')).toHaveTextContent('Loading the portal');
});

test('beside a module alone stand its account, the balance, the order history and the way out', async () => {
  const payload = btoa(JSON.stringify({ sub: 'U2' }));
  const expiresAt = new Date(jest.now() + 3_600_000).toISOString();
  const tokens = { idToken: `h.${payload}.s`, idRefreshToken: 'r', emulationRestoreToken: null, expiresAt };
  const responses: Readonly<Record<string, unknown>> = {
    '/api/account': { langKey: 'en', authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'] },
    '/api/customers/G1/account/A1': { accountIdentifier: 'A1', availableBalance: -12.5, currencyCode: 'USD' },
  };
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    return Promise.resolve(Response.json(responses[pathname] ?? { jwt: tokens }));
  };
  await act(() => store.session.signIn('maya@demo.example', 'Demo-Portal-2026!'));
  const selection = { accountID: '1', accountName: 'Marketing US', customerID: '1', customerIdentifier: 'G1' };
  const rest = { accountIdentifier: 'A1', currencyCode: 'USD', active: true, platformClientId: 'P1' };
  act(() => void store.redux.dispatch(accountSelected({ ...selection, ...rest })));
  await draw('/vue/ordering/');
  expect(await navigation().findByRole('link', { name: 'Order history' })).toBeVisible();
  // Ordering brings a bar of its own with it.
  expect(screen.queryByText('Marketing US')).not.toBeInTheDocument();
  await draw('/vue/funding/');
  expect(await screen.findByText('\u2212$12.50')).toBeVisible();
  expect(screen.getByText('Marketing US')).toBeVisible();
  expect(navigation().getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/vue/ordering/#/orders');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await Promise.resolve();
  });
  expect(screen.queryByText('Marketing US')).not.toBeInTheDocument();
});

test('the whole portal has the page to itself', async () => {
  await draw('/vue/');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the portal');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
