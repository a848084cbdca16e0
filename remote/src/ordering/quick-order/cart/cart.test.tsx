import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../testing/fullTest.ts';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildBalance, buildCardSource } from '../../../testing/builders/buildPaymentSource.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import type { Refusal } from '../../../testing/apiResponses.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import '../../catalog/index.ts';
import { buildOrderDetail } from '../../history/testing/buildOrder.ts';
import { buildOrderLineDetail } from '../../history/testing/buildOrderLine.ts';
import { quickOrderRoutes } from '../quickOrderRoutes.ts';
import { elsewhere } from '../testing/elsewhere.ts';
import { buildCart, CART_ID } from '../testing/buildCart.ts';
import { buildCartLine, someLines, stubLines } from '../testing/stubLines.ts';
import { buildPlacedOrder } from '../testing/buildPlacedOrder.ts';
import { buildQuote } from '../testing/buildQuote.ts';

/** Opens the checkout of a cart with twelve lines, five on a page. */
const openCart = (handlers: Handlers = {}) =>
  renderRoute({
    rows: [...quickOrderRoutes, elsewhere('/order-complete/:referenceOrderId', 'The order page')],
    path: `/order/checkout?cartId=${CART_ID}`,
    api: apiServer({
      'GET /shopping-carts/:cart': () => buildCart({ lineItemCount: 12 }),
      ...stubLines(someLines(12)),
      'PATCH /shopping-carts/:cart': () => buildCart({ lineItemCount: 12 }),
      'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 12 }),
      'POST /orders': buildPlacedOrder,
      ...handlers,
    }),
  });

const review = () => screen.findByRole('button', { name: 'Review order' });
const confirmed = async () => within(await screen.findByRole('dialog', { name: 'Order 12 rewards from Marketing US' }));

