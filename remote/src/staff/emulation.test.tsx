import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { userKey } from '../entities/platform/userKey.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { emulationRoutes, staffRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const STAFF = buildPrincipal({ userId: '7', platformClientId: 'staff', authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] });
const EMULATED = buildPrincipal({ userId: '8', emulationPlatformId: 'northwind', platformClientId: 'northwind' });

const home = {
  path: '/orders',
  titleKey: 'common:product',
  permissions: { any: ['ORDER_HISTORY_ACCESS'] },
  start: 1,
  segmentName: 'Orders',
  page: () => Promise.resolve(() => <h1>Orders</h1>),
} as const;

/** A server on which the session is the staff's until an emulation begins, and again when it ends. */
function world(handlers: Handlers = {}) {
  let isEmulating = false;
  const createTokens = (subject: string, claims: { readonly accountIdentifier?: string } = {}) => ({
    ...buildTokens({ sub: subject, ...claims }),
    emulationRestoreToken: isEmulating ? 'restore-1' : null,
  });
  return apiServer({
    'POST /authenticate/refresh': () => createTokens(isEmulating ? '8' : '7'),
    'GET /account': () => (isEmulating ? EMULATED : STAFF),
    'GET /platforms/:id': () => buildPlatform({ name: isEmulating ? 'Northwind' : 'Staff' }),
    'GET /staff/platforms': () => [],
    'GET /staff/platforms/:platform/accounts': () => [],
    'GET /staff/platforms/:platform/treatments': () => ({
      platformClientId: 'northwind',
      name: 'Northwind',
      version: 1,
      helpCentre: { url: null, version: 1 },
      treatments: [],
    }),
    'POST /staff/platforms/:platform/emulation': () => ({
      emulationToken: 'once-1',
      expiresAt: '2026-03-02T12:01:00Z',
    }),
    'POST /authenticate/emulate': () => {
      isEmulating = true;
      return { ...createTokens('8'), emulationToken: 'id' };
    },
    'POST /authenticate/updateActiveAccount/:customer/:account': ({ params }) =>
      createTokens(isEmulating ? '8' : '7', { accountIdentifier: params['account'] ?? '' }),
    'POST /authenticate/restore': () => {
      isEmulating = false;
      return createTokens('7');
    },
    ...handlers,
  });
}

const open = (path: string, handlers?: Handlers) =>
  renderRoute({ rows: [...staffRoutes, ...emulationRoutes, home], path, api: world(handlers), chrome: 'full' });

async function emulate(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Emulate this organization' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Emulate Northwind?' }));
  await user.type(dialog.getByLabelText(/^Reason/), ' Ticket 4711 ');
  await user.click(dialog.getByRole('button', { name: 'Start emulation' }));
}

