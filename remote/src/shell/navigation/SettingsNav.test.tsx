import { screen, within } from '@testing-library/react';
import { balanceAlertsRoutes } from '../../balance-alerts/index.ts';
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
    await screen.findByRole('heading', { name: 'New balance alert' });
    expect((await sections()).getByRole('link', { current: 'page' })).toHaveTextContent('Balance alerts');
  });

  test('are not listed for users who may open one of them alone', async () => {
    await open('/settings/user', ['PLACE_ORDER_ACCESS']);
    await screen.findByRole('heading', { name: 'My profile' });
    expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
  });
});
