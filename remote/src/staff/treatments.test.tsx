import type { PlatformTreatments, StaffAccount, StaffPlatform } from '@portal/shared/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';

const PLATFORM: StaffPlatform = {
  platformClientId: 'northwind',
  name: 'Northwind',
  status: 'ACTIVE',
  kybStatus: 'UNDER_REVIEW',
  createdDate: '2026-10-02T09:00:00Z',
};

const treatments = (version = 1, referral: 'on' | null = null): PlatformTreatments => ({
  platformClientId: 'northwind',
  name: 'Northwind',
  version,
  helpCentre: { url: null, version: 1 },
  treatments: [
    { feature: 'line-item-table', treatment: 'control', default: 'on', own: 'control' },
    { feature: 'referral', treatment: referral ?? 'off', default: 'off', own: referral },
  ],
});

const account = (change: Partial<StaffAccount> = {}): StaffAccount => ({
  accountIdentifier: 'A10001',
  displayName: 'Marketing US',
  groupDisplayName: 'Marketing',
  status: 'ACTIVE',
  bulkUploadDisabled: false,
  bulkOrdersDisabled: false,
  version: 1,
  ...change,
});

const HANDLERS: Handlers = {
  'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
  'GET /staff/platforms': () => [PLATFORM],
  'GET /staff/platforms/:platform/treatments': () => treatments(),
  'GET /staff/platforms/:platform/accounts': () => [account()],
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: staffRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }), chrome: 'full' });

const choice = () => screen.findByLabelText('Setting for referral');

test('staff begin with the organisations, search them, and need no account', async () => {
  const { user, api, location } = await open('/');
  const table = await screen.findByRole('table', { name: 'Organizations' });
  expect(within(table).getByText('Under review')).toBeVisible();
  expect(screen.queryByText(/no active account/)).toBeNull();
  expect(api.calls('GET /customers')).toEqual([]);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const entries = await navigation.findAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Organizations',
    'Business reviews',
    'Sign-up',
    'Orders on hold',
    'Expected wires',
    'Wire instructions',
    'Audit log',
    'Records',
    'Health',
    'Jobs',
    'API',
    'Portal versions',
  ]);
  expect(entries[0]).toHaveAttribute('aria-current', 'page');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'north ');
  await waitFor(() => expect(api.calls('GET /staff/platforms').at(-1)?.query.get('q')).toBe('north'));
  expect(location()).toBe('/staff/platforms?q=north');
  await user.click(screen.getByRole('link', { name: 'Northwind' }));
  expect(await screen.findByRole('heading', { name: 'Features of Northwind' })).toBeVisible();
});

