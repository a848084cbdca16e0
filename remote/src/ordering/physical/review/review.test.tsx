import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { orderingRoutes } from '../../index.ts';
import { buildCart, CART_ID } from '../../quick-order/testing/buildCart.ts';
import { elsewhere } from '../../quick-order/testing/elsewhere.ts';
import { buildPlacedOrder } from '../../quick-order/testing/buildPlacedOrder.ts';
import { buildQuote } from '../../quick-order/testing/buildQuote.ts';
import { buildMailedCart } from '../testing/mailedServer.ts';
import { buildCartLine, stubLines } from '../../quick-order/testing/stubLines.ts';
import { buildMailedLine, buildMailingAddress } from '../testing/buildMailedLine.ts';

const LINES = [buildMailedLine(1, { method: 'ups2ndday' }), buildCartLine(2)];
const STALE = { status: 409, body: buildError({ status: 409, i18nKey: 'error.quote.stale' }) };

/** 50.00 of rewards, one of them mailed for 24.95. */
function buildMailedQuote(quoteIdentifier: string, streetLine1 = '500 Market St'): Quote {
  const quote = buildQuote({ quoteIdentifier, people: 2 });
  const { summary } = quote;
  return {
    ...quote,
    summary: {
      ...summary,
      fullOrderQuote: { ...summary.fullOrderQuote, shippingAmount: 24.95, orderTotal: 74.95 },
      digitalOrders: { recipientCount: 1, subtotal: 25 },
      physicalOrders: { recipientCount: 1, subtotal: 25 },
      addressCount: 1,
    },
    mailing: {
      lineCount: 1,
      addressCount: 1,
      name: 'Person 1',
      address: buildMailingAddress({ streetLine1 }),
      letter: {
        toName: 'Person 1',
        fromName: 'Maya Lopez',
        letterHeadTitle: 'Thank you',
        message: 'You made the fair a success.',
        isForAll: true,
      },
      methods: [{ physicalMethod: 'ups2ndday', lineCount: 1 }],
    },
  };
}

const open = (handlers: Handlers = {}) =>
  renderRoute({
    rows: [
      ...orderingRoutes.filter(({ path }) => !path.startsWith('/order-complete')),
      elsewhere('/order-complete/:referenceOrderId', 'The order page'),
    ],
    path: `/order/physical/review?cart=${CART_ID}`,
    api: apiServer({
      'GET /shopping-carts/:cart': () => buildMailedCart(LINES),
      ...stubLines(LINES),
      'PATCH /shopping-carts/:cart': () => buildMailedCart(LINES),
      'POST /shopping-carts/:cart/quotes': () => buildMailedQuote('q-1'),
      'POST /orders': buildPlacedOrder,
      ...handlers,
    }),
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('says where it goes, with which letter and how, before it is paid; an address that changed meanwhile is shown first', async () => {
  const { user, api } = await open();
  const mailed = await section('Goes by mail to 1 person');
  expect(mailed.getByText('500 Market St')).toBeVisible();
  expect(mailed.getByText('$25.00 · Meadow Reward Link, printed')).toBeVisible();
  expect((await section('Letter')).getByText('You made the fair a success.')).toBeVisible();
  const shipping = await section('Shipping');
  expect(shipping.getByText('UPS 2nd Day')).toBeVisible();
  expect(shipping.getByText(/7-10 business days after you order/)).toBeVisible();
  expect((await section('Also in this order: 1 digital reward')).getByText('Person 2')).toBeVisible();
  expect(await screen.findByText('$24.95')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 2 rewards from Marketing US' }));
  expect(dialog.getByText('500 Market St')).toBeVisible();
  expect(dialog.getByText('Usually 7-10 business days after you order')).toBeVisible();
  api.use({
    'POST /orders': () => STALE,
    'POST /shopping-carts/:cart/quotes': () => buildMailedQuote('q-2', '1 Pine St'),
  });
  await user.click(dialog.getByRole('button', { name: 'Order 2 rewards for $74.95' }));
  expect(await dialog.findByText('1 Pine St')).toBeVisible();
  expect(screen.queryByText('The order page')).toBeNull();
  api.use({ 'POST /orders': buildPlacedOrder });
  await user.click(dialog.getByRole('button', { name: 'Order 2 rewards for $74.95' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(api.calls('POST /orders').map(({ body }) => body)).toMatchObject([
    { quoteIdentifier: 'q-1' },
    { quoteIdentifier: 'q-2' },
  ]);
});

test('a cart that another tab has ordered leads to its order', async () => {
  const placed = buildCart({ status: 'PLACED', orderReferenceId: 'RA261120-1' });
  await open({ 'GET /shopping-carts/:cart': () => placed });
  await waitFor(() => expect(screen.getByRole('link', { name: /RA261120-1/ })).toBeVisible());
});