test('lines by pages, the price, the question that names object and amount, and the order', async () => {
  const page = await openCart();
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(screen.getByText('1 to 5 of 12')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Person 10')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Person 12')).toBeVisible();
  expect(screen.getByText('11 to 12 of 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await screen.findByText('$950.00')).toBeVisible();
  await page.user.type(screen.getByRole('textbox', { name: 'Purchase order number' }), 'PO-7');
  await page.user.click(await review());
  const dialog = await confirmed();
  expect(page.api.calls('PATCH /shopping-carts/:cart')[0]?.body).toEqual({
    paymentSourceIdentifier: 'A1',
    metadata: { purchaseOrderNumber: 'PO-7', notes: null },
  });
  expect(dialog.getByText('$950.00')).toBeVisible();
  await page.user.dblClick(dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  const orders = page.api.calls('POST /orders');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.body).toEqual({ cartId: CART_ID, quoteIdentifier: buildQuote().quoteIdentifier });
});

test('an order that repeats one says what still works and what was left out, before it is paid for twice', async () => {
  const page = await openCart({
    'GET /orders/:referenceOrderId': () => buildOrderDetail({ purchaseOrderNumber: 'PO-7', totalLineItems: 12 }),
    'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail(),
  });
  const repeated = `/order/checkout?cartId=${CART_ID}&repeats=RP261120-100001`;
  page.navigate(`${repeated}&line=1`);
  expect(await screen.findByText('The first reward for Grace Hopper still works until Nov 20, 2027.')).toBeVisible();
  expect(screen.getByText(/^The purchase order number of order RP261120-100001, PO-7, was left out/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the first reward' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/orders\/RP261120-100001\/1$/),
  );
  page.api.use({
    'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail({ rewardStatus: 'REDEEMED' }),
  });
  page.navigate(repeated);
  expect(await screen.findByText(/^This order pays for all rewards of order RP261120-100001 again/)).toBeVisible();
  page.navigate(`${repeated}&line=1`);
  expect(await screen.findByText(/PO-7, was left out/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/still works/)).toBeNull());
});

test('what the organization requires since it was priced is asked for at its field, and nothing typed is lost', async () => {
  const fields = [{ field: 'metadata.purchaseOrderNumber', i18nKey: 'error.order.purchaseOrderNumberRequired' }];
  const refused = { status: 422, body: buildError({ status: 422, fields }) };
  const page = await openCart({ 'POST /orders': () => refused });
  await page.user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Spring');
  await page.user.click(await review());
  const dialog = await confirmed();
  await page.user.click(dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const number = screen.getByRole('textbox', { name: 'Purchase order number' });
  await waitFor(() => expect(number).toBeInvalid());
  expect(number).toHaveAccessibleDescription(/requires a purchase order number on every order/);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Spring');
});

test('what the organization requires is marked, and asked for before anything is sent', async () => {
  const page = await openCart({ 'GET /platforms/:id': () => buildPlatform({ requiredOrderNotes: true }) });
  const notes = await screen.findByRole('textbox', { name: /Notes/ });
  expect(notes).toBeRequired();
  await page.user.click(await review());
  await waitFor(() => expect(notes).toBeInvalid());
  expect(page.api.calls('PATCH /shopping-carts/:cart')).toHaveLength(0);
});

test('a lost answer is asked for again with the same key', async () => {
  let isLost = true;
  const page = await openCart({
    'POST /orders': () => {
      if (!isLost) return buildPlacedOrder();
      isLost = false;
      return { status: 502 };
    },
  });
  await page.user.click(await review());
  const dialog = await confirmed();
  const send = dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' });
  await page.user.click(send);
  expect(await dialog.findByText(/it will not be placed twice/)).toBeVisible();
  await page.user.click(send);
  expect(await screen.findByText('The order page')).toBeVisible();
  const keys = page.api.calls('POST /orders').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a price that moved is shown before it is asked for again', async () => {
  let fee = 0;
  const page = await openCart({
    'POST /shopping-carts/:cart/quotes': () =>
      buildQuote({ people: 12, fee, quoteIdentifier: `11111111-1111-4111-8111-11111111111${fee}` }),
    'POST /orders': () => {
      if (fee === 6) return buildPlacedOrder();
      fee = 6;
      return { status: 409, body: buildError({ status: 409, i18nKey: 'error.quote.stale' }) };
    },
  });
  await page.user.click(await review());
  const dialog = await confirmed();
  await page.user.click(dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  expect(await dialog.findByText(/The order or its price has changed/)).toBeVisible();
  await page.user.click(await dialog.findByRole('button', { name: 'Order 12 rewards for $306.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
});

test('a cart that changed elsewhere, and whose file was ordered meanwhile, is drawn anew and ordered as it is drawn', async () => {
  const first = buildQuote({ people: 12 });
  const use = { usedAt: '2026-11-28T09:00:00.000Z', orderReferenceId: 'BE7', orderedBy: 'Grace Hopper' };
  const next = buildQuote({
    people: 13,
    fee: 6,
    quoteIdentifier: '33333333-3333-4333-8333-333333333333',
    more: {
      cartVersion: 2,
      metadata: { purchaseOrderNumber: null, notes: 'Spring', carrierMessage: null },
      earlierUse: use,
    },
  });
  const stale = (): Refusal => ({ status: 409, body: buildError({ status: 409, i18nKey: 'error.quote.stale' }) });
  const answers = [stale, buildPlacedOrder];
  let quote = first;
  const page = await openCart({
    'POST /shopping-carts/:cart/quotes': () => quote,
    'POST /orders': () => (answers.shift() ?? stale)(),
  });
  await page.user.click(await review());
  quote = next;
  await page.user.click((await confirmed()).getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 13 rewards from Marketing US' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The order or its price has changed/));
  for (const text of ['Person 1', 'person1@example.com', 'and 12 more', 'Spring', '$6.00', '$331.00'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText(/^Grace Hopper added its rows to an order on /)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open order BE7' })).toHaveAttribute('href', '/orders/BE7');
  const send = dialog.getByRole('button', { name: 'Order 13 rewards for $331.00' });
  await page.user.click(send);
  expect(page.api.calls('POST /orders')).toHaveLength(1);
  await page.user.click(dialog.getByRole('checkbox', { name: 'Order it again: these people get another reward' }));
  await page.user.click(send);
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders').map(({ body }) => body)).toEqual([
    { cartId: CART_ID, quoteIdentifier: first.quoteIdentifier },
    { cartId: CART_ID, quoteIdentifier: next.quoteIdentifier, knownUse: use.usedAt },
  ]);
});

test('an order that will be held says so, why and until when, before it is placed', async () => {
  const quote = {
    ...buildQuote({ people: 12 }),
    hold: { reason: 'BUSINESS_REVIEW' as const, expectedDate: '2026-12-02' },
  };
  const page = await openCart({ 'POST /shopping-carts/:cart/quotes': () => quote });
  await page.user.click(await review());
  const dialog = await confirmed();
  expect(await dialog.findByText('This order is held at first')).toBeVisible();
  expect(dialog.getByText(/under review\. It usually goes on by .*2, 2026/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' })).toBeEnabled();
});

test('a balance that does not cover the order says by how much, and nothing can be sent', async () => {
  const page = await openCart({
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 12, balance: 260 }),
  });
  expect(await screen.findByText('$40.00 short')).toBeVisible();
  await page.user.click(await review());
  const dialog = await confirmed();
  await page.user.click(dialog.getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  expect(page.api.calls('POST /orders')).toHaveLength(0);
});

test('a line that cannot be ordered any more says why beside its recipient', async () => {
  await openCart({
    'GET /shopping-carts/:cart': () => buildCart({ lineItemCount: 1 }),
    'GET /shopping-carts/:cart/line-items': () => [
      buildCartLine(1, { errors: [{ field: 'utid', i18nKey: 'error.item.unavailable' }] }),
    ],
    'POST /shopping-carts/:cart/quotes': () => ({
      status: 422,
      body: buildError({ fields: [{ field: 'lineItems[0].utid', i18nKey: 'error.item.unavailable' }] }),
    }),
  });
  const row = (await screen.findByText('Person 1')).closest('tr');
  expect(row).toHaveTextContent('This reward cannot be ordered right now. Choose another.');
  expect(await screen.findByText('The price could not be calculated')).toBeVisible();
});

test('a cart that was placed in another tab leads to its order; one that is gone says so', async () => {
  let cart = buildCart({ lineItemCount: 12 });
  const page = await openCart({
    'GET /shopping-carts/:cart': () => cart,
    'POST /orders': () => {
      cart = { ...cart, status: 'PLACED', orderReferenceId: 'BE1' };
      return { status: 423, body: buildError({ status: 423, i18nKey: 'error.cart.alreadyPlaced' }) };
    },
  });
  await page.user.click(await review());
  await page.user.click((await confirmed()).getByRole('button', { name: 'Order 12 rewards for $300.00' }));
  expect(await screen.findByRole('link', { name: 'Open order BE1' })).toBeVisible();
  page.api.use({
    'GET /shopping-carts/:cart': () => ({
      status: 404,
      body: buildError({ status: 404, i18nKey: 'error.cart.notFound' }),
    }),
  });
  page.navigate('/order/checkout?cartId=55555555-5555-4555-8555-555555555555');
  expect(await screen.findByText(/This order no longer exists/)).toBeVisible();
});

fullTest('a cart of a frozen account cannot be reviewed, and says why', async () => {
  const page = await openCart({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ status: 'FROZEN' })] })],
  });
  expect(await review()).toHaveAccessibleDescription(/^Marketing US is frozen/);
  await page.user.click(await review());
  expect(page.api.calls('PATCH /shopping-carts/:cart')).toHaveLength(0);
});

test('a cart keeps its account when another one is selected', async () => {
  const other = buildAccount({ accountIdentifier: 'A2', identifier: 'A2', displayName: 'Sales EU' });
  await openCart({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), other] })],
    'GET /shopping-carts/:cart': () => buildCart({ lineItemCount: 12, accountIdentifier: 'A2' }),
  });
  expect(await screen.findByText('This order is paid from Sales EU')).toBeVisible();
  expect(screen.getByText('You are working in Marketing US.')).toBeVisible();
});

