import { screen, within } from '@testing-library/react';
import { balanceAlertsRoutes } from '../../balance-alerts/index.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { settingsRoutes } from '../../settings/index.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const open = (path: string, authorities = ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE']) =>
  renderRoute({
    rows: [...settingsRoutes, ...balanceAlertsRoutes],
    path,
    api: apiServer({ 'GET /account': () => buildPrincipal({ authorities }), 'GET /balanceAlerts': () => [] }),
  });

const sections = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));

describe('the sections of settings', () => {
  test('lead from one to the other and back', async () => {
    const { user } = await open('/settings/user');
    await screen.findByRole('heading', { name: 'My profile' });
    expect((await sections()).getByRole('link', { current: 'page' })).toHaveTextContent('My profile');
    await user.click((await sections()).getByRole('link', { name: 'Balance alerts' }));
    await screen.findByRole('heading', { name: 'Balance alerts' });
    expect((await sections()).getByRole('link', { current: 'page' })).toHaveTextContent('Balance alerts');
    await user.click((await sections()).getByRole('link', { name: 'My profile' }));
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
  });

  test('stand above the pages below them too', async () => {
    await open('/accounts/balance-alerts/create');
    await screen.findByRole('heading', { name: 'Create balance alert' });
    expect((await sections()).getByRole('link', { current: 'page' })).toHaveTextContent('Balance alerts');
  });

  test('are not listed for users who may open one of them alone', async () => {
    await open('/settings/user', ['PLACE_ORDER_ACCESS']);
    await screen.findByRole('heading', { name: 'My profile' });
    expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
  });
});

describe('Team settings are entered', () => {
  const users: RouteRow = {
    path: '/users',
    titleKey: 'common:product',
    segmentName: 'Users',
    menu: 'users',
    permissions: { all: ['USER_ADMINISTRATION'] },
    page: () => Promise.resolve(() => <h1>Users</h1>),
  };
  const rows = [...settingsRoutes, users, ...balanceAlertsRoutes];
  let authorities = ['USER_ADMINISTRATION', 'ACCOUNT_ACCESS'];
  const enter = (path: string) =>
    renderRoute({
      rows,
      path,
      chrome: 'full',
      api: apiServer({ 'GET /account': () => buildPrincipal({ authorities }), 'GET /balanceAlerts': () => [] }),
    });

  test('at the first section that is allowed, then at the one visited last', async () => {
    const { navigate, location } = await enter('/settings');
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Top bar' })).toHaveTextContent('NorthwindAccounts and users');
    navigate('/accounts/balance-alerts');
    await screen.findByRole('heading', { name: 'Balance alerts' });
    expect(screen.getByRole('link', { name: 'Team settings' })).toHaveAttribute('href', '/accounts/balance-alerts');
    navigate('/settings');
    await screen.findByRole('heading', { name: 'Balance alerts' });
    expect(location()).toBe('/accounts/balance-alerts');
  });

  test('at the profile after the profile, which leaves the entry of the menu where it was', async () => {
    const { navigate, location } = await enter('/accounts/balance-alerts');
    await screen.findByRole('heading', { name: 'Balance alerts' });
    navigate('/settings/user');
    await screen.findByRole('heading', { name: 'My profile' });
    expect(screen.getByRole('link', { name: 'Team settings' })).toHaveAttribute('href', '/accounts/balance-alerts');
    navigate('/settings');
    await screen.findByRole('heading', { name: 'My profile' });
    expect(location()).toBe('/settings/user');
  });

  test('at the first section when the last one is no longer allowed', async () => {
    authorities = ['USER_ADMINISTRATION'];
    window.sessionStorage.setItem('portal.settingsSeen@1', '/accounts/balance-alerts');
    window.sessionStorage.setItem('portal.settingsPage@1', '/accounts/balance-alerts');
    const { location } = await enter('/settings');
    await screen.findByRole('heading', { name: 'Users' });
    expect(location()).toBe('/users');
    expect(screen.getByRole('link', { name: 'Team settings' })).toHaveAttribute('href', '/users');
  });
});
