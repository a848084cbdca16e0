import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { chooseFromMore } from '../testing/chooseFromMore.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { teamRoutes } from './index.ts';
import { buildRole } from './testing/buildRole.ts';
import { buildTeamUser, buildTeamUserRecord } from './testing/buildTeamUser.ts';
import { fullTest } from '../testing/fullTest.ts';

const ROLE = { roleId: '12', name: 'Sender EU', isDefault: false };
const failed = () => ({ status: 500, body: buildError({ status: 500, i18nKey: '' }) });

const HANDLERS: Handlers = {
  'GET /roles': () => [buildRole()],
  'GET /users': () => [buildTeamUser()],
  'GET /users/:userId': () => buildTeamUserRecord(),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: teamRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.pr-toast *' });

describe('the list of users', () => {
  test('says of each who it is, and what an invitation still waits for; filters are asked of the server', async () => {
    const invited = buildTeamUser({
      userId: '8',
      firstName: 'Alan',
      lastName: 'Turing',
      status: 'INVITED',
      invitationDaysLeft: 5,
      role: ROLE,
      mfaTypes: ['PHONE', 'OTP'],
      lastSignInDate: null,
    });
    const pending = buildTeamUser({ userId: '9', firstName: 'Mary', lastName: 'Allen', status: 'PENDING' });
    const { user, api } = await open('/users?q=a', { 'GET /users': () => [buildTeamUser(), invited, pending] });
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    const [, first, second, third] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/Grace Hoppergrace@demo\.exampleNo roleAccountsActiveNone/);
    expect(second).toHaveTextContent(
      /Alan Turing.*Sender EU.*Invited5 days left.*Text message and Authenticator app.*Never/,
    );
    expect(third).toHaveTextContent(/Mary Allen.*Pending/);
    await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Pending');
    await user.selectOptions(screen.getByRole('combobox', { name: /Role/ }), 'Sender EU');
    await user.selectOptions(screen.getByRole('combobox', { name: /Access/ }), 'Whole organization');
    await waitFor(() =>
      expect(Object.fromEntries(api.calls('GET /users').at(-1)?.query ?? [])).toEqual({
        page: '0',
        size: '25',
        sort: 'name,asc',
        q: 'a',
        status: 'PENDING',
        roleId: '12',
        access: 'PLATFORM',
      }),
    );
  });

  test('opens the panel of a user in words, which leads to the page and back to the list', async () => {
    const { user, location } = await open('/users?status=ACTIVATED');
    await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    expect(location()).toBe('/users/list/7?status=ACTIVATED');
    const [can, cannot] = panel.getAllByRole('list');
    expect(can).toHaveTextContent('Order rewards and pay from accounts');
    expect(cannot).toHaveTextContent('See balances');
    expect(panel.getByText('Marketing US')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/users/7');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/users?status=ACTIVATED'));
  });

  fullTest('ends the sessions of a user from the panel, which stays', async () => {
    const { user, api } = await open('/users/list/7', { 'DELETE /users/:userId/sessions': () => null });
    const panel = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    await panel.findByRole('button', { name: 'More' });
    await chooseFromMore(user, 'Actions for Grace Hopper', 'End sessions');
    const question = within(await screen.findByRole('dialog', { name: 'End the sessions of Grace Hopper?' }));
    await user.click(question.getByRole('button', { name: 'End sessions' }));
    expect(await toast('The sessions of Grace Hopper were ended.')).toBeVisible();
    expect(api.calls('DELETE /users/:userId/sessions')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Grace Hopper' })).toBeVisible();
  });

  test('that could not be loaded says so in its place and by a toast', async () => {
    await open('/users', { 'GET /users': failed });
    expect(await toast('The users could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([
    ['NOT_SUBMITTED', /has not been submitted/],
    ['UNDER_REVIEW', /is under review/],
    ['PENDING_KYB', /is waiting for its review/],
    ['REJECTED', /was not approved/],
  ] as const)('lets nobody be added while the review is %s, and says why', async (kybStatus, reason) => {
    const { user } = await open('/users', {
      'GET /account': () => buildPrincipal({ kybStatus }),
      'GET /users': () => [buildTeamUser({ status: 'PENDING' })],
    });
    const add = await screen.findByRole('button', { name: 'Add user' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(reason);
    await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
    expect(await screen.findByRole('menuitem', { name: /Resend invitation/ })).toBeDisabled();
  });

  test.each([
    ['PENDING', ['Resend invitation', 'Edit', 'Deactivate user', 'Delete user']],
    ['ACTIVATED', ['Edit', 'End sessions', 'Deactivate user', 'Delete user']],
    ['DEACTIVATED', ['Reactivate user', 'Edit', 'Delete user']],
  ] as const)('offers on a user who is %s the due action first, in the words of the page', async (status, items) => {
    const { user } = await open('/users', { 'GET /users': () => [buildTeamUser({ status })] });
    await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
  });

  test.each([['USER_ADMINISTRATION'], ['USER_MANAGEMENT_MANAGE']])('opens with %s alone', async (code) => {
    await open('/users', { 'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', code] }) });
    expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  });
});

describe('a user', () => {
  const ask = async ({ user }: Awaited<ReturnType<typeof open>>, action: string) => {
    await chooseFromMore(user, 'Actions for Grace Hopper', `${action} user`);
    return within(await screen.findByRole('dialog', { name: new RegExp(`^${action}.*Grace Hopper`) }));
  };

  test('is recorded: role, access, sign-in, and who made and changed it when', async () => {
    await open('/users/7', {
      'GET /users/:userId': () =>
        buildTeamUserRecord({ role: ROLE, roleAuthorities: ['VIEW_BALANCE_ACCESS'], mfaTypes: ['EMAIL'] }),
    });
    expect(await screen.findByRole('heading', { name: 'Grace Hopper', level: 1 })).toBeVisible();
    const record = screen.getByRole('region', { name: 'Details' });
    expect(record).toHaveTextContent(/RoleSender EU/);
    expect(record).toHaveTextContent(/Sign-in codesEmail/);
    expect(record).toHaveTextContent(/CreatedJan 5, 2026.* by Ada Byron/);
    expect(record).toHaveTextContent(/Password expiresJan 5, 2027/);
    expect(screen.getByRole('region', { name: 'Permissions' })).toHaveTextContent(/Can.*See balances.*Cannot/);
  });

  test('is deactivated after a question that names the person', async () => {
    let status: 'ACTIVATED' | 'DEACTIVATED' = 'ACTIVATED';
    const page = await open('/users/7', {
      'GET /users/:userId': () => buildTeamUserRecord({ status }),
      'POST /users/:userId/deactivate': () => {
        status = 'DEACTIVATED';
        return buildTeamUserRecord({ status });
      },
    });
    const dialog = await ask(page, 'Deactivate');
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate user' }));
    expect(await toast('Grace Hopper was deactivated.')).toBeVisible();
    expect(await screen.findByText('Deactivated')).toBeVisible();
    // Now that is what comes first, before More is opened.
    expect(screen.getByRole('button', { name: 'Reactivate user' })).toBeVisible();
  });

  fullTest(
    'that could not be deleted stays, said in the question alone; gone meanwhile counts as deleted',
    async () => {
      const gone = { status: 404, body: buildError({ status: 404, i18nKey: 'error.user.notFound' }) };
      let answers = 0;
      const page = await open('/users/7', {
        'DELETE /users/:userId': () => ((answers += 1) === 1 ? failed() : gone),
      });
      const dialog = await ask(page, 'Delete');
      await page.user.click(dialog.getByRole('button', { name: 'Delete user' }));
      expect(await dialog.findByRole('alert')).toBeVisible();
      expect(document.querySelector('.pr-toast')).toBeNull();
      await page.user.click(dialog.getByRole('button', { name: 'Delete user' }));
      expect(await toast('Grace Hopper was deleted.')).toBeVisible();
      expect(page.location()).toBe('/users');
    },
  );

  test('who is oneself cannot be ended', async () => {
    await open('/users/7', { 'GET /account': () => buildPrincipal({ userId: '7' }) });
    expect(await screen.findByText(/^This is you\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });

  test('who is unknown leads to the list; one that could not be loaded is told by a toast', async () => {
    const gone = { status: 404, body: buildError({ status: 404, i18nKey: 'error.user.notFound' }) };
    let answer: () => typeof gone = () => gone;
    const { navigate } = await open('/users/7', { 'GET /users/:userId': () => answer() });
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/users');
    answer = failed;
    navigate('/users/8');
    expect(await toast('The user could not be loaded')).toBeVisible();
  });
});
