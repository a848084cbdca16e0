import { PATHS } from '@portal/shared/domain/access/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { fundingRoutes } from '../funding/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const EVENTS = buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' });
const FROZEN = buildAccount({ accountIdentifier: 'A3', displayName: 'Research', status: 'FROZEN' });

const open = (handlers: Handlers = {}, { rows = fundingRoutes, path = '/settings/user' } = {}) =>
  renderRoute({
    rows: [...settingsRoutes, ...rows],
    path,
    chrome: 'full',
    api: apiServer({
      'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), EVENTS, FROZEN] })],
      'GET /funding': () => [],
      ...handlers,
    }),
  });

const openSwitcher = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /Switch account.*Marketing US/ }));
  return within(await screen.findByRole('dialog', { name: 'Switch account' }));
};

test('a row of the switcher hands over to the dialog of its account, which gives back to the row', async () => {
  const { user, location } = await open();
  const switcher = await openSwitcher(user);
  expect(switcher.queryByRole('button', { name: 'Add funds to Research' })).not.toBeInTheDocument();
  await user.click(switcher.getByRole('button', { name: 'Add funds to Events US' }));
  const funds = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  expect(location()).toBe('/funding/add-funds?account=A2');
  expect(await funds.findByText('Events US')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Switch account' })).not.toBeInTheDocument();
  await user.click(funds.getByRole('button', { name: 'Cancel' }));
  expect(location()).toBe('/settings/user');
  const again = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Add funds to Events US' })).toHaveFocus());
});

test('users who may not add funds switch accounts alone', async () => {
  const { user } = await open({ 'GET /account': () => buildPrincipal({ authorities: ['FUNDING_ACCESS'] }) });
  const switcher = await openSwitcher(user);
  expect(switcher.getByRole('button', { name: /Events US/ })).toBeVisible();
  expect(switcher.queryByRole('button', { name: /Add funds/ })).not.toBeInTheDocument();
});

test('pointing at the way to add funds loads its page, so that the dialog opens at once', async () => {
  const page = jest.fn(async () => (await import('../funding/pages/AddFundsPage.tsx')).AddFundsPage);
  const rows = fundingRoutes.map((row) => ({
    ...row,
    children: row.children?.map((child) => (child.path === PATHS.addFunds ? { ...child, page } : child)),
  }));
  const { user } = await open({}, { rows, path: '/funding' });
  await user.hover(await screen.findByRole('link', { name: 'Add funds' }));
  expect(page).toHaveBeenCalledTimes(1);
  await page.mock.results[0]?.value;
  await user.click(screen.getByRole('link', { name: 'Add funds' }));
  expect(screen.getByRole('dialog', { name: 'Add funds' })).toBeVisible();
  expect(page).toHaveBeenCalledTimes(1);
});
