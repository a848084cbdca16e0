import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../testing/fullTest.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import type { Handlers } from '../../../testing/apiServer.ts';
import { CART_ID } from '../testing/buildCart.ts';
import { buildPlacedOrder } from '../testing/buildPlacedOrder.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const OTHER_QUOTE = '33333333-3333-4333-8333-333333333333';

async function typePerson(user: Awaited<ReturnType<typeof openCheckout>>['user']) {
  const { firstName, lastName, email } = await person(1);
  await user.click(firstName);
  await user.paste('花子');
  await user.click(lastName);
  await user.paste('山田');
  await user.click(email);
  await user.paste('hanako@example.com');
}

/** Opens the page, types one person and opens the confirm dialog. */
async function review(handlers: Handlers = {}) {
  const page = await openCheckout(handlers);
  await typePerson(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

const sendButton = () => screen.findByRole('button', { name: 'Order 1 reward for $25.00' });
const listKeys = (page: { readonly api: Awaited<ReturnType<typeof openCheckout>>['api'] }) =>
  page.api.calls('POST /orders').map(({ headers }) => headers.get('idempotency-key'));

test('a person, the price, the confirm dialog, the order; the draft is gone afterwards', async () => {
  const page = await openCheckout();
  await typePerson(page.user);
  await page.user.keyboard('{Enter}');
  expect(page.location()).toBe('/order/checkout?utid=U100001&amount=25');
  expect(await screen.findByText('Balance after this order')).toBeVisible();
  expect(page.api.calls('POST /shopping-carts')).toHaveLength(1);
  expect(page.api.calls('POST /shopping-carts')[0]?.body).toEqual({ accountIdentifier: 'A1', orderSource: 'PORTAL' });
  expect(page.api.calls('PUT /shopping-carts/:cart/line-items')[0]?.body).toEqual({
    lineItems: [
      {
        utid: 'U100001',
        amount: '25.00',
        quantity: 1,
        recipient: { firstName: '花子', lastName: '山田', email: 'hanako@example.com' },
        deliveryTemplate: {
          etid: 'E000000',
          senderName: 'Ada Byron',
          subject: '{{recipient_name}}, a reward for you',
          message: '',
        },
      },
    ],
  });
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 1 reward from Marketing US' }));
  expect(dialog.getByText('山田 花子')).toBeVisible();
  expect(dialog.getByText('1 × Fernhill Gift Card · $25.00')).toBeVisible();
  expect(dialog.getByText('Ada Byron')).toBeVisible();
  expect(dialog.getByText('山田 花子, a reward for you')).toBeVisible();
  expect(dialog.getByText('Marketing US')).toBeVisible();
  expect(dialog.getByText('English')).toBeVisible();
  expect(dialog.getByText('$1,225.00')).toBeVisible();
  await page.user.dblClick(await sendButton());
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.location()).toBe('/order-complete/RA261120-1');
  expect(page.api.calls('POST /orders').map(({ body }) => body)).toEqual([
    { cartId: CART_ID, quoteIdentifier: buildQuote().quoteIdentifier },
  ]);
  page.navigate('/order/checkout?utid=U100001&amount=25');
  expect((await person(1)).email).toHaveValue('');
});

fullTest('closing the dialog gives the focus back', async () => {
  const { user } = await review();
  await sendButton();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review order' })).toHaveFocus());
});

fullTest('while the order is on its way the dialog stays and nothing can be changed', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { user, location } = await review({ 'POST /orders': () => arrived.then(() => buildPlacedOrder()) });
  await user.click(await sendButton());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  for (const field of screen.getAllByRole('textbox', { hidden: true })) expect(field).toBeDisabled();
  arrive();
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(location()).toBe('/order-complete/RA261120-1');
});

fullTest('a step with something wrong in it is not ticked', async () => {
  const { user } = await openCheckout();
  await typePerson(user);
  const step = async () =>
    (await within(screen.getByRole('navigation', { name: /steps/i })).findAllByRole('listitem'))[1];
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await waitFor(async () => expect(await step()).toHaveTextContent('done'));
  await user.clear((await person(1)).email);
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await waitFor(async () => expect(await step()).not.toHaveTextContent('done'));
});

