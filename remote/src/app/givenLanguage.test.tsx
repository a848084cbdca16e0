import { screen } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const rows: readonly RouteRow[] = [
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'Page',
    page: () => Promise.resolve(() => <h1>Page</h1>),
  },
];

// In a file of its own: the texts of the frame are asked for before its code, which another test may have loaded.
test('the language that the embedder gives wins over that of the profile', async () => {
  await renderRoute({ rows, path: '/settings/user', api: apiServer(), locale: 'fr-CA', chrome: 'full' });
  expect(await screen.findByRole('button', { name: 'Aide' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
});
