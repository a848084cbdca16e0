import type { AccountContacts } from '@portal/shared/contract/accounts';
import type { Account } from '@portal/shared/contract/customers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { chooseFromMore } from '../testing/chooseFromMore.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { valueOfNewerServer } from '../testing/valueOfNewerServer.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { accountsRoutes } from './index.ts';

const ACCOUNTS = [
  buildAccount(),
  buildAccount({ accountIdentifier: 'A2', displayName: 'Events Europe', currencyCode: 'EUR', status: 'FROZEN' }),
];
const GROUPS = [
  buildCustomer({ accounts: ACCOUNTS }),
  buildCustomer({ identifier: 'G2', displayName: 'Events', accounts: [] }),
];
const FUNDING: RouteRow = {
  path: '/funding',
  titleKey: 'common:product',
  segmentName: 'Funding',
  page: () => Promise.resolve(() => <h1>Funding</h1>),
};
const MANAGER = ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE', 'VIEW_BALANCE_ACCESS'];

const noContacts = (fundingType: AccountContacts['fundingType']): AccountContacts => ({
  fundingType,
  contacts: [],
  version: 0,
  changedBy: null,
  changedDate: null,
});

const as = (...authorities: string[]): Handlers => ({ 'GET /account': () => buildPrincipal({ authorities }) });

