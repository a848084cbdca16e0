import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { teamRoutes } from './index.ts';
import { buildRole } from './testing/buildRole.ts';
import { buildTeamUser, buildTeamUserRecord } from './testing/buildTeamUser.ts';

const GROUPS = [
  buildCustomer({
    identifier: 'G1',
    displayName: 'Marketing',
    accounts: [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Events Europe' })],
  }),
  buildCustomer({ identifier: 'G2', displayName: 'People', accounts: [] }),
];

const HANDLERS: Handlers = {
  'GET /customers': () => GROUPS,
  'GET /roles': () => [buildRole(), buildRole({ roleId: '13', name: 'Keys', authorities: ['STAFF_ACCESS'] })],
  'GET /users': () => [buildTeamUser()],
  'GET /users/:userId': () => buildTeamUserRecord(),
  'POST /users': () => buildTeamUserRecord({ status: 'INVITED', invitationDaysLeft: 7 }),
  'PUT /users/:userId': () => buildTeamUserRecord(),
};

const ADD = '/users/create';
const EDIT = '/users/7/edit';

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: teamRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });
type OpenPage = Awaited<ReturnType<typeof open>>;

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.pr-toast *' });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const send = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Send invitation' }));
const refused = (field: string, i18nKey: string) => ({
  status: 409,
  body: buildError({ status: 409, i18nKey, fields: [{ field, i18nKey }] }),
});

async function fill(page: OpenPage) {
  const { user } = page;
  await user.type(await screen.findByLabelText(/First name/), ' Claire ');
  await user.type(screen.getByLabelText(/Last name/), 'Martin');
  await user.type(screen.getByLabelText(/Email/), 'claire@demo.example');
  await user.selectOptions(screen.getByLabelText(/Language/), 'Français');
  await user.click(await tab(/Permissions/));
  await user.selectOptions(await screen.findByLabelText('Order rewards'), 'Allow');
  await user.selectOptions(screen.getByLabelText('Balance'), 'View');
  await user.click(await tab(/Access/));
  await user.type(await screen.findByRole('searchbox', { name: /Search/ }), 'events');
  await user.click(screen.getByRole('checkbox', { name: /Events Europe/ }));
}

const CLAIRE = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@demo.example',
  langKey: 'fr',
  roleId: null,
  authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
  organizationAccess: false,
  customerIdentifiers: [],
  accountIdentifiers: ['A2'],
};