test('review goes to the first wrong field and sends nothing', async () => {
  const page = await openCheckout();
  await person(1);
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(async () => expect((await person(1)).firstName).toHaveFocus());
  expect(page.api.calls('POST /shopping-carts')).toHaveLength(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a lost answer: the text says so, and the retry repeats the same key and body, also after coming back', async () => {
  const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  const page = await review({ 'POST /orders': lost });
  await page.user.click(await sendButton());
  expect(await screen.findByText(/we do not know whether the order was placed/)).toBeVisible();
  await page.user.click(await sendButton());
  await waitFor(() => expect(page.api.calls('POST /orders')).toHaveLength(2));
  page.navigate('/order');
  await screen.findByText('The catalogue');
  page.api.use({ 'POST /orders': buildPlacedOrder });
  page.navigate('/order/checkout/confirm?utid=U100001&amount=25');
  await page.user.click(await sendButton());
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(new Set(listKeys(page)).size).toBe(1);
  expect(new Set(page.api.calls('POST /orders').map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(listKeys(page)).toHaveLength(3);
});

test('a stale price is asked for again and shown before it is charged', async () => {
  const page = await review({
    'POST /orders': () => ({ status: 409, body: buildError({ status: 409, i18nKey: 'error.quote.stale' }) }),
  });
  const send = await sendButton();
  page.api.use({ 'POST /shopping-carts/:cart/quotes': () => buildQuote({ quoteIdentifier: OTHER_QUOTE, fee: 1 }) });
  await page.user.click(send);
  expect(await screen.findByText(/The order or its price has changed/)).toBeVisible();
  const sendAgain = await screen.findByRole('button', { name: 'Order 1 reward for $26.00' });
  page.api.use({ 'POST /orders': buildPlacedOrder });
  await page.user.click(sendAgain);
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders')[1]?.body).toEqual({ cartId: CART_ID, quoteIdentifier: OTHER_QUOTE });
  expect(new Set(listKeys(page)).size).toBe(2);
});

fullTest('insufficient by 40: says by how much, leads to funding, keeps the draft', async () => {
  const page = await openCheckout({
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 1, fee: 65, balance: 50 }),
  });
  await typePerson(page.user);
  expect(await screen.findByText(/^\$40\.00 short$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add funds' })).toHaveAttribute(
    'href',
    expect.stringContaining('/funding/add-funds?account=A1&amount=40'),
  );
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: 'Order 1 reward for $90.00' })).toHaveAttribute('aria-disabled', 'true');
  page.navigate('/order');
  await screen.findByText('The catalogue');
  page.navigate('/order/checkout?utid=U100001&amount=25');
  await waitFor(async () => expect((await person(1)).email).toHaveValue('hanako@example.com'));
  expect(screen.getByText('We kept what you typed earlier.')).toBeVisible();
});

fullTest('with a credit line the price says what is available after the order', async () => {
  const page = await openCheckout({
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ balance: 10, creditLine: 100 }),
  });
  await typePerson(page.user);
  expect(await screen.findByText('Available after this order')).toBeVisible();
  expect(screen.getByText('$85.00')).toBeVisible();
  expect(screen.queryByText('Balance after this order')).toBeNull();
});

fullTest('a refusal when placing stays in the dialog; a refused field leads back to its row', async () => {
  const page = await review({
    'POST /orders': () => ({
      status: 422,
      body: buildError({ i18nKey: 'error.funds.insufficient', values: { shortfall: '40.00', currencyCode: 'USD' } }),
    }),
  });
  await page.user.click(await sendButton());
  expect(await page.dialog.findByText('The order was not placed')).toBeVisible();
  expect(page.location()).toContain('/order/checkout/confirm');
  page.api.use({
    'POST /orders': () => ({
      status: 422,
      body: buildError({
        fields: [
          { field: 'lineItems[0].recipient.email', i18nKey: 'error.email.blocked', values: { domain: 'example.com' } },
        ],
      }),
    }),
  });
  await page.user.click(await sendButton());
  await waitFor(() => expect(page.location()).toBe('/order/checkout?utid=U100001&amount=25'));
  const { email } = await person(1);
  await waitFor(() => expect(email).toBeInvalid());
});

