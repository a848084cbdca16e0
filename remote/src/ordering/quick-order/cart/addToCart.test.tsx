import { screen, waitFor, within } from '@testing-library/react';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { buildCart, CART_ID } from '../testing/buildCart.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';
import { someLines, stubLines } from '../testing/stubLines.ts';
import { fullTest } from '../../../testing/fullTest.ts';

const active = buildCart({ orderSource: 'CART', lineItemCount: 3 });
const answers = {
  'POST /shopping-carts': () => active,
  'POST /shopping-carts/:cart/line-items/bulk': () => active,
  'GET /shopping-carts/active': () => active,
  'DELETE /shopping-carts/out-of-sync': () => [],
  ...stubLines(someLines(3)),
};

const open = (handlers: Parameters<typeof openCheckout>[0] = {}) =>
  openCheckout({ ...answers, ...handlers }, '/order/checkout?utid=U100001&amount=25&forCart=true');

async function fill(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  const { firstName, email } = await person(1);
  await user.type(firstName, 'Ana');
  await user.type(email, 'ana@example.com');
}

const addButton = () => screen.findByRole('button', { name: 'Add to cart' });

test('rewards of the form go into the active cart, once, and nothing of them is kept here', async () => {
  const page = await open();
  await fill(page.user);
  await page.user.dblClick(await addButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(await screen.findByText('1 reward is now in your cart.')).toBeVisible();
  const carts = page.api.calls('POST /shopping-carts').map(({ body }) => body);
  expect(carts).toContainEqual({
    accountIdentifier: 'A1',
    orderSource: 'CART',
    metadata: { purchaseOrderNumber: null, notes: null },
  });
  const added = page.api.calls('POST /shopping-carts/:cart/line-items/bulk');
  expect(added).toHaveLength(1);
  expect(added[0]?.params).toEqual({ cart: CART_ID });
  expect(added[0]?.body).toMatchObject([
    { utid: 'U100001', amount: '25.00', recipient: { firstName: 'Ana', email: 'ana@example.com' } },
  ]);
  expect(page.services.drafts.load('order.checkout')).toBeNull();
  expect(page.services.drafts.load('order.checkout.cart')?.['reward']).toBeUndefined();
  expect(page.api.calls('POST /orders')).toHaveLength(0);
});

fullTest('the form has the title of the cart, and neither account nor confirm step', async () => {
  const other = buildAccount({ accountIdentifier: 'A2', identifier: 'A2', displayName: 'Sales EU' });
  const page = await open({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), other] })],
    'GET /shopping-carts/active': () => ({ ...active, accountIdentifier: 'A2' }),
    'POST /shopping-carts': () => ({ ...active, accountIdentifier: 'A2' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add to cart: Fernhill Gift Card' })).toBeVisible();
  await fill(page.user);
  expect(screen.queryByRole('button', { name: 'Review order' })).toBeNull();
  expect(screen.queryByLabelText(/^Purchase order number/)).toBeNull();
  expect(screen.getByText('from Sales EU')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Order steps' })).getAllByRole('listitem')).toHaveLength(3);
  await page.user.click(await addButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(page.api.calls('POST /shopping-carts/:cart/quotes').length).toBeLessThan(2);
});

test('what is missing is asked for before anything is put into the cart', async () => {
  const page = await open();
  await page.user.click(await addButton());
  await waitFor(async () => expect((await person(1)).firstName).toHaveFocus());
  expect((await person(1)).firstName).toBeInvalid();
  expect(page.api.calls('POST /shopping-carts/:cart/line-items/bulk')).toHaveLength(0);
});

fullTest(
  'where the organisation requires notes, each reward goes into the cart with that of its person; the order’s are asked there',
  async () => {
    const page = await open({
      'GET /platforms/:id': () => buildPlatform({ requiredLineItemNotes: true, requiredOrderNotes: true }),
    });
    await fill(page.user);
    const note = (await person(1)).row.getByLabelText(/^Note/);
    await page.user.click(await addButton());
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toBeInvalid();
    await page.user.type(note, 'Cost centre 7');
    await page.user.click(await addButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    expect(page.api.calls('POST /shopping-carts/:cart/line-items/bulk')[0]?.body).toMatchObject([
      { metadata: { notes: 'Cost centre 7' } },
    ]);
  },
);

fullTest('what the server refuses stands at its field, and everything typed stays', async () => {
  const page = await open({
    'POST /shopping-carts/:cart/line-items/bulk': () => ({
      status: 422,
      body: buildError({ fields: [{ field: '[0].recipient.email', i18nKey: 'error.email.notListed' }] }),
    }),
  });
  await fill(page.user);
  await page.user.click(await addButton());
  await waitFor(async () => expect((await person(1)).email).toBeInvalid());
  expect((await person(1)).email).toHaveValue('ana@example.com');
  expect(page.location()).toMatch(/^\/order\/checkout/);
});

fullTest('a lost answer is asked for again with the same key', async () => {
  let isLost = true;
  const page = await open({
    'POST /shopping-carts/:cart/line-items/bulk': () => {
      if (!isLost) return active;
      isLost = false;
      return { status: 503 };
    },
  });
  await fill(page.user);
  await page.user.click(await addButton());
  await page.user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const keys = page.api
    .calls('POST /shopping-carts/:cart/line-items/bulk')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

fullTest('a cart that another account pays for takes nothing, and says how to go on', async () => {
  const other = buildAccount({ accountIdentifier: 'A2', identifier: 'A2', displayName: 'Sales EU' });
  const page = await open({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), other] })],
    'POST /shopping-carts': ({ body }) =>
      typeof body === 'object' && body !== null && 'orderSource' in body && body.orderSource === 'CART'
        ? { ...active, accountIdentifier: 'A2' }
        : buildCart(),
  });
  await fill(page.user);
  await page.user.click(await addButton());
  expect(await screen.findByText('Your cart pays from Sales EU')).toBeVisible();
  expect(page.api.calls('POST /shopping-carts/:cart/line-items/bulk')).toHaveLength(0);
});

fullTest('an empty cart of another account is paid by the account of these rewards', async () => {
  const page = await open({
    'POST /shopping-carts': () => ({ ...active, accountIdentifier: 'A2', lineItemCount: 0 }),
  });
  await fill(page.user);
  await page.user.click(await addButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(page.api.calls('PATCH /shopping-carts/:cart').map(({ query }) => query.get('accountIdentifier'))).toContain(
    'A1',
  );
});

test('without the cart there is no way into it', async () => {
  await open({ 'GET /platforms/:id': () => buildPlatform({ features: { 'shopping-cart': 'off' } }) });
  await person(1);
  expect(await screen.findByRole('button', { name: 'Review order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});
