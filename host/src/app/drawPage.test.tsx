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

test('a home page that does not load says so, and Try again loads it', async () => {
  jest.doMock('../company/CompanyPage.tsx', () => {
    throw new Error('The file is gone.');
  });
  await draw('/');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference for support: CHUNK');
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
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
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

test('the whole portal has the page to itself', async () => {
  await draw('/vue/');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the portal');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