const HANDLERS: Handlers = {
  ...as(...MANAGER),
  'GET /customers': () => GROUPS,
  'GET /accounts': () => ACCOUNTS,
  'GET /customers/:customer': ({ params }) => ({
    identifier: params['customer'] ?? '',
    displayName: 'Marketing',
    status: 'ACTIVE',
    createdDate: '2026-01-03T09:00:00Z',
    accountCount: 2,
  }),
  'GET /customers/:customer/account/:account/contacts': () =>
    (['CARD_DEPOSIT', 'BANK_DEPOSIT', 'WIRE_DEPOSIT'] as const).map(noContacts),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: accountsRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

const table = () => screen.findByRole('table', { name: 'Accounts' });

describe('the list of accounts', () => {
  test('names each account with its group, identifier, balance and status', async () => {
    await open('/groups');
    const [, first, second] = within(await table()).getAllByRole('row');
    expect(first).toHaveTextContent(/Marketing US1,250\.00.USDActiveMarketingA1/);
    expect(second).toHaveTextContent(/Events Europe1,250\.00.EURFrozenMarketingA2/);
    expect(screen.getByRole('link', { name: 'Marketing US' })).toHaveAttribute('href', '/groups/G1/A1');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/accounts/create');
    expect(screen.getByRole('link', { name: 'Create group' })).toHaveAttribute('href', '/accounts/create-group');
  });

  test('names a status that only a newer server knows by a neutral word', async () => {
    const status = valueOfNewerServer<Account['status']>();
    await open('/groups', { 'GET /accounts': () => [buildAccount({ status })] });
    expect(within(await table()).getByText('Unknown')).toBeVisible();
    cleanup();
    await open('/groups/G1/A1', { 'GET /customers/:customer/account/:account': () => buildAccount({ status }) });
    expect(await screen.findByText('Unknown')).toBeVisible();
    expect(document.body).not.toHaveTextContent('ON_THE_MOON');
  });

  test('asks the server for what its address says, and writes there what is chosen', async () => {
    const { user, api, location } = await open('/groups?q=events&page=2');
    await table();
    const asked = () => Object.fromEntries(api.calls('GET /accounts').at(-1)?.query ?? []);
    expect(asked()).toEqual({ page: '1', size: '25', sort: 'displayName,asc', q: 'events', showDisabled: 'false' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Frozen');
    await user.selectOptions(screen.getByLabelText('Group'), 'Events');
    await waitFor(() => expect(location()).toBe('/groups?q=events&status=FROZEN&group=G2'));
    await waitFor(() => expect(asked()).toMatchObject({ page: '0', status: 'FROZEN', customerIdentifier: 'G2' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'berlin');
    await waitFor(() => expect(location()).toBe('/groups?q=berlin&status=FROZEN&group=G2'));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Status' }));
    await waitFor(() => expect(location()).toBe('/groups?q=berlin&group=G2'));
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(location()).toBe('/groups?q=berlin'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(location()).toBe('/groups');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  fullTest('offers to show disabled accounts only while no status is chosen, which says it all', async () => {
    const { user, api, location } = await open('/groups');
    await table();
    const asked = () => Object.fromEntries(api.calls('GET /accounts').at(-1)?.query ?? []);
    await user.click(screen.getByLabelText('Show disabled accounts'));
    await waitFor(() => expect(location()).toBe('/groups?disabled=shown'));
    await waitFor(() => expect(asked()).toMatchObject({ showDisabled: 'true' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Disabled');
    await waitFor(() => expect(location()).toBe('/groups?status=DISABLED'));
    expect(screen.queryByLabelText('Show disabled accounts')).not.toBeInTheDocument();
    await waitFor(() => expect(asked()).toMatchObject({ status: 'DISABLED', showDisabled: 'false' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Any');
    await waitFor(() => expect(location()).toBe('/groups'));
    expect(screen.getByLabelText('Show disabled accounts')).not.toBeChecked();
  });

  test('says so when nothing matches, and when there is nothing yet', async () => {
    const { user, location } = await open('/groups?q=nothing', { 'GET /accounts': () => [] });
    await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(location()).toBe('/groups'));
    expect(await screen.findByText(/^No accounts yet\./)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is read without any action, and without balances, by those who may not', async () => {
    await open('/groups', as('ACCOUNT_ACCESS'));
    await table();
    expect(screen.queryByRole('link', { name: /Create/ })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Currency' })).toBeVisible();
    expect(screen.queryByText(/1,250/)).not.toBeInTheDocument();
  });
});

describe('the address of the list', () => {
  const isNew: Handlers = { 'GET /platforms/:id': () => buildPlatform({ features: { 'accounts-page': 'on' } }) };

  test.each([
    ['/accounts', {}, '/groups'],
    ['/groups', {}, '/groups'],
    ['/groups?q=a', isNew, '/accounts?q=a'],
    ['/accounts', isNew, '/accounts'],
    ['/groups?accountsPage=groups', isNew, '/groups?accountsPage=groups'],
  ])('%s leads to the one that is in force', async (path, handlers, target) => {
    const { location } = await open(path, handlers);
    await table();
    expect(location()).toBe(target);
  });

  fullTest('stays the old one for a visit that an old bookmark began', async () => {
    window.sessionStorage.setItem('portal.accountsPage', 'groups');
    const { location } = await open('/accounts', isNew);
    await table();
    expect(location()).toBe('/groups');
  });
});

describe('a new account', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.type(await screen.findByLabelText(/Name/), name);
    await user.selectOptions(screen.getByLabelText(/Currency/), 'EUR');
  };
  const submit = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Create account' }));

  test('is created as typed, in the group of the address, and shown', async () => {
    const page = await open('/accounts/create?group=G2', {
      'POST /accounts': () =>
        buildAccount({ accountIdentifier: 'new-1', customerIdentifier: 'G2', displayName: 'Nordic' }),
    });
    await fill(page, '  Events  Nordic ');
    await submit(page);
    await waitFor(() => expect(page.location()).toBe('/groups/G2/new-1'));
    const [call] = page.api.calls('POST /accounts');
    expect(call?.body).toEqual({
      customerIdentifier: 'G2',
      displayName: 'Events Nordic',
      identifier: '',
      currencyCode: 'EUR',
      contactEmail: buildPrincipal().username,
      active: true,
    });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText('Nordic was created.')).toBeVisible();
  });

  test('is refused at the field when its name is taken, with everything typed still there', async () => {
    const page = await open('/accounts/create?group=G1', {
      'POST /accounts': () => ({
        status: 409,
        body: buildError({
          status: 409,
          i18nKey: 'error.account.nameTaken',
          fields: [{ field: 'displayName', i18nKey: 'error.account.nameTaken' }],
        }),
      }),
    });
    await fill(page, 'Events Nordic');
    await submit(page);
    const name = screen.getByLabelText(/Name/);
    await waitFor(() => expect(name).toBeInvalid());
    expect(screen.getByText('Another account has this name. Choose a different one.')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    expect([name, screen.getByLabelText(/Currency/)].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Events Nordic',
      'EUR',
    ]);
  });

  fullTest('needs a group, a name of its length and an address', async () => {
    const page = await open('/accounts/create');
    await fill(page, 'Wide');
    await page.user.type(screen.getByLabelText(/^ID/), 'Has Capitals');
    await page.user.clear(screen.getByLabelText(/Contact email/));
    await submit(page);
    for (const text of [
      'Choose a group.',
      'Use 5 to 100 characters.',
      'Use lowercase letters, digits and hyphens only, without spaces.',
      'Enter an email address.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(page.api.calls('POST /accounts')).toEqual([]);
  });

  test('cannot be made before there is a group', async () => {
    await open('/accounts/create', { 'GET /customers': () => [] });
    expect(await screen.findByRole('link', { name: 'Create group' })).toHaveAttribute('href', '/accounts/create-group');
  });
});

test('a new group is created and shown with its accounts', async () => {
  const { user, api, location } = await open('/accounts/create-group', {
    'POST /customers': () => buildCustomer({ identifier: 'nordic', accounts: [] }),
    'GET /accounts': () => [],
  });
  await user.type(await screen.findByLabelText(/Name/), 'Nordic events');
  await user.type(screen.getByLabelText(/^ID/), 'nordic');
  await user.click(screen.getByRole('button', { name: 'Create group' }));
  await waitFor(() => expect(location()).toBe('/groups/nordic'));
  expect(api.calls('POST /customers')[0]?.body).toEqual({ displayName: 'Nordic events', identifier: 'nordic' });
  expect(await screen.findByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
  await waitFor(() => expect(api.calls('GET /accounts').at(-1)?.query.get('customerIdentifier')).toBe('nordic'));
  const create = await screen.findAllByRole('link', { name: 'Create account' });
  expect(create[0]).toHaveAttribute('href', '/accounts/create?group=nordic');
});

describe('an account', () => {
  const shown = (overrides: Partial<Account> = {}): Handlers => ({
    'GET /customers/:customer/account/:account': () => buildAccount(overrides),
  });

  test('with a credit line says how much of it is used', async () => {
    await open('/groups/G1/A1', shown({ creditLimit: 5000, currentBalance: -1860.4, availableBalance: 3139.6 }));
    expect(await screen.findByText('$3,139.60')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Credit used' })).toHaveValue(1860.4);
    expect(screen.getByText('$1,860.40')).toBeVisible();
    expect(screen.getByText('$5,000.00')).toBeVisible();
  });

  test('is frozen after a question that names it', async () => {
    let status: Account['status'] = 'ACTIVE';
    const { user, api } = await open('/groups/G1/A1', {
      'GET /customers/:customer/account/:account': () => buildAccount({ status }),
      'POST /customers/:customer/accounts/:account/status/:status': () => {
        status = 'FROZEN';
        return buildAccount({ status });
      },
    });
    await chooseFromMore(user, 'Actions for Marketing US', 'Freeze account');
    const dialog = await screen.findByRole('dialog', { name: 'Freeze Marketing US?' });
    await user.click(within(dialog).getByRole('button', { name: 'Freeze account' }));
    expect(await within(dialog).findByText('Enter a reason.')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Lost card');
    await user.click(within(dialog).getByRole('button', { name: 'Freeze account' }));
    expect(await screen.findByText('This account is frozen')).toBeVisible();
    expect(api.calls('POST /customers/:customer/accounts/:account/status/:status').map(({ body }) => body)).toEqual([
      { reason: 'Lost card' },
    ]);
    expect(api.calls('POST /customers/:customer/accounts/:account/status/:status')[0]?.params).toEqual({
      customer: 'G1',
      account: 'A1',
      status: 'FROZEN',
    });
    expect(screen.getByRole('button', { name: 'Unfreeze account' })).toBeVisible();
    expect(await screen.findByText('Marketing US is frozen.')).toBeVisible();
  });

  test.each<[string, Account['status'], Account['status'], boolean]>([
    ['Unfreeze account', 'FROZEN', 'ACTIVE', false],
    ['Unfreeze account', 'FROZEN', 'ACTIVE', true],
    ['More', 'FROZEN', 'DISABLED', true],
    ['Reopen account', 'DISABLED', 'ACTIVE', false],
  ])(
    '%s by keys leaves the focus on its actions (%s to %s, read anew late: %s)',
    async (button, before, after, isLate) => {
      let status = before;
      let answer = (): void => undefined;
      const late = new Promise<void>((resolve) => (answer = resolve));
      const { user } = await open('/groups/G1/A1', {
        'GET /customers/:customer/account/:account': async () => {
          if (isLate && status === after) await late;
          return buildAccount({ status });
        },
        'POST /customers/:customer/accounts/:account/status/:status': () => {
          status = after;
          return buildAccount({ status });
        },
      });
      (await screen.findByRole('button', { name: button })).focus();
      await user.keyboard('{Enter}');
      if (button === 'More') {
        await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
        await user.keyboard('{Enter}');
      }
      const dialog = await screen.findByRole('dialog');
      for (const reason of within(dialog).queryAllByLabelText(/^Reason/)) await user.type(reason, 'Lost card');
      within(dialog)
        .getByRole('button', { name: /account$/ })
        .focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      answer();
      await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('region', { name: 'Actions for Marketing US' })).toHaveFocus());
    },
  );

  test('leads back to its group and to the list, and names the page', async () => {
    let title = '';
    const { user, location } = await renderRoute({
      rows: accountsRoutes,
      path: '/groups/G1/A1',
      api: apiServer({ ...HANDLERS, ...shown() }),
      onEvent: (event) => {
        if (event.type === 'title') title = event.title;
      },
    });
    expect(await screen.findByRole('link', { name: 'All accounts' })).toHaveAttribute('href', '/groups');
    await waitFor(() => expect(title).toBe('Marketing US'));
    await user.click(screen.getByRole('link', { name: 'Marketing' }));
    await screen.findByRole('heading', { name: 'Marketing', level: 1 });
    await waitFor(() => expect(title).toBe('Marketing'));
    await user.click(screen.getByRole('link', { name: 'All accounts' }));
    await waitFor(() => expect(location()).toBe('/groups'));
  });

  fullTest('that somebody else froze meanwhile says so in the question', async () => {
    const { user } = await open('/groups/G1/A1', {
      ...shown(),
      'POST /customers/:customer/accounts/:account/status/:status': () => ({
        status: 409,
        body: buildError({ status: 409, i18nKey: 'error.account.status' }),
      }),
    });
    await chooseFromMore(user, 'Actions for Marketing US', 'Disable account');
    await user.click(await screen.findByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText(/^This status change is not possible\./)).toBeVisible();
  });

  test('becomes the default account', async () => {
    let isDefault = false;
    const { user, api } = await open('/groups/G1/A1', {
      ...shown(),
      'GET /account': () => buildPrincipal({ authorities: MANAGER, defaultAccountIdentifier: isDefault ? 'A1' : null }),
      'PUT /account/default-account': () => {
        isDefault = true;
        return buildPrincipal();
      },
    });
    (await screen.findByRole('button', { name: 'Make this my default account' })).focus();
    await user.keyboard('{Enter}');
    const note = await screen.findByText('You start in this account when you sign in.');
    expect(note).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(note));
    expect(document.body).not.toHaveFocus();
    expect(api.calls('PUT /account/default-account')[0]?.body).toEqual({
      customerIdentifier: 'G1',
      accountIdentifier: 'A1',
    });
  });

  fullTest('keeps contacts for each kind of deposit, five at most', async () => {
    const { user, api } = await open('/groups/G1/A1', {
      ...shown(),
      'POST /customers/:customer/account/:account/contacts/:fundingType': () => noContacts('BANK_DEPOSIT'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add contacts: US bank deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contacts: US bank deposit' }));
    await waitFor(() => expect(dialog.getByLabelText('Email 1')).toHaveFocus());
    await user.keyboard('a@x.example');
    expect(dialog.queryByText(/^Up to/)).not.toBeInTheDocument();
    for (const number of [2, 3, 4, 5]) {
      await user.click(dialog.getByRole('button', { name: 'Add an address' }));
      await user.type(await dialog.findByLabelText(`Email ${number}`), 'a@x.example');
    }
    expect(dialog.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
    expect(dialog.getByText('Up to 5 addresses.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save contacts' }));
    expect(await dialog.findAllByText('This address is already in the list.')).toHaveLength(4);
    for (const number of [5, 4, 3, 2]) await user.click(dialog.getByRole('button', { name: `Remove email ${number}` }));
    await user.click(dialog.getByRole('button', { name: 'Save contacts' }));
    expect(await screen.findByText('The contacts were saved.')).toBeVisible();
    const [call] = api.calls('POST /customers/:customer/account/:account/contacts/:fundingType');
    expect([call?.params['fundingType'], call?.body]).toEqual([
      'BANK_DEPOSIT',
      { contacts: [{ emailAddress: 'a@x.example' }], version: 0 },
    ]);
  });

  test('leads those who may first to the funds, and keeps what pauses or closes it under More', async () => {
    const { user } = await renderRoute({
      rows: [...accountsRoutes, FUNDING],
      path: '/groups/G1/A1',
      api: apiServer({ ...HANDLERS, ...shown() }),
    });
    expect(await screen.findByRole('link', { name: 'Add funds' })).toHaveAttribute(
      'href',
      '/funding/add-funds?account=A1',
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Freeze account', 'Disable account']);
  });

  test('is only read by those who may not change it', async () => {
    await open('/groups/G1/A1', { ...shown(), ...as('ACCOUNT_ACCESS') });
    await screen.findByRole('heading', { name: 'Marketing US', level: 1 });
    await screen.findAllByText('No contacts yet');
    expect(screen.queryByRole('button', { name: /Freeze|Disable|contacts/ })).not.toBeInTheDocument();
  });

  test('that there is not leads back to the list', async () => {
    await open('/groups/G1/A9', {
      'GET /customers/:customer/account/:account': () => ({
        status: 404,
        body: buildError({ status: 404, i18nKey: 'error.account.notFound' }),
      }),
    });
    expect(await screen.findByRole('link', { name: 'All accounts' })).toHaveAttribute('href', '/groups');
  });
});
