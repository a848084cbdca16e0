import { act, screen, waitFor, within } from '@testing-library/react';
import { authRoutes } from '../auth/index.ts';
import { useAccount } from '../entities/account/useSelectedAccount.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handler } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { FormShell } from '../ui/form/FormShell.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { object, string } from 'yup';

const schema = object({ note: string() });
const INITIAL = { note: '' };

function HomePage() {
  const { account } = useAccount();
  return (
    <>
      <h1>Balance {account === undefined ? 'unknown' : account.availableBalance}</h1>
      <FormShell
        initialValues={INITIAL}
        schema={schema}
        toBody={(values) => values}
        onSubmit={() => Promise.resolve()}
        label="Note"
      >
        <TextField name="note" label="Note" />
      </FormShell>
    </>
  );
}

const rows: readonly RouteRow[] = [
  ...authRoutes,
  { path: '/order', titleKey: 'common:product', segmentName: 'Order', page: () => Promise.resolve(HomePage) },
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'Profile',
    page: () => Promise.resolve(() => <h1>My profile page</h1>),
  },
];

const sales = buildAccount({
  accountIdentifier: 'A2',
  displayName: 'Sales EU',
  accountName: 'Sales EU',
  customerIdentifier: 'G2',
  groupDisplayName: 'Sales',
  customerName: 'Sales',
  netsuiteID: 'NS-200',
  availableBalance: 80,
  currencyCode: 'EUR',
  status: 'FROZEN',
});
const handlers: Readonly<Record<string, Handler>> = {
  'GET /customers': () => [
    buildCustomer(),
    buildCustomer({ identifier: 'G2', displayName: 'Sales', accounts: [sales] }),
  ],
  'GET /customers/:customer/account/:account': ({ params }) => (params['account'] === 'A2' ? sales : buildAccount()),
};
const open = (more: Readonly<Record<string, Handler>> = {}, language = 'en') =>
  renderRoute({ rows, path: '/order', chrome: 'full', language, api: apiServer({ ...handlers, ...more }) });

const switcherButton = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Switch account\\. Current account:\\s*${name}`) });

test('one account call and one platform call come before the page (B18)', async () => {
  const { api } = await open();
  await screen.findByRole('heading', { name: 'Balance 1250' });
  expect(api.calls('GET /account')).toHaveLength(1);
  expect(api.calls('GET /platforms/:id')).toHaveLength(1);
});

test('the switcher lists the current account first, searches, and switches (D1, D2)', async () => {
  const { user, api } = await open();
  await user.click(await switcherButton('Marketing US'));
  const dialog = await screen.findByRole('dialog', { name: 'Switch account' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button')[0]?.textContent),
  ).toEqual(['Marketing USA11,250.00\u00a0USD', 'Sales EU FrozenA280.00\u00a0EUR']);
  await user.type(within(dialog).getByRole('searchbox'), 'ns-200');
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  await user.click(within(dialog).getByRole('button', { name: /^Sales EU/ }));
  expect(await switcherButton('Sales EU')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Balance 80' })).toBeVisible();
  expect(await screen.findByText('Sales EU is frozen')).toBeVisible();
  expect(api.calls('POST /authenticate/updateActiveAccount/:customer/:account')[0]?.params).toEqual({
    customer: 'G2',
    account: 'A2',
  });
});

test('when the server refuses, the old account comes back with a toast (D2)', async () => {
  const refused: Handler = () => ({ status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) });
  const { user } = await open({ 'POST /authenticate/updateActiveAccount/:customer/:account': refused });
  await user.click(await switcherButton('Marketing US'));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  expect(await screen.findByText(/^Unable to switch accounts\./)).toBeVisible();
  expect(await switcherButton('Marketing US')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Balance 1250' })).toBeVisible();
});

test('an answer asked for the old account is never shown under the new one (D2)', async () => {
  let answer: (account: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  const { user } = await open({
    'GET /customers/:customer/account/:account': ({ params }) => (params['account'] === 'A2' ? sales : slow),
  });
  expect(await screen.findByRole('heading', { name: 'Balance unknown' })).toBeVisible();
  await user.click(await switcherButton('Marketing US'));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  await screen.findByRole('heading', { name: 'Balance 80' });
  await act(async () => {
    answer(buildAccount());
    await slow;
  });
  expect(screen.getByRole('heading', { name: 'Balance 80' })).toBeVisible();
});

test('one account: no search (D1); without the right no balance', async () => {
  const authorities = buildPrincipal().authorities.filter((code) => code !== 'VIEW_BALANCE_ACCESS');
  const { user } = await open({
    'GET /customers': () => [buildCustomer()],
    'GET /account': () => buildPrincipal({ authorities }),
  });
  await user.click(await switcherButton('Marketing US'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('searchbox')).toBeNull();
  expect(within(dialog).queryByText(/1,250/)).toBeNull();
});

test('the closed navigation is remembered (A4)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false');
  expect(window.localStorage.getItem('portal.sidebar@1')).toBe('closed');
});

test('the profile menu leads to the profile and out (B17)', async () => {
  const { user, api, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
  await screen.findByRole('heading', { name: 'My profile page' });
  window.localStorage.setItem('portal.draft@1:u-1:x', '{}');
  await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(location()).toBe('/login');
  expect(api.calls('POST /users/logout')).toHaveLength(1);
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual([]));
});

test('the language follows the profile (N3)', async () => {
  await open({ 'GET /account': () => buildPrincipal({ langKey: 'fr' }) });
  expect(await screen.findByRole('link', { name: 'Passer commande' })).toBeVisible();
});

test('when the session ends in the middle, sign-in happens in place and nothing typed is lost (B14)', async () => {
  const { user, services, api, location } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
  const gone: Handler = () => ({ status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) });
  api.use({ 'POST /authenticate/refresh': gone, 'POST /authenticate': () => ({ jwt: buildTokens() }) });
  await act(() => services.session.port.reportUnauthorized());
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
  expect(within(dialog).getByText('You were signed out. Sign in again to continue.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Email address/ }), 'ada@demo.example');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Demo-Portal-2026!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace');
  expect(location()).toBe('/order');
});
