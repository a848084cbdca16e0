import { PATHS } from '@portal/shared/domain/access/paths';
import { screen, waitFor, within } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildOrderPage } from '../../ordering/history/testing/buildOrder.ts';

const page = (path: string, name: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: name,
  page: () => Promise.resolve(() => <h1>{name}</h1>),
});
const FUNDING = { all: ['FUNDING_MANAGE'] } as const;
const rows: readonly RouteRow[] = [
  page(PATHS.catalog, 'Home'),
  page(PATHS.orders, 'Orders'),
  // The dialog is drawn in its page, as the product has it.
  { ...page(PATHS.funding, 'Funds'), children: [{ ...page(PATHS.addFunds, 'Add'), permissions: FUNDING }] },
];

beforeEach(() => {
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((begin) => {
    begin({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(handlers: Handlers = {}) {
  const opened = await renderRoute({
    rows,
    path: '/order',
    chrome: 'full',
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'VIEW_BALANCE_ACCESS'] }),
      'GET /orders': () => buildOrderPage([]),
      ...handlers,
    }),
  });
  await screen.findByRole('heading', { name: 'Home' });
  return opened;
}

test('the first steps say how far one has come, and lead on, until they are folded into the help, which brings them back', async () => {
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(card.getByText('1 of 2 done')).toBeVisible();
  expect(card.getByRole('link', { name: 'Order your first reward' })).toHaveAttribute('href', '/order');
  await user.click(card.getByRole('button', { name: 'Move to Help' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  expect(window.localStorage.getItem('portal.device.firstSteps@1:hash-1')).toBe('read');
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('menuitem', { name: 'First steps' }));
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
});

test('whoever has folded them away or done all of them does not see them', async () => {
  window.localStorage.setItem('portal.device.firstSteps@1:hash-1', 'read');
  await open();
  await waitFor(() => expect(document.querySelector('#cc-main')).not.toBeNull());
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('they name nothing that the user may not do, and say so once all is done', async () => {
  window.localStorage.setItem('portal.device.firstSteps@1:hash-1', 'asked');
  await open({
    'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN'] }),
    'GET /orders': () => buildOrderPage(),
  });
  const card = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(card.getByText('1 of 1 done')).toBeVisible();
  expect(card.getByText('You are all set.')).toBeVisible();
});
