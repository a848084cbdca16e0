import { screen, waitFor, within } from '@testing-library/react';
import { orderingRoutes } from '../../index.ts';
import { fullTest } from '../../../testing/fullTest.ts';
import { buildOrderPage } from '../../history/testing/buildOrder.ts';
import { buildCart } from '../testing/buildCart.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildPrincipal } from '../../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

// The part waits for idle time, which comes at once.
beforeEach(() => {
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((begin) => {
    begin({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (handlers: Handlers = {}) =>
  renderRoute({
    rows: orderingRoutes,
    path: '/order',
    chrome: 'full',
    api: apiServer({
      'GET /catalog': () => ({ brands: [], collections: [] }),
      // The first steps ask it.
      'GET /orders': () => buildOrderPage([]),
      ...handlers,
    }),
  });

test('the top bar counts what is in the cart, and leads there', async () => {
  const page = await open({
    'GET /shopping-carts/active': () => buildCart({ orderSource: 'CART', lineItemCount: 12 }),
    'DELETE /shopping-carts/out-of-sync': () => [],
    'GET /shopping-carts/:cart': () => ({ status: 404 }),
    'GET /shopping-carts/:cart/line-items': () => [],
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 12 }),
  });
  const link = await screen.findByRole('link', { name: 'Cart, 12 rewards' });
  expect(within(link).getByText('12')).toBeVisible();
  page.api.use({ 'GET /shopping-carts/active': () => null });
  await page.user.click(link);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  const empty = await screen.findByRole('link', { name: 'Cart, 0 rewards' });
  expect(within(empty).queryByText('0')).toBeNull();
});

fullTest('a cart that cannot be read is not mentioned: the page works, and nothing is said', async () => {
  const page = await open({ 'GET /shopping-carts/active': () => ({ status: 500 }) });
  expect(await screen.findByRole('link', { name: 'Cart, 0 rewards' })).toBeVisible();
  await waitFor(() => expect(page.api.calls('GET /shopping-carts/active').length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

fullTest('who may not order has no cart', async () => {
  const page = await open({ 'GET /account': () => buildPrincipal({ authorities: ['FUNDING_HISTORY_ACCESS'] }) });
  // It is loaded when the browser is idle, as the cart would be.
  await screen.findByRole('dialog', { name: 'Cookies', hidden: true });
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  expect(page.api.calls('GET /shopping-carts/active')).toHaveLength(0);
});
