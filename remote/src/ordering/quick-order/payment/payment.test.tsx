import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers, SentRequest } from '../../../testing/apiServer.ts';
import { buildBalance, buildCardSource } from '../../../testing/builders/buildPaymentSource.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { fullTest } from '../../../testing/fullTest.ts';
import { buildCart } from '../testing/buildCart.ts';
import { buildPlacedOrder } from '../testing/buildPlacedOrder.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const VISA = buildCardSource();
const ON_HOLD = buildCardSource({
  paymentSourceIdentifier: '55555555-5555-4555-8555-555555555555',
  displayName: 'Team card',
  disabled: true,
  disabledReason: 'ON_HOLD',
  disabledUntil: '2100-01-01T00:00:00Z',
  cardSourceDTO: { cardBrand: 'MASTER_CARD', lastFour: '4444', expiration: '08/31', addedBy: '' },
});
const EXPIRED = buildCardSource({
  paymentSourceIdentifier: '66666666-6666-4666-8666-666666666666',
  displayName: 'Visa 0006',
  disabled: true,
  disabledReason: 'EXPIRED',
  cardSourceDTO: { cardBrand: 'VISA', lastFour: '0006', expiration: '01/26', addedBy: 'Alan Turing' },
});

const isByCard = ({ body }: SentRequest): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'paymentSourceIdentifier' in body &&
  body.paymentSourceIdentifier === VISA.paymentSourceIdentifier;

/** Opens the checkout of an account with cards, in which one person is typed; the cart is priced by the way to pay that it has. */
async function openPaying(handlers: Handlers = {}, price: Partial<Parameters<typeof buildQuote>[0]> = {}) {
  let byCard = false;
  const quotes: Quote[] = [];
  const page = await openCheckout({
    'GET /accounts/:account/payment-sources': () => [buildBalance(), VISA, ON_HOLD, EXPIRED],
    'PATCH /shopping-carts/:cart': (request) => {
      byCard = isByCard(request);
      return buildCart();
    },
    'POST /shopping-carts/:cart/quotes': () => {
      const quoteIdentifier = `00000000-0000-4000-8000-00000000000${quotes.length}`;
      const quote = buildQuote({ ...price, isByCard: byCard, quoteIdentifier });
      quotes.push(quote);
      return quote;
    },
    ...handlers,
  });
  const { firstName, email } = await person(1);
  await page.user.click(firstName);
  await page.user.paste('Ana');
  await page.user.click(email);
  await page.user.paste('ana@example.com');
  return { ...page, quotes };
}

const visa = () => screen.findByRole('radio', { name: /Visa 1111/ });
const refused = (i18nKey: string, values: Record<string, string>) => ({
  status: 422,
  body: buildError({ status: 422, fields: [{ field: 'paymentSourceIdentifier', i18nKey, values }] }),
});

test('a card pays with its fee; declined, all is kept, and the balance pays what is shown', async () => {
  const page = await openPaying({
    'POST /orders': () => ({ status: 402, body: buildError({ status: 402, i18nKey: 'error.gateway.DECLINED' }) }),
  });
  expect(await screen.findByRole('radio', { name: /Account balance.*\$1,250\.00 available/ })).toBeChecked();
  expect(
    screen.getByRole('radio', { name: /Mastercard 4444.*On hold until.*Team card.*Expires 08\/31/ }),
  ).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Visa 0006.*Expired 01\/26.*Added by Alan Turing/ })).toBeDisabled();
  await page.user.click(await visa());
  expect(await screen.findByText('Card fee 3.5%')).toBeVisible();
  expect(screen.getByText('$0.88')).toBeVisible();
  expect(screen.getByText('$25.88')).toBeVisible();
  expect(await screen.findByText('with Visa 1111')).toBeVisible();
  expect(screen.getByText('Account balance, unchanged')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 1 reward with Visa 1111' }));
  expect(dialog.getByText('You pay with')).toBeVisible();
  expect(dialog.getByText('Card fee 3.5%')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Order 1 reward for $25.88' }));
  expect(await dialog.findByText('The bank declined the payment. Use another card, or ask the bank.')).toBeVisible();

  page.api.use({ 'POST /orders': buildPlacedOrder });
  await page.user.click(dialog.getByRole('button', { name: 'Pay from balance' }));
  const confirm = await screen.findByRole('button', { name: 'Order 1 reward for $25.00' });
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(screen.queryByText(/declined the payment/)).not.toBeInTheDocument();
  await page.user.click(confirm);
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders').at(-1)?.body).toMatchObject({
    quoteIdentifier: page.quotes.at(-1)?.quoteIdentifier,
  });
});

fullTest('a limit of cards is told at the field; the balance goes on', async () => {
  const page = await openPaying();
  await screen.findByText('Balance after this order');
  page.api.use({
    'POST /shopping-carts/:cart/quotes': () =>
      refused('error.cardOrder.day', { limit: '10000.00', left: '12.50', currencyCode: 'USD' }),
  });
  await page.user.click(await visa());
  const field = await screen.findByRole('radiogroup', { name: 'Pay with' });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/up to \$10,000\.00 within 24 hours.*\$12\.50 is left/),
  );
  page.api.use({ 'POST /shopping-carts/:cart/quotes': () => buildQuote() });
  await page.user.click(within(field.parentElement ?? field).getByRole('button', { name: 'Pay from balance' }));
  expect(await screen.findByText('Balance after this order')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Account balance/ })).toBeChecked();
  expect(field).toBeValid();
});

fullTest('what the balance lacks a card can pay; cards that cannot be read are no hindrance', async () => {
  let fails = true;
  const page = await openPaying(
    {
      'GET /accounts/:account/payment-sources': () =>
        fails ? { status: 500, body: buildError({ status: 500 }) } : [buildBalance(), VISA],
    },
    { balance: 10 },
  );
  expect(await screen.findByText('You can still pay from the balance.')).toBeVisible();
  expect(await screen.findByText('$15.00 short')).toBeVisible();
  fails = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await page.user.click(await screen.findByRole('button', { name: 'Pay with Visa 1111' }));
  expect(await visa()).toBeChecked();
  expect(await screen.findByText('$25.88')).toBeVisible();
  expect(screen.queryByText('$15.00 short')).not.toBeInTheDocument();
});

fullTest('a cart whose card is being charged elsewhere is asked for again', async () => {
  const page = await openPaying({
    'PATCH /shopping-carts/:cart': () => ({
      status: 423,
      body: buildError({ status: 423, i18nKey: 'error.cart.paying' }),
    }),
    'GET /shopping-carts/:cart': () => buildCart({ status: 'PLACED', orderReferenceId: 'RA261120-1' }),
  });
  expect(await screen.findByText('This order was already placed')).toBeVisible();
  expect((await person(1)).email).toHaveValue('ana@example.com');
  expect(page.api.calls('POST /orders')).toHaveLength(0);
});
