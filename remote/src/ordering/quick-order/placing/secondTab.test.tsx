import { act, screen, waitFor } from '@testing-library/react';
import { fullTest } from '../../../testing/fullTest.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import type { Refusal } from '../../../testing/apiResponses.ts';
import type { Handlers } from '../../../testing/apiServer.ts';
import { buildCart, CART_ID } from '../testing/buildCart.ts';
import { buildPlacedOrder } from '../testing/buildPlacedOrder.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const OTHER_QUOTE = '33333333-3333-4333-8333-333333333333';
const STALE = (): Refusal => ({ status: 409, body: buildError({ status: 409, i18nKey: 'error.quote.stale' }) });
const CLOSED = (): Refusal => ({
  status: 423,
  body: buildError({ status: 423, i18nKey: 'error.cart.alreadyPlaced' }),
});
const CART = () => buildCart({ status: 'PLACED', orderReferenceId: 'RA261120-7' });

/** A person is typed and the confirm dialog is open. */
async function review(handlers: Handlers) {
  const page = await openCheckout({ 'GET /shopping-carts/:cart': CART, ...handlers });
  const { firstName, email } = await person(1);
  await page.user.click(firstName);
  await page.user.paste('Ana');
  await page.user.click(email);
  await page.user.paste('ana@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  return { ...page, send: await screen.findByRole('button', { name: 'Order 1 reward for $25.00' }) };
}

const listKeys = ({ api }: Awaited<ReturnType<typeof openCheckout>>) =>
  api.calls('POST /orders').map(({ headers }) => headers.get('idempotency-key'));

test('a draft that another tab opened meanwhile is drawn anew, and placed at the quote that is drawn', async () => {
  const answers = [STALE, buildPlacedOrder];
  const page = await review({ 'POST /orders': () => (answers.shift() ?? STALE)() });
  page.api.use({ 'POST /shopping-carts/:cart/quotes': () => buildQuote({ quoteIdentifier: OTHER_QUOTE }) });
  await page.user.click(page.send);
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent('The order or its price has changed. Check it and confirm again.'),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Order 1 reward for $25.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders')[1]?.body).toEqual({ cartId: CART_ID, quoteIdentifier: OTHER_QUOTE });
  expect(new Set(listKeys(page)).size).toBe(2);
});

fullTest(
  'other tabs hear that the order was placed: its attempt stands in the storage until it was answered',
  async () => {
    const listAttempts = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.attempt@1:'));
    const during: (readonly string[])[] = [];
    const page = await review({
      'POST /orders': () => {
        during.push(listAttempts());
        return buildPlacedOrder();
      },
    });
    await page.user.click(page.send);
    expect(await screen.findByText('The order page')).toBeVisible();
    expect(during).toEqual([[expect.stringMatching(`:${listKeys(page)[0] ?? ''}$`)]]);
    expect(listAttempts()).toEqual([]);
  },
);

fullTest('a cart that is gone is made anew, and the order is placed once', async () => {
  const gone = (): Refusal => ({ status: 404, body: buildError({ status: 404, i18nKey: 'error.cart.notFound' }) });
  const answers = [gone, buildPlacedOrder];
  const page = await review({ 'POST /orders': () => (answers.shift() ?? STALE)() });
  await page.user.click(page.send);
  await page.user.click(await screen.findByRole('button', { name: 'Order 1 reward for $25.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders')).toHaveLength(2);
});

fullTest('a price that keeps moving is shown, not charged', async () => {
  const page = await review({ 'POST /orders': STALE });
  await page.user.click(page.send);
  expect(await screen.findByText(/The order or its price has changed/)).toBeVisible();
  expect(page.api.calls('POST /orders')).toHaveLength(1);
  expect(page.location()).toContain('/order/checkout/confirm');
});

fullTest('a draft that another tab placed is told with a link to its order, and cannot be sent again', async () => {
  const page = await review({ 'POST /orders': CLOSED });
  await page.user.click(page.send);
  expect(await screen.findByText('This order was already placed')).toBeVisible();
  expect(page.location()).toBe('/order/checkout?utid=U100001&amount=25');
  expect(await screen.findByRole('link', { name: 'Open order RA261120-7' })).toHaveAttribute(
    'href',
    expect.stringContaining('/order-complete/RA261120-7'),
  );
  expect((await person(1)).email).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Review order' })).not.toBeInTheDocument();
  expect(page.services.drafts.all()).toEqual({});
  await page.user.click(screen.getByRole('button', { name: 'Start a new order' }));
  expect((await person(1)).email).toHaveValue('');
  expect(screen.queryByText('This order was already placed')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Review order' })).toBeVisible();
});

fullTest('the page hears at once that another tab placed the draft, and does not bring the draft back', async () => {
  const page = await review({});
  act(() => {
    page.services.drafts.remove('order.checkout');
    page.services.drafts.remove('order.checkout.cart');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText('This order was already placed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  page.navigate('/order');
  await screen.findByText('The catalogue');
  expect(page.services.drafts.all()).toEqual({});
});

fullTest('a draft that another tab only started over goes on', async () => {
  const page = await review({ 'GET /shopping-carts/:cart': () => buildCart() });
  act(() => {
    page.services.drafts.remove('order.checkout.cart');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await waitFor(() => expect(page.api.calls('GET /shopping-carts/:cart')).toHaveLength(1));
  expect(screen.queryByText('This order was already placed')).not.toBeInTheDocument();
  await page.user.click(page.send);
  expect(await screen.findByText('The order page')).toBeVisible();
});

fullTest('the notice leads to the order history when the order cannot be read', async () => {
  const page = await review({ 'POST /orders': CLOSED, 'GET /shopping-carts/:cart': () => ({ status: 500, body: {} }) });
  await page.user.click(page.send);
  expect(await screen.findByRole('link', { name: 'Go to the order history' })).toBeVisible();
});

fullTest('offline, the order is closed with the reason, and goes out once the network is back', async () => {
  const page = await review({});
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(page.send).toHaveAccessibleDescription(/^You are offline/);
  await page.user.click(page.send);
  expect(page.api.calls('POST /orders')).toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Back to the order' }));
  const reopen = screen.getByRole('button', { name: 'Review order' });
  expect(reopen).toHaveAccessibleDescription(/^You are offline/);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await page.user.click(reopen);
  await page.user.click(await screen.findByRole('button', { name: 'Order 1 reward for $25.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
});