fullTest('nothing is emulated without a reason', async () => {
  const { user, api } = await open('/staff/platforms/northwind');
  await user.click(await screen.findByRole('button', { name: 'Emulate this organization' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Emulate Northwind?' }));
  await user.click(dialog.getByRole('button', { name: 'Start emulation' }));
  expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  expect(api.calls('POST /staff/platforms/:platform/emulation')).toEqual([]);
});

test('staff say why they emulate an organisation, see whom, and leave to its page in their own session', async () => {
  const { user, api, location } = await open('/staff/platforms/northwind');
  await emulate(user);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(api.calls('POST /authenticate/emulate').map(({ body }) => body)).toEqual([{ emulationToken: 'once-1' }]);
  expect(await screen.findByText('Emulating Northwind (ID: northwind)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  await waitFor(() => expect(location()).toBe('/staff/platforms/northwind'));
  expect(await screen.findByRole('button', { name: 'Emulate this organization' })).toBeVisible();
  expect(screen.queryByText('You do not have access to that page.')).not.toBeInTheDocument();
  expect(api.calls('POST /staff/platforms/:platform/emulation').map(({ body }) => body)).toEqual([
    { reason: 'Ticket 4711' },
  ]);
  expect(api.calls('POST /authenticate/restore').map(({ body }) => body)).toEqual([
    { emulationRestoreToken: 'restore-1' },
  ]);
  expect(screen.queryByText(/^Emulating/)).toBeNull();
});

test('a token that was used says so, and leads back', async () => {
  const { user, location } = await open('/emulation-token-auth?token=used', {
    'POST /authenticate/emulate': () => ({
      status: 401,
      body: buildError({ status: 401, i18nKey: 'error.emulation.token' }),
    }),
  });
  expect(await screen.findByText(/^This emulation has already started/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the portal' }));
  await waitFor(() => expect(location()).toBe('/staff/platforms'));
});

test('without a token it says where an emulation begins, and leads back', async () => {
  const { user, api, location } = await open('/emulation-token-auth');
  expect(await screen.findByText(/^This address has no emulation token/)).toBeVisible();
  expect(api.calls('POST /authenticate/emulate')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back to the portal' }));
  await waitFor(() => expect(location()).toBe('/staff/platforms'));
});

fullTest('an exit that is refused is said, and the banner stays', async () => {
  const { user } = await open('/staff/platforms/northwind', {
    'POST /authenticate/restore': () => ({
      status: 503,
      body: buildError({ status: 503, i18nKey: 'error.unavailable' }),
    }),
  });
  await emulate(user);
  await user.click(await screen.findByRole('button', { name: 'Exit' }));
  expect(await screen.findByText(/^The service is not responding/)).toBeVisible();
  expect(screen.getByText('Emulating Northwind (ID: northwind)')).toBeVisible();
});

const getAccount = (accountIdentifier: string, displayName: string) =>
  buildAccount({ accountIdentifier, displayName, platformClientId: 'northwind' });
const ACCOUNTS = [getAccount('A1', 'Marketing US'), getAccount('A2', 'Sales EU')];
const WITH_ACCOUNTS: Handlers = {
  'GET /customers': () => [buildCustomer({ accounts: ACCOUNTS })],
  'GET /customers/:customer/account/:account': ({ params }) =>
    ACCOUNTS.find(({ accountIdentifier }) => accountIdentifier === params['account']) ?? { status: 404 },
};
const switcher = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Switch account\\. Current account:\\s*${name}`) });

fullTest('an account that is chosen while emulating stays chosen', async () => {
  const { user, api } = await open('/staff/platforms/northwind', WITH_ACCOUNTS);
  await emulate(user);
  await user.click(await switcher('Marketing US'));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  await waitFor(() =>
    expect(
      api.calls('POST /authenticate/updateActiveAccount/:customer/:account').map(({ params }) => params['account']),
    ).toEqual(['A2']),
  );
  expect(await switcher('Sales EU')).toBeVisible();
  expect(await screen.findByText('Emulating Northwind (ID: northwind)')).toBeVisible();
});

test('an account that was chosen while emulating is there again after a reload', async () => {
  const { api } = await open('/orders', {
    ...WITH_ACCOUNTS,
    'POST /authenticate/refresh': () => ({
      ...buildTokens({ sub: '8', accountIdentifier: 'A2' }),
      emulationRestoreToken: 'restore-1',
    }),
    'GET /account': () => ({ ...EMULATED, activeAccountIdentifier: 'A2' }),
  });
  expect(await switcher('Sales EU')).toBeVisible();
  expect(api.calls('POST /authenticate/updateActiveAccount/:customer/:account')).toEqual([]);
});

test('an emulation begins without the account of an earlier one, and the browser keeps none of it', async () => {
  const key = userKey(EMULATED, 'account@1');
  window.localStorage.setItem(key, 'A2');
  const { user } = await open('/staff/platforms/northwind', WITH_ACCOUNTS);
  await emulate(user);
  const button = await switcher('Marketing US');
  window.localStorage.removeItem(key);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  expect(await switcher('Sales EU')).toBeVisible();
  expect(window.localStorage.getItem(key)).toBeNull();
});
