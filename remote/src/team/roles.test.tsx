import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { teamRoutes } from './index.ts';
import { buildRole, buildRoleRecord } from './testing/buildRole.ts';
import { fullTest } from '../testing/fullTest.ts';

const ADMIN = buildRole({ roleId: '1', name: 'admin', isDefault: true, userCount: 1 });

const HANDLERS: Handlers = {
  'GET /roles': () => [ADMIN, buildRole(), buildRole({ roleId: '13', name: 'Copy of Sender EU', userCount: 0 })],
  'GET /roles/:roleId': ({ params }) => buildRoleRecord({ roleId: params['roleId'] ?? '' }),
  'POST /roles': () => buildRoleRecord({ roleId: '14', name: 'Copy of Sender EU', userCount: 0, users: [] }),
  'PUT /roles/:roleId': () => buildRoleRecord(),
  'DELETE /roles/:roleId': () => null,
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: teamRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });
type OpenPage = Awaited<ReturnType<typeof open>>;

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.pr-toast *' });
const choose = async ({ user }: OpenPage, role: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${role}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const failed = () => ({ status: 500, body: buildError({ status: 500, i18nKey: '' }) });

describe('the roles', () => {
  test.each(['/roles', '/users/role-management'])(
    'are listed at %s; a default one can only be copied',
    async (path) => {
      const { user } = await open(path);
      const [, admin, sender] = within(await screen.findByRole('table', { name: 'Roles' })).getAllByRole('row');
      expect(admin).toHaveTextContent(/AdministratorDefault.*1/);
      expect(sender).toHaveTextContent(/Sender EUCustomOrder rewards and pay from accounts \+1.*2/);
      await user.click(screen.getByRole('button', { name: 'Actions for Administrator' }));
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy']);
    },
  );

  test('that could not be loaded are told by a toast', async () => {
    await open('/roles', { 'GET /roles': failed });
    expect(await toast('The roles could not be loaded')).toBeVisible();
  });

  test('are not opened without the right, or without access to the whole organisation', async () => {
    const access = { userHasOrganizationAccess: false, customerIds: ['G1'], accountIds: [], accountIdentifiers: [] };
    const authorities = ['IS_LOGGED_IN', 'ROLE_MANAGEMENT_MANAGE'];
    const principal = buildPrincipal({ authorities, accessLevelPermissionInformation: access });
    await open('/roles', { 'GET /account': () => principal });
    expect(await screen.findByText('You do not have access to this')).toBeVisible();
  });
});

describe('a role', () => {
  fullTest('says before a change whose rights change with it', async () => {
    const { user, api } = await open('/roles/12/edit');
    await user.selectOptions(await screen.findByLabelText('Balance'), 'Don’t allow');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    let dialog = within(await screen.findByRole('dialog', { name: '2 users will change' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Grace Hoppergrace@demo.example',
      'Alan Turingalan@demo.example',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.calls('PUT /roles/:roleId')).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    dialog = within(await screen.findByRole('dialog', { name: '2 users will change' }));
    await user.click(dialog.getByRole('button', { name: 'Change for 2 users' }));
    expect(await toast('The role “Sender EU” was saved.')).toBeVisible();
    expect(api.calls('PUT /roles/:roleId')[0]?.body).toEqual({
      name: 'Sender EU',
      authorities: ['PLACE_ORDER_ACCESS'],
      version: 4,
    });
  });

  test('that users are in is not deleted, and says who they are', async () => {
    const page = await open('/roles');
    await choose(page, 'Sender EU', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: '“Sender EU” is in use' }));
    expect(await dialog.findByRole('link', { name: 'Alan Turing' })).toHaveAttribute('href', '/users/8');
    expect(dialog.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  test('is copied, renamed and deleted', async () => {
    const page = await open('/roles');
    const { user, api, location, navigate } = page;
    await choose(page, 'Sender EU', 'Copy');
    expect(await screen.findByLabelText(/Name/)).toHaveValue('Copy of Sender EU');
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    expect(await toast('The role “Copy of Sender EU” was created.')).toBeVisible();
    expect(location()).toBe('/roles/14');
    expect(api.calls('POST /roles')[0]?.body).toEqual({
      name: 'Copy of Sender EU',
      authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
    });
    navigate('/roles');
    await choose(page, 'Copy of Sender EU', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Copy of Sender EU”' }));
    await user.clear(dialog.getByLabelText(/Name/));
    await user.type(dialog.getByLabelText(/Name/), 'Sender UK{Enter}');
    expect(await toast('The role is now called “Sender UK”.')).toBeVisible();
    expect(api.calls('PUT /roles/:roleId')[0]?.body).toMatchObject({ name: 'Sender UK', version: 4 });
    await choose(page, 'Copy of Sender EU', 'Delete');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete “Copy of Sender EU”?' })).getByRole('button', {
        name: 'Delete role',
      }),
    );
    expect(await toast('The role “Copy of Sender EU” was deleted.')).toBeVisible();
  });

  fullTest(
    'without a permission, or whose name is taken, is refused at the field; another failure is told by a toast, and nothing typed is lost',
    async () => {
      const i18nKey = 'error.role.nameTaken';
      const taken = {
        status: 409,
        body: buildError({ status: 409, i18nKey, code: '004', fields: [{ field: 'name', i18nKey }] }),
      };
      let answer: () => typeof taken | ReturnType<typeof failed> = () => taken;
      const { user, api } = await open('/roles/create', { 'POST /roles': () => answer() });
      await user.type(await screen.findByLabelText(/Name/), 'sender eu');
      const create = screen.getByRole('button', { name: 'Create role' });
      await user.click(create);
      expect(await screen.findByText('Choose at least one permission.')).toBeVisible();
      expect(api.calls('POST /roles')).toHaveLength(0);
      await user.selectOptions(screen.getByLabelText('Balance'), 'View');
      await user.click(create);
      expect(await screen.findByText('Another role has this name. Choose a different one.')).toBeVisible();
      expect(screen.getByLabelText(/Name/)).toBeInvalid();
      answer = failed;
      await user.type(screen.getByLabelText(/Name/), ' 2');
      await user.click(create);
      expect(await toast('The role could not be created. Nothing was changed.')).toBeVisible();
      expect(screen.getByLabelText(/Name/)).toHaveValue('sender eu 2');
    },
  );

  fullTest(
    'that could not be saved says so by a toast, and its form is kept; not deleted, in the question alone',
    async () => {
      const page = await open('/roles/13/edit', { 'PUT /roles/:roleId': failed, 'DELETE /roles/:roleId': failed });
      const { user, navigate } = page;
      await user.type(await screen.findByLabelText(/Name/), ' 2');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      expect(await toast('The role could not be saved. Nothing was changed.')).toBeVisible();
      expect(screen.getByLabelText(/Name/)).toHaveValue('Sender EU 2');
      await user.type(screen.getByLabelText(/Name/), '{Backspace}{Backspace}');
      navigate('/roles');
      await choose(page, 'Copy of Sender EU', 'Delete');
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete role' }));
      expect(await dialog.findByRole('alert')).toBeVisible();
      expect(
        screen.queryByText('The role could not be deleted. Nothing was changed.', { selector: '.pr-toast *' }),
      ).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );
});
