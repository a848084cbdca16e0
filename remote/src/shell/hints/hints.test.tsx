import { screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const home: RouteRow = {
  path: '/order',
  titleKey: 'common:product',
  segmentName: 'Home',
  page: () => Promise.resolve(() => <h1>Home</h1>),
};
const ORDER = 'To send a reward, choose it under Place order, add the recipients and confirm.';

beforeEach(() => {
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((begin) => {
    begin({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(authorities = ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS']) {
  const opened = await renderRoute({
    rows: [home],
    path: '/order',
    chrome: 'full',
    api: apiServer({ 'GET /account': () => buildPrincipal({ authorities }) }),
  });
  await screen.findByRole('heading', { name: 'Home' });
  return opened;
}

test('first steps are shown until they are folded into the help, which brings them back', async () => {
  const { user } = await open();
  expect(await screen.findByText(ORDER)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move to Help' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  expect(window.localStorage.getItem('portal.device.firstSteps@1:hash-1')).toBe('read');
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('menuitem', { name: 'First steps' }));
  expect(await screen.findByText(ORDER)).toBeVisible();
});

test('whoever has read them does not see them again', async () => {
  window.localStorage.setItem('portal.device.firstSteps@1:hash-1', 'read');
  await open();
  await waitFor(() => expect(document.querySelector('#cc-main')).not.toBeNull());
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('they name nothing that the user may not do', async () => {
  await open(['IS_LOGGED_IN', 'FUNDING_ACCESS']);
  await screen.findByRole('region', { name: 'First steps' });
  expect(screen.queryByText(ORDER)).toBeNull();
});
