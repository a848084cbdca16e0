import type { PortalRecord } from '@portal/shared/contract/records';
import { screen } from '@testing-library/react';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { recordsRoutes } from './index.ts';

const userRow: RouteRow = {
  path: PATHS.user,
  titleKey: 'common:product',
  permissions: { any: ['USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE'] },
  segmentName: 'User',
  page: () => Promise.resolve(() => <h1>Maya</h1>),
};
const maya: PortalRecord = {
  type: 'user',
  identifier: 'maya@demo.example',
  platformClientId: 't-17',
  platformName: 'Alder & Finch',
  path: '/users/7',
  fields: [{ name: 'first_name', value: 'Maya' }],
};

test('a record of the organisation is looked up, and leads to its page where the user may open it', async () => {
  const { user, api, location } = await renderRoute({
    rows: [...recordsRoutes, userRow],
    path: '/settings/records?type=user',
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'PLATFORM_MANAGE', 'USER_ADMINISTRATION'] }),
      'GET /records': ({ query }) => (query.get('type') === 'user' ? [maya] : []),
    }),
  });
  await user.type(await screen.findByLabelText('Record ID'), 'Maya{Enter}');
  expect(await screen.findByText('Enter the user’s email address.')).toBeVisible();
  await user.type(screen.getByLabelText('Record ID'), '@demo.example{Enter}');
  expect(await screen.findByText('first_name')).toBeVisible();
  expect(api.calls('GET /records')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Type'), 'API key');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('This record does not exist.')).toBeVisible();
  expect(location()).toBe('/settings/records?type=platformKey&identifier=Maya%40demo.example');
  await user.selectOptions(screen.getByLabelText('Type'), 'User');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  await user.click(await screen.findByRole('link', { name: 'Open its page' }));
  expect(location()).toBe('/users/7');
});