describe('a new user', () => {
  test('is invited with two rights on one account, in three tabs that count what is missing', async () => {
    const page = await open(ADD);
    const { user, api, location } = page;
    await waitFor(async () => expect(await screen.findByLabelText(/First name/)).toHaveFocus());
    await send(page);
    await waitFor(async () => expect(await screen.findByLabelText(/First name/)).toHaveFocus());
    expect(await tab(/Details.*4 errors/)).toBeVisible();
    expect(await tab(/Access.*1 error/)).toBeVisible();
    expect(await screen.findByText('Choose a role, or at least one permission.')).toBeVisible();
    await user.click(await tab(/Permissions/));
    expect(screen.getByLabelText('Balance')).toHaveAccessibleDescription(/Cannot: See balances/);
    await user.click(await tab(/Details/));
    await fill(page);
    await send(page);
    expect(await toast('Grace Hopper was invited. The email goes to grace@demo.example.')).toBeVisible();
    expect(location()).toBe('/users');
    expect(api.calls('POST /users').map(({ body }) => body)).toEqual([{ ...CLAIRE, move: false }]);
    expect(api.calls('POST /users')[0]?.headers.get('idempotency-key')).not.toBeNull();
  });

  fullTest('who is a member already is refused at the address, whose tab opens', async () => {
    const page = await open(ADD, { 'POST /users': () => refused('email', 'error.user.member') });
    await fill(page);
    await send(page);
    expect(await screen.findByText('A user in your organization already has this email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveFocus());
    expect(await tab(/Details.*1 error/)).toHaveAttribute('aria-selected', 'true');
  });

  fullTest('of another organisation is asked to move after a question that says what is lost', async () => {
    const page = await open(ADD, {
      'POST /users': ({ body }) =>
        typeof body === 'object' && body !== null && 'move' in body && body.move === true
          ? buildTeamUserRecord({ isMove: true, email: 'claire@demo.example' })
          : refused('email', 'error.user.elsewhere'),
    });
    const { user, api } = page;
    const asked = async () =>
      within(await screen.findByRole('dialog', { name: 'claire@demo.example belongs to another organization' }));
    await fill(page);
    await send(page);
    let dialog = await asked();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Events Europe/ })).toBeChecked();
    await send(page);
    dialog = await asked();
    await user.click(dialog.getByRole('button', { name: 'Ask by email' }));
    expect(await toast('claire@demo.example was asked by email.')).toBeVisible();
    expect(api.calls('POST /users').at(-1)?.body).toEqual({ ...CLAIRE, move: true });
  });

  test('who could not be invited is told by a toast; the form is kept, and sent again with the same key', async () => {
    const page = await open(ADD, {
      'POST /users': () => ({ status: 500, body: buildError({ status: 500, i18nKey: '' }) }),
    });
    await fill(page);
    await send(page);
    expect(await toast('The invitation could not be sent. Nothing was changed.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Events Europe/ })).toBeChecked();
    await send(page);
    await waitFor(() => expect(page.api.calls('POST /users')).toHaveLength(2));
    const keys = page.api.calls('POST /users').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('gets from somebody with less only what that person has', async () => {
    const page = await open(ADD, {
      'GET /account': () =>
        buildPrincipal({
          authorities: ['IS_LOGGED_IN', 'USER_ADMINISTRATION', 'VIEW_BALANCE_ACCESS'],
          accessLevelPermissionInformation: {
            userHasOrganizationAccess: false,
            customerIds: [],
            accountIds: ['A10000001'],
            accountIdentifiers: ['A1'],
          },
        }),
    });
    const { user } = page;
    expect(await screen.findByRole('option', { name: 'Sender EU' })).toBeDisabled();
    await user.click(await tab(/Permissions/));
    expect(within(await screen.findByLabelText('Order rewards')).getByRole('option', { name: 'Allow' })).toBeDisabled();
    expect(within(screen.getByLabelText('Balance')).getByRole('option', { name: 'View' })).toBeEnabled();
    await user.click(await tab(/Access/));
    expect(await screen.findByRole('radio', { name: /Whole organization/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /^Marketing$/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Marketing US/ })).toBeEnabled();
  });
});

describe('a user who exists', () => {
  test('gets a role, whose rights are locked, and keeps the address', async () => {
    const { user, api, location } = await open(EDIT);
    expect(await screen.findByLabelText(/Email/)).toBeDisabled();
    await user.selectOptions(screen.getByLabelText(/Role/), 'Sender EU');
    await user.click(await tab(/Permissions/));
    expect(await screen.findByLabelText('Order rewards')).toBeDisabled();
    expect(screen.getByLabelText('Order rewards')).toHaveAccessibleDescription(/From the role/);
    await user.selectOptions(screen.getByLabelText('Groups and accounts'), 'Manage');
    expect(screen.getByText('Can: See, create and change groups and accounts')).toBeVisible();
    await user.click(await tab(/Access/));
    await user.click(await screen.findByRole('checkbox', { name: /^Marketing Whole/ }));
    expect(screen.getByRole('checkbox', { name: /Events Europe/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await toast('Grace Hopper was saved.')).toBeVisible();
    expect(location()).toBe('/users/7');
    expect(api.calls('PUT /users/:userId')[0]?.body).toMatchObject({
      roleId: '12',
      authorities: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'],
      customerIdentifiers: ['G1'],
      accountIdentifiers: ['A1'],
      version: 3,
    });
  });

  test('whom somebody changed meanwhile is not saved over; what was typed stays until the current details are loaded', async () => {
    let version = 3;
    const { user, api } = await open(EDIT, {
      'GET /users/:userId': () => buildTeamUserRecord({ version, firstName: version === 3 ? 'Grace' : 'Gracia' }),
      'PUT /users/:userId': () => {
        version = 4;
        return {
          status: 409,
          body: buildError({ status: 409, i18nKey: 'error.user.changed', values: { name: 'Nora Present' } }),
        };
      },
    });
    const name = await screen.findByLabelText(/First name/);
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/^Nora Present changed this user in the meantime\./)).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Load the current details' }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue('Gracia'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.calls('PUT /users/:userId')).toHaveLength(2));
    expect(api.calls('PUT /users/:userId').map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  test('who is oneself changes the name alone', async () => {
    const { user } = await open(EDIT, { 'GET /account': () => buildPrincipal({ userId: '7' }) });
    expect(await screen.findByLabelText(/Role/)).toBeDisabled();
    await user.click(await tab(/Permissions/));
    expect(await screen.findByLabelText('Balance')).toBeDisabled();
    await user.click(await tab(/Access/));
    expect(await screen.findByRole('radio', { name: /Whole organization/ })).toBeDisabled();
  });
});