const outOfStock = (lines: number) => ({
  status: 422,
  body: buildError({
    fields: Array.from({ length: lines }, (_, line) => ({
      field: `lineItems[${line}].utid`,
      i18nKey: 'error.item.outOfStock',
      values: { rewardName: 'Fernhill Gift Card', unavailableSince: '2026-11-20T09:00:00Z' },
    })),
  }),
});

fullTest(
  'a reward that goes out before Place: the dialog marks it, says why and leads to another; nothing typed is lost',
  async () => {
    const page = await review({ 'POST /orders': () => outOfStock(2) });
    await page.user.click(await sendButton());
    expect(await page.dialog.findByText('The order was not placed')).toBeVisible();
    expect(page.dialog.getByText('Fernhill Gift Card cannot be ordered right now')).toBeVisible();
    const marked = page.dialog.getByText('1 × Fernhill Gift Card · $25.00');
    expect(marked.closest('dd')).toHaveTextContent('This reward is out of stock. Choose another.');
    expect(screen.queryByText(/need attention/)).not.toBeInTheDocument();
    await page.user.click(page.dialog.getByRole('button', { name: 'Back to the order' }));
    expect(await screen.findByText('Fernhill Gift Card cannot be ordered right now')).toBeVisible();
    const before = page.api.calls('GET /catalog').length;
    await page.user.click(screen.getByRole('link', { name: 'Choose another reward' }));
    expect(await screen.findByText('The catalogue')).toBeVisible();
    expect(page.api.calls('GET /catalog')).toHaveLength(before + 1);
    page.navigate('/order/checkout?utid=U100001&amount=30');
    await waitFor(async () => expect((await person(1)).email).toHaveValue('hanako@example.com'));
  },
);

fullTest('a reward that is refused while it is priced: the price box says why, also of its amount', async () => {
  const page = await openCheckout({ 'PUT /shopping-carts/:cart/line-items': () => outOfStock(1) });
  await typePerson(page.user);
  expect(await screen.findByText('This reward is out of stock. Choose another.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another reward' })).toBeVisible();
  page.api.use({
    'PUT /shopping-carts/:cart/line-items': () => ({
      status: 422,
      body: buildError({
        fields: [
          {
            field: 'lineItems[0].amount',
            i18nKey: 'error.amount.belowMin',
            values: { amount: '30.00', currencyCode: 'USD' },
          },
        ],
      }),
    }),
  });
  await page.user.type((await person(1)).lastName, '2');
  expect(await screen.findByText('Enter $30.00 or more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another amount' })).toBeVisible();
});

fullTest('the session ends in the middle: what was typed is there again after coming back', async () => {
  const page = await review({
    'POST /orders': () => ({ status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) }),
  });
  await page.user.click(await sendButton());
  await waitFor(() => expect(page.api.calls('POST /orders').length).toBeGreaterThan(0));
  page.navigate('/order');
  page.navigate('/order/checkout?utid=U100001&amount=25');
  await waitFor(async () => expect((await person(1)).email).toHaveValue('hanako@example.com'));
});

fullTest('an address without a reward leads to the catalogue, and to the order that was begun', async () => {
  const page = await openCheckout();
  await typePerson(page.user);
  page.navigate('/order/checkout');
  expect(await screen.findByText('No reward selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the catalog' })).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Continue your unfinished order' }));
  await waitFor(async () => expect((await person(1)).firstName).toHaveValue('花子'));
  page.navigate('/order/checkout?utid=U100001&amount=1000');
  expect(await screen.findByText('This amount cannot be sent')).toBeVisible();
});