test('a help centre is named, where it is a web address', async () => {
  let current = treatments();
  const { user, api } = await open('/staff/platforms/northwind', {
    'GET /staff/platforms/:platform/treatments': () => current,
    'PUT /staff/platforms/:platform/help-centre': () =>
      (current = { ...current, helpCentre: { url: 'https://help.northwind.example', version: 2 } }),
  });
  const field = await screen.findByRole('textbox', { name: 'Help center' });
  await user.type(field, 'http://help');
  await user.click(screen.getByRole('button', { name: 'Save help center' }));
  expect(await screen.findByText('Enter a web address that begins with https://.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'https://help.northwind.example');
  await user.click(screen.getByRole('button', { name: 'Save help center' }));
  expect(await screen.findByText('The help center of Northwind was saved.')).toBeVisible();
  expect(api.calls('PUT /staff/platforms/:platform/help-centre').map(({ body }) => body)).toEqual([
    { url: 'https://help.northwind.example', version: 1 },
  ]);
});

test('a feature is turned on, and back to its default', async () => {
  let current = treatments();
  const { user, api } = await open('/staff/platforms/northwind', {
    'GET /staff/platforms/:platform/treatments': () => current,
    'PUT /staff/platforms/:platform/treatments/:feature': () => (current = treatments(current.version + 1, 'on')),
  });
  expect(within(await choice()).getByRole('option', { name: 'Default (Off)', selected: true })).toBeInTheDocument();
  await user.selectOptions(await choice(), 'On');
  expect(await screen.findByText('referral was changed for Northwind.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Setting for referral')).toHaveValue('on'));
  await user.selectOptions(await choice(), 'Default (Off)');
  await waitFor(() =>
    expect(
      api.calls('PUT /staff/platforms/:platform/treatments/:feature').map(({ params, body }) => [params, body]),
    ).toEqual([
      [
        { platform: 'northwind', feature: 'referral' },
        { treatment: 'on', version: 1 },
      ],
      [
        { platform: 'northwind', feature: 'referral' },
        { treatment: 'default', version: 2 },
      ],
    ]),
  );
});

test('a change that comes too late says at its row who was first, beside what holds now', async () => {
  let version = 1;
  const { user } = await open('/staff/platforms/northwind', {
    'GET /staff/platforms/:platform/treatments': () => treatments(version, version === 1 ? null : 'on'),
    'PUT /staff/platforms/:platform/treatments/:feature': () => {
      version = 2;
      return {
        status: 409,
        body: buildError({ status: 409, i18nKey: 'error.staff.changed', values: { name: 'grace@demo.example' } }),
      };
    },
  });
  await user.selectOptions(await choice(), 'Control');
  const row = within(screen.getByRole('row', { name: /referral/ }));
  expect(await row.findByRole('alert')).toHaveTextContent('grace@demo.example changed this in the meantime.');
  await waitFor(() => expect(screen.getByLabelText('Setting for referral')).toHaveValue('on'));
});

test('two quick choices are saved one after the other, the second on the version of the first', async () => {
  let current = treatments();
  let finish: () => void = () => undefined;
  const isFirstDone = new Promise<void>((resolve) => (finish = resolve));
  const { user, api } = await open('/staff/platforms/northwind', {
    'GET /staff/platforms/:platform/treatments': () => current,
    'PUT /staff/platforms/:platform/treatments/:feature': async () => {
      await isFirstDone;
      current = treatments(current.version + 1, 'on');
      return current;
    },
  });
  const sent = () => api.calls('PUT /staff/platforms/:platform/treatments/:feature');
  await user.selectOptions(await choice(), 'On');
  await user.selectOptions(screen.getByLabelText('Setting for line-item-table'), 'Off');
  expect(await choice()).toHaveValue('on');
  expect(screen.getByLabelText('Setting for line-item-table')).toHaveValue('off');
  await waitFor(() => expect(sent()).toHaveLength(1));
  finish();
  await waitFor(() =>
    expect(sent().map(({ params, body }) => [params['feature'], body])).toEqual([
      ['referral', { treatment: 'on', version: 1 }],
      ['line-item-table', { treatment: 'off', version: 2 }],
    ]),
  );
  expect(await screen.findByText('line-item-table was changed for Northwind.')).toBeVisible();
});

test('where there is no such organisation, the list is offered in place of another try', async () => {
  await open('/staff/platforms/nowhere', {
    'GET /staff/platforms/:platform/treatments': () => ({
      status: 404,
      body: buildError({ status: 404, i18nKey: 'error.notFound' }),
    }),
  });
  expect(await screen.findByText('This organization does not exist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'All organizations' })[0]).toHaveAttribute('href', '/staff/platforms');
});

test('nobody else sees the pages or their entry', async () => {
  const { location } = await open('/staff/platforms', {
    'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'] }),
  });
  expect(await screen.findByText('You do not have access to that page.')).toBeVisible();
  await waitFor(() => expect(location()).not.toBe('/staff/platforms'));
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
});

fullTest(
  'files of recipients are turned off for one account, with a reason; who was overtaken reads by whom',
  async () => {
    let current = account();
    let isOvertaken = true;
    const { user, api } = await open('/staff/platforms/northwind', {
      'GET /staff/platforms/:platform/accounts': () => [current],
      'PUT /staff/platforms/:platform/accounts/:account/switches': () => {
        if (isOvertaken)
          return {
            status: 409,
            body: buildError({ i18nKey: 'error.staff.changed', values: { name: 'grace@staff.example' } }),
          };
        current = account({ bulkUploadDisabled: true, version: 2 });
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off uploads for Marketing US' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off uploads for Marketing US?' }));
    await user.click(dialog.getByRole('button', { name: 'Turn off uploads' }));
    expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Ticket 4711');
    await user.click(dialog.getByRole('button', { name: 'Turn off uploads' }));
    expect(await dialog.findByText(/grace@staff.example changed this/)).toBeVisible();
    isOvertaken = false;
    await user.click(dialog.getByRole('button', { name: 'Turn off uploads' }));
    expect(await screen.findByText('Uploads are off for Marketing US.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Turn on uploads for Marketing US' })).toBeVisible();
    const calls = api.calls('PUT /staff/platforms/:platform/accounts/:account/switches');
    expect(calls.at(-1)?.body).toEqual({
      bulkUploadDisabled: true,
      bulkOrdersDisabled: false,
      reason: 'Ticket 4711',
      version: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Turn off bulk orders for Marketing US' }));
    expect(await screen.findByRole('dialog', { name: 'Turn off bulk orders for Marketing US?' })).toBeVisible();
  },
);