fullTest('a card is saved with the cart and priced; declined, the balance pays what is shown', async () => {
  const visa = buildCardSource();
  let isByCard = false;
  const page = await openCart({
    'GET /accounts/:account/payment-sources': () => [buildBalance(), visa],
    'PATCH /shopping-carts/:cart': ({ body }) => {
      isByCard = JSON.stringify(body).includes(visa.paymentSourceIdentifier);
      return buildCart({ lineItemCount: 12, paymentSourceIdentifier: isByCard ? visa.paymentSourceIdentifier : 'A1' });
    },
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 12, isByCard }),
    'POST /orders': () => ({ status: 402, body: buildError({ status: 402, i18nKey: 'error.gateway.EXPIRED' }) }),
  });
  await page.user.click(await screen.findByRole('radio', { name: /Visa 1111/ }));
  expect(await screen.findByText('Card fee 3.5%')).toBeVisible();
  expect(screen.getByText('$310.50')).toBeVisible();
  await page.user.click(await review());
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 12 rewards with Visa 1111' }));
  await page.user.click(dialog.getByRole('button', { name: 'Order 12 rewards for $310.50' }));
  expect(await dialog.findByText(/^The card has expired/)).toBeVisible();

  page.api.use({ 'POST /orders': buildPlacedOrder });
  await page.user.click(dialog.getByRole('button', { name: 'Pay from balance' }));
  const confirm = await dialog.findByRole('button', { name: 'Order 12 rewards for $300.00' });
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(page.api.calls('PATCH /shopping-carts/:cart').at(-1)?.body).toEqual({ paymentSourceIdentifier: 'A1' });
  await page.user.click(confirm);
  expect(await screen.findByText('The order page')).toBeVisible();
});
