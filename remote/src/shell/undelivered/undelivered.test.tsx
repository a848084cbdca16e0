import type { Platform } from '@portal/shared/contract/platforms';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { screen } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const COUNT = 'GET /email/deliveryStatusCounts';
const rows = [
  { path: '/home', titleKey: 'shell:nav.label', segmentName: 'Home', page: () => Promise.resolve(() => <h1>Home</h1>) },
];
const TEXT = '3 rewards were not delivered';

const open = (api = apiServer({ [COUNT]: () => ({ NOT_DELIVERED: 3 }) })) =>
  renderRoute({ rows, path: '/home', api, chrome: 'full' });

afterEach(() => localStorage.clear());

test('undelivered rewards are told, lead to their list, and once dismissed stay away over a reload', async () => {
  const { user, api } = await open();
  const link = await screen.findByRole('link', { name: TEXT });
  expect(link).toHaveAttribute('href', '/orders/line-item-history?scope=all&delivery=NOT_DELIVERED');
  await user.click(screen.getByRole('button', { name: 'Remind me in 10 minutes' }));
  expect(screen.queryByText(TEXT)).toBeNull();
  const asked = api.calls(COUNT).length;
  await open(api);
  await screen.findAllByRole('heading', { name: 'Home' });
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(api.calls(COUNT)).toHaveLength(asked);
});

test.each<[string, string[], Platform['features']]>([
  ['without the right', ['IS_LOGGED_IN', 'FUNDING_ACCESS'], {}],
  ['without the feature', [...AUTHORITIES], { 'undeliverable-popup': 'off' }],
])('%s nobody asks', async (_, authorities, features) => {
  const api = apiServer({ [COUNT]: () => ({ NOT_DELIVERED: 3 }) });
  api.use({
    'GET /account': () => buildPrincipal({ authorities }),
    'GET /platforms/:id': () => buildPlatform({ features }),
  });
  await open(api);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(api.calls(COUNT)).toHaveLength(0);
});
