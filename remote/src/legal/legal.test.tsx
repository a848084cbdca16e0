import type { Licences } from '@portal/shared/contract/system';
import { screen, within } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildPortalLinks } from '../testing/builders/buildPortalLinks.ts';
import { buildTerms } from '../testing/builders/buildTerms.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { legalRoutes } from './index.ts';

/** Nobody is signed in. */
const signedOut: Handlers = {
  'POST /authenticate/refresh': () => ({ status: 401, body: null }),
  'GET /portal-links': () => buildPortalLinks(),
  'GET /terms': () => buildTerms(),
};
const start: RouteRow = {
  path: '/login',
  titleKey: 'common:product',
  audience: 'public',
  segmentName: 'Sign in',
  page: () => Promise.resolve(() => <h1>Sign in here</h1>),
};
const open = (path: string, handlers: Handlers = {}, language = 'en') =>
  renderRoute({ rows: [...legalRoutes, start], path, language, api: apiServer({ ...signedOut, ...handlers }) });

test.each([
  ['/legal/terms', 'Terms of service', 'Orders'],
  ['/legal/privacy', 'Privacy notice', 'Your rights'],
])('%s can be read without a session, and names the tab', async (path, title, part) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: part })).toBeVisible();
});

test('the text of the operator takes the place of our own', async () => {
  await open('/legal/terms', {
    'GET /terms': () => buildTerms({ url: 'https://a.example/terms', sections: [] }),
  });
  expect(await screen.findByRole('link', { name: 'https://a.example/terms' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the licences list each package; its text is drawn when it is opened', async () => {
  const licences: Licences = {
    packages: [
      { name: 'left', version: '1.0.0', licence: 'MIT', text: 0 },
      { name: 'right', version: '2.0.0', licence: 'ISC', text: null },
    ],
    texts: ['Permission is granted.'],
  };
  const { user } = await open('/legal/licences', { 'GET /licences': () => licences });
  const [left, right] = await screen.findAllByRole('listitem');
  expect(right).toHaveTextContent('right 2.0.0 ISC');
  expect(screen.queryByText('Permission is granted.')).toBeNull();
  if (left === undefined) throw new Error('No package is listed');
  await user.click(within(left).getByText('left'));
  expect(await screen.findByText('Permission is granted.')).toBeVisible();
});

test('an unknown document leads to the start', async () => {
  const { location } = await open('/legal/elsewhere');
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(location()).toBe('/login');
});
