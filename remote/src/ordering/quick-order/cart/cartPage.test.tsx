import type { CartLine, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildAttempt } from '../../../testing/builders/buildAttempt.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildMailPreview } from '../../../testing/builders/buildMailPreview.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { fullTest } from '../../../testing/fullTest.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import '../../catalog/index.ts';
import { quickOrderRoutes } from '../quickOrderRoutes.ts';
import { elsewhere } from '../testing/elsewhere.ts';
import { buildCart, CART_ID } from '../testing/buildCart.ts';
import { buildPlacedOrder } from '../testing/buildPlacedOrder.ts';
import { buildQuote, QUOTED_MAIL } from '../testing/buildQuote.ts';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';
import { buildCatalog, buildItem } from '../testing/buildReward.ts';
import { buildTemplate } from '../../../testing/builders/buildTemplate.ts';
import { buildCartLine, NO_LETTER, someLines, stubLines } from '../testing/stubLines.ts';

const ALREADY_PLACED = () => ({ status: 423, body: buildError({ status: 423, i18nKey: 'error.cart.alreadyPlaced' }) });

/** Opens the cart of a user with some lines in it, which changes as the API's would. */
async function openCart(initial: readonly CartLine[], handlers: Handlers = {}) {
  let lines = [...initial];
  let cart: ShoppingCart | null = lines.length === 0 ? null : buildCart({ orderSource: 'CART' });
  const shown = () => cart && { ...cart, lineItemCount: lines.length };
  const page = await renderRoute({
    rows: [
      ...quickOrderRoutes,
      elsewhere('/order', 'The catalogue'),
      elsewhere('/order-complete/:referenceOrderId', 'The order page'),
    ],
    path: '/order/cart',
    api: apiServer({
      'GET /catalog': () => buildCatalog(),
      'GET /security/blacklistedDomains': () => [],
      'GET /email-templates/account/:account': () => [
        buildTemplate(),
        buildTemplate({ emailTemplateIdentifier: 'E111111', name: 'Birthday' }),
      ],
      'GET /shopping-carts/active': shown,
      'DELETE /shopping-carts/out-of-sync': () => [],
      'GET /shopping-carts/:cart': () => ({ status: 404, body: buildError({ status: 404 }) }),
      'GET /shopping-carts/:cart/line-items': (request) =>
        stubLines(lines)['GET /shopping-carts/:cart/line-items']?.(request) ?? [],
      'PATCH /shopping-carts/:cart': () => shown() ?? ALREADY_PLACED(),
      'PATCH /shopping-carts/:cart/line-items/by-identifier/:line': ({ params }) =>
        buildCartLine(Number(params['line']?.replace('line-', ''))),
      'DELETE /shopping-carts/:cart/line-items/by-identifier/:line': ({ params }) => {
        lines = lines.filter(({ identifier }) => identifier !== params['line']);
        return null;
      },
      'DELETE /shopping-carts/:cart/line-items/fulfillment-type/:kind': ({ params }) => {
        lines = lines.filter(({ rewardItem }) => rewardItem.fulfillmentType !== params['kind']);
        return null;
      },
      'DELETE /shopping-carts/:cart': () => {
        cart = null;
        return null;
      },
      'POST /shopping-carts/:cart/line-items/bulk': () => {
        lines = [...initial];
        return shown() ?? ALREADY_PLACED();
      },
      'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: lines.length }),
      'POST /orders': buildPlacedOrder,
      ...handlers,
    }),
  });
  return { ...page, isGone: () => (cart = null) };
}

async function choose(user: Awaited<ReturnType<typeof openCart>>['user'], name: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('an empty cart leads to the catalogue', async () => {
  const page = await openCart([]);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Browse rewards' }));
  expect(await screen.findByText('The catalogue')).toBeVisible();
});

fullTest('twelve lines on three pages are ordered as one, from the cart’s price', async () => {
  const page = await openCart(someLines(12));
  expect(await screen.findByRole('heading', { name: '12 rewards' })).toBeVisible();
  expect(await screen.findByText('1 to 5 of 12')).toBeVisible();
  expect(page.api.calls('GET /shopping-carts/:cart/line-items')[0]?.query.get('pageSize')).toBe('5');
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  await page.user.click(await screen.findByRole('button', { name: 'Order 12 rewards for $300.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(page.api.calls('POST /orders')[0]?.body).toEqual({
    cartId: CART_ID,
    quoteIdentifier: buildQuote().quoteIdentifier,
  });
});

fullTest('a mail that differs is said to be that of the first person, and the way back leads to the cart', async () => {
  const page = await openCart(someLines(3), {
    'POST /shopping-carts/:cart/quotes': () =>
      buildQuote({ people: 3, more: { mail: { ...QUOTED_MAIL, isForAll: false } } }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Order 3 rewards/ }));
  expect(dialog.getByText('Not everyone gets the same email.')).toBeVisible();
  for (const text of [QUOTED_MAIL.subject, QUOTED_MAIL.senderName])
    expect(dialog.getByText(text).closest('dd')).toHaveTextContent(/As Person 1 gets it$/);
  await page.user.click(dialog.getByRole('button', { name: 'Back to the cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [3, 'Person 1, a reward for you', 1],
  [3, 'A reward for you', 0],
  [1, 'Person 1, a reward for you', 0],
])('of %i rewards the subject “%s” is that of one person: %i', async (people, subject, count) => {
  const page = await openCart(someLines(people), {
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people, more: { mail: { ...QUOTED_MAIL, subject } } }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Order \d rewards? from/ }));
  expect(dialog.getByText(subject)).toBeVisible();
  expect(dialog.queryAllByText('As Person 1 gets it')).toHaveLength(count);
});

test('an order that is refused says what is wrong with reward and template, and leads to another reward', async () => {
  const etid = { field: 'lineItems[1].deliveryTemplate.etid', i18nKey: 'error.etid.invalid' };
  const sold = ['lineItems[0].utid', 'lineItems[1].utid'].map((field) => ({ field, i18nKey: 'error.item.outOfStock' }));
  const { user } = await openCart(someLines(2), {
    'POST /orders': () => ({ status: 422, body: buildError({ fields: [...sold, etid] }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Review order' }));
  await user.click(await screen.findByRole('button', { name: /^Order 2 rewards/ }));
  expect(await screen.findByText('This reward is out of stock. Choose another.')).toBeVisible();
  expect(screen.getByText('This email template cannot be used for this account. Choose another.')).toBeVisible();
  expect(screen.getByText('You can choose another template for each reward in the cart.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Choose another reward' }));
  expect(await screen.findByText('The catalogue')).toBeVisible();
});

test('an order whose answer was lost is told, with a link to it, when the cart is there again', async () => {
  const page = await openCart(someLines(2), {
    'POST /orders': () => ({ status: 503, body: buildError({ status: 503 }) }),
    'GET /idempotency-keys/:key': () =>
      buildAttempt({ state: 'DONE', reference: 'RG7', amount: 50, currencyCode: 'USD' }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Review order' }));
  await page.user.click(await screen.findByRole('button', { name: 'Order 2 rewards for $50.00' }));
  expect(await screen.findByText('Your order RG7 for $50.00 was placed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute('href', '/order-complete/RG7');
});

test('a cart that was ordered here is not said to be ordered elsewhere while the order’s page is on the way', async () => {
  const page = await openCart(someLines(2), {
    'GET /shopping-carts/:cart': () => buildCart({ status: 'PLACED', orderReferenceId: 'RG7' }),
    'POST /orders': () => {
      page.isGone();
      return buildPlacedOrder();
    },
  });
  const said: boolean[] = [];
  const watch = new MutationObserver(() => {
    said.push(screen.queryByText(/placed already|cart is empty/) !== null);
  });
  await page.user.click(await screen.findByRole('button', { name: 'Review order' }));
  watch.observe(document.body, { childList: true, subtree: true });
  await page.user.click(await screen.findByRole('button', { name: 'Order 2 rewards for $50.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  watch.disconnect();
  expect(said).not.toContain(true);
});

fullTest('two quick presses go no further than the page that is there', async () => {
  await openCart(someLines(16));
  const next = await screen.findByRole('button', { name: 'Next' });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(await screen.findByText('Person 6')).toBeVisible();
  expect(screen.getByText('6 to 10 of 16')).toBeVisible();
});

fullTest('a line is changed in a dialog of its own, and the price is asked for anew', async () => {
  const page = await openCart(someLines(2));
  await choose(page.user, 'Person 2', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reward for Person 2' }));
  const amount = await dialog.findByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('25.00');
  await page.user.clear(amount);
  await page.user.type(amount, '4');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(amount).toBeInvalid());
  await page.user.clear(amount);
  await page.user.type(amount, '40');
  await page.user.clear(dialog.getByRole('textbox', { name: /First name/ }));
  await page.user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Zoë');
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /Email template/ }), 'Birthday · English');
  const quotes = page.api.calls('POST /shopping-carts/:cart/quotes').length;
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [change] = page.api.calls('PATCH /shopping-carts/:cart/line-items/by-identifier/:line');
  expect(change?.params).toEqual({ cart: CART_ID, line: 'line-2' });
  expect(change?.body).toEqual({
    amount: '40.00',
    recipient: { firstName: 'Zoë', lastName: '2', email: 'person2@example.com' },
    deliveryTemplate: { etid: 'E111111', senderName: 'Grace', subject: null, message: null },
    metadata: { notes: null },
  });
  await waitFor(() => expect(page.api.calls('POST /shopping-carts/:cart/quotes').length).toBeGreaterThan(quotes));
});

fullTest('all lines get the same email, which is shown before, and the price is asked for anew', async () => {
  const common = { etid: 'E111111', senderName: 'Grace', subject: null, message: 'Thank you' };
  const lines = [
    buildCartLine(1, { differences: ['text'] }),
    ...[2, 3].map((number) => buildCartLine(number, { deliveryTemplate: { ...NO_LETTER, ...common } })),
  ];
  const page = await openCart(lines, {
    'POST /email-templates/preview': () => buildMailPreview(),
    'PATCH /shopping-carts/:cart/line-items': () => buildCart({ lineItemCount: 3 }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit email for everyone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One email for all 3 rewards' }));
  const message = await dialog.findByLabelText(/^Message/);
  expect(message).toHaveValue('Thank you');
  expect(await dialog.findByTitle('As Person 2 will see it')).toBeInTheDocument();
  await page.user.type(message, ' all');
  const quotes = page.api.calls('POST /shopping-carts/:cart/quotes').length;
  await page.user.click(dialog.getByRole('button', { name: 'Use for all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('PATCH /shopping-carts/:cart/line-items')[0]?.body).toEqual({
    deliveryTemplate: { ...common, subject: '{{recipient_name}}, a reward for you', message: 'Thank you all' },
  });
  await waitFor(() => expect(page.api.calls('POST /shopping-carts/:cart/quotes').length).toBeGreaterThan(quotes));
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const page = await openCart(someLines(1), {
    'PATCH /shopping-carts/:cart/line-items/by-identifier/:line': () => ({
      status: 422,
      body: buildError({ fields: [{ field: 'recipient.email', i18nKey: 'error.email.notListed' }] }),
    }),
  });
  await choose(page.user, 'Person 1', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reward for Person 1' }));
  const email = await dialog.findByRole('textbox', { name: /^Email/ });
  await page.user.clear(email);
  await page.user.type(email, 'stranger@example.com');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveValue('stranger@example.com');
  await waitFor(() => expect(email).toHaveFocus());
});

test('a line that is wrong says why; Fix opens its field', async () => {
  const page = await openCart([
    buildCartLine(1, {
      deliveryTemplate: { ...NO_LETTER, etid: 'E999999', senderName: 'Grace', subject: null, message: null },
      errors: [
        { field: 'deliveryTemplate.etid', i18nKey: 'error.etid.invalid', values: { etid: 'E999999' } },
        { field: 'utid', i18nKey: 'error.item.unavailable' },
      ],
    }),
  ]);
  const fixes = await screen.findAllByRole('button', { name: 'Fix the reward for Person 1' });
  expect(fixes).toHaveLength(1);
  await page.user.click(fixes[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reward for Person 1' }));
  const template = await dialog.findByRole('combobox', { name: /Email template/ });
  await waitFor(() => expect(template).toHaveFocus());
  expect(template).toHaveDisplayValue('Choose a template');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(template).toBeInvalid();
  expect(page.api.calls('PATCH /shopping-carts/:cart/line-items/by-identifier/:line')).toHaveLength(0);
});

fullTest('the lines of a template that may not be used are shown alone, and get another one together', async () => {
  const etid = { field: 'deliveryTemplate.etid', i18nKey: 'error.etid.invalid', values: { etid: 'E20S001' } };
  const isWrong = { ...NO_LETTER, etid: 'E20S001', senderName: 'Grace', subject: 'Spring', message: 'For you' };
  const lines = someLines(12).map((line, index) =>
    index < 7 ? line : { ...line, deliveryTemplate: isWrong, errors: [etid], wyndhamTourId: 'T-7' },
  );
  const values = { etid: 'E20S001', name: 'Spring thanks', subject: 'Spring' };
  const group = { causeId: 'spring', ...etid, values, count: 5 };
  let cart = buildCart({ orderSource: 'CART', lineItemCount: 12, invalidLineItemCount: 5, causes: [group] });
  const page = await openCart(lines, {
    'GET /shopping-carts/active': () => cart,
    'POST /email-templates/preview': () => buildMailPreview(),
    'PATCH /shopping-carts/:cart/line-items': () => (cart = buildCart({ orderSource: 'CART', lineItemCount: 12 })),
  });
  expect(await screen.findByRole('heading', { name: '5 of 12 rewards cannot be ordered' })).toBeVisible();
  expect(
    screen.getByText('5 rewards use Spring thanks (E20S001), which this account may no longer use.'),
  ).toBeVisible();
  const review = screen.getByRole('button', { name: 'Review order' });
  expect(review).toHaveAccessibleDescription('You see the price once the rewards above are fixed.');
  await page.user.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByText('Person 12')).toBeVisible();
  expect(screen.getByText(/^Showing 5 of 12/)).toBeVisible();
  expect(screen.getAllByText('Tour T-7')).toHaveLength(5);
  expect(page.location()).toBe('/order/cart?show=spring');
  await page.user.click(screen.getByRole('button', { name: 'Choose another template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another template for 5 rewards' }));
  await page.user.selectOptions(await dialog.findByRole('combobox', { name: /Email template/ }), 'Birthday · English');
  expect(await dialog.findByTitle('As Person 8 will see it')).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Use for 5 rewards' }));
  expect(await screen.findByText('5 rewards now use Birthday.')).toBeVisible();
  expect(page.api.calls('PATCH /shopping-carts/:cart/line-items')[0]?.body).toEqual({
    deliveryTemplate: { etid: 'E111111' },
    onlyEtid: 'E20S001',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // All lines are shown again.
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /cannot be ordered/ })).toBeNull();
});

fullTest('a line that is not saved says why in the form; without a known reason that it was not saved', async () => {
  const refuse = (i18nKey: string) => ({ status: 422, body: buildError({ i18nKey, description: 'Later words' }) });
  const page = await openCart(someLines(1));
  await choose(page.user, 'Person 1', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  const save = await dialog.findByRole('button', { name: 'Save' });
  const general = 'The cart could not be saved. Check your connection, then try again.';
  for (const [response, text] of [
    [refuse('error.account.frozen'), /^This account is frozen/],
    [refuse('error.of.later'), general],
    [refuse('error.account.frozen'), /^This account is frozen/],
    [Response.error(), general],
  ] as const) {
    page.api.use({ 'PATCH /shopping-carts/:cart/line-items/by-identifier/:line': () => response });
    await page.user.click(save);
    expect(await dialog.findByText(text)).toBeVisible();
  }
});

fullTest('a cart that another account pays is moved to the selected one, priced and checked anew', async () => {
  let cart = buildCart({ orderSource: 'CART', lineItemCount: 2, accountIdentifier: 'A2' });
  const other = buildAccount({ accountIdentifier: 'A2', identifier: 'A2', displayName: 'Sales EU' });
  const page = await openCart(someLines(2), {
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), other] })],
    'GET /shopping-carts/active': () => cart,
    'PATCH /shopping-carts/:cart': () => (cart = { ...cart, accountIdentifier: 'A1' }),
  });
  expect(await screen.findByText('This order is paid from Sales EU')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Move to Marketing US' }));
  expect(await screen.findByText('This cart is now paid from Marketing US')).toBeVisible();
  expect(screen.queryByText(/^This order is paid from/)).toBeNull();
  expect(page.api.calls('PATCH /shopping-carts/:cart')[0]?.query.get('accountIdentifier')).toBe('A1');
  await waitFor(() => expect(page.api.calls('POST /shopping-carts/:cart/quotes')).toHaveLength(2));
  expect(page.api.calls('GET /shopping-carts/:cart/line-items').length).toBeGreaterThan(1);
});

fullTest('carts that were removed are named once, and a failure of that is nothing to speak of', async () => {
  const removed = {
    accountIdentifier: 'A9',
    accountName: 'Old Fund',
    lineItemCount: 3,
    reason: 'ACCOUNT_CLOSED',
  } as const;
  const page = await openCart(someLines(1), {
    'DELETE /shopping-carts/out-of-sync': () => [
      { ...removed, orderSource: 'CART' },
      { ...removed, orderSource: 'PORTAL' },
    ],
  });
  expect(await screen.findByText('A cart was removed')).toBeVisible();
  expect(screen.getByText('3 rewards in Old Fund: the account is closed.')).toBeVisible();
  page.api.use({ 'DELETE /shopping-carts/out-of-sync': () => ({ status: 500 }) });
  page.navigate('/order');
  await screen.findByText('The catalogue');
  page.navigate('/order/cart');
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(page.api.calls('DELETE /shopping-carts/out-of-sync')).toHaveLength(2);
  expect(screen.queryByText('A cart was removed')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

fullTest('what a line has otherwise than most is marked beside it', async () => {
  await openCart([
    buildCartLine(1),
    buildCartLine(2, { amount: 40, differences: ['amount', 'text'] }),
    buildCartLine(3, { differences: ['reward'] }),
  ]);
  const findCell = async (name: string, column: number) =>
    within((await screen.findByText(name)).closest('tr') ?? document.body).getAllByRole('cell')[column];
  expect(await findCell('Person 2', 0)).toHaveTextContent(/Different email$/);
  expect(await findCell('Person 2', 2)).toHaveTextContent(/Differs from most$/);
  expect(await findCell('Person 3', 1)).toHaveTextContent(/Differs from most$/);
  expect(screen.getAllByText(/Differs from most|Different email/)).toHaveLength(3);
});

fullTest('the note of a line is asked for where the organisation requires one', async () => {
  const page = await openCart(
    [buildCartLine(1, { errors: [{ field: 'metadata.notes', i18nKey: 'error.notes.required' }] })],
    {
      'GET /platforms/:id': () => buildPlatform({ requiredLineItemNotes: true }),
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Fix the reward for Person 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reward for Person 1' }));
  const note = await dialog.findByRole('textbox', { name: /^Note/ });
  await waitFor(() => expect(note).toHaveFocus());
  await page.user.type(note, 'Bonus 2026');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('PATCH /shopping-carts/:cart/line-items/by-identifier/:line')[0]?.body).toMatchObject({
    metadata: { notes: 'Bonus 2026' },
  });
});

fullTest('a line is taken out, and put back with its own reference', async () => {
  const page = await openCart(someLines(6));
  await page.user.click(await screen.findByRole('button', { name: 'Next' }));
  await choose(page.user, 'Person 6', 'Remove');
  expect(await screen.findByText('The reward for Person 6 was removed.')).toBeVisible();
  // The page that it stood on alone is gone, too.
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '5 rewards' })).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await page.user.click(undo);
  expect(await screen.findByRole('heading', { name: '6 rewards' })).toBeVisible();
  expect(page.api.calls('POST /shopping-carts/:cart/line-items/bulk')[0]?.body).toMatchObject([
    { utid: 'U100001', amount: '25', externalReferenceId: 'reference-6', recipient: { email: 'person6@example.com' } },
  ]);
  expect(screen.queryByText('The reward for Person 6 was removed.')).toBeNull();
});

fullTest('what is changed after the cart could once not be read anew is shown', async () => {
  const page = await openCart(someLines(2));
  await screen.findByRole('heading', { name: '2 rewards' });
  const isDown = () => ({ status: 503 });
  page.api.use({
    'GET /shopping-carts/active': isDown,
    'DELETE /shopping-carts/:cart/line-items/by-identifier/:line': isDown,
  });
  await choose(page.user, 'Person 1', 'Remove');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(page.api.calls('GET /shopping-carts/active').length).toBeGreaterThan(1));
  page.api.use({
    'GET /shopping-carts/active': () => buildCart({ orderSource: 'CART', lineItemCount: 1 }),
    'GET /shopping-carts/:cart/line-items': () => someLines(1),
    'DELETE /shopping-carts/:cart/line-items/by-identifier/:line': () => null,
  });
  await choose(page.user, 'Person 2', 'Remove');
  expect(await screen.findByRole('heading', { name: '1 reward' })).toBeVisible();
});

fullTest('the only line is taken out and put back: the empty cart says how', async () => {
  const page = await openCart(someLines(1));
  await choose(page.user, 'Person 1', 'Remove');
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await page.user.click(undo);
  expect(await screen.findByText('Person 1')).toBeVisible();
});

test('the cart is emptied kind by kind, then deleted, after a question that names how many', async () => {
  const order: string[] = [];
  const page = await openCart(someLines(3), {
    'DELETE /shopping-carts/:cart/line-items/fulfillment-type/:kind': ({ params }) => {
      order.push(params['kind'] ?? '');
      return null;
    },
    'DELETE /shopping-carts/:cart': () => {
      order.push('cart');
      page.isGone();
      return null;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Empty cart' }));
  await page.user.click(await screen.findByRole('button', { name: 'Remove 3 rewards' }));
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByText(/in another tab/)).toBeNull();
  expect(order).toEqual(['DIGITAL', 'PHYSICAL', 'cart']);
});

fullTest('one kind of several is taken out by itself', async () => {
  const quote = buildQuote({ people: 2 });
  const summary = { ...quote.summary, physicalOrders: { recipientCount: 1, subtotal: 25 } };
  const page = await openCart(someLines(3), { 'POST /shopping-carts/:cart/quotes': () => ({ ...quote, summary }) });
  await page.user.click(await screen.findByRole('button', { name: 'Remove mailed rewards' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove mailed rewards' }));
  await page.user.click(dialog.getByRole('button', { name: 'Remove 1 reward' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kinds = page.api.calls('DELETE /shopping-carts/:cart/line-items/fulfillment-type/:kind');
  expect(kinds.map(({ params }) => params['kind'])).toEqual(['PHYSICAL']);
  expect(page.api.calls('DELETE /shopping-carts/:cart')).toHaveLength(0);
});

fullTest('a cart that cannot be emptied says so and stays', async () => {
  const page = await openCart(someLines(3), {
    'DELETE /shopping-carts/:cart/line-items/fulfillment-type/:kind': () => ({ status: 503 }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Empty cart' }));
  await page.user.click(await screen.findByRole('button', { name: 'Remove 3 rewards' }));
  expect(within(await screen.findByRole('dialog')).getByRole('alert')).toBeVisible();
  expect(page.api.calls('DELETE /shopping-carts/:cart')).toHaveLength(0);
});

test('ordered in another tab: the next action says so, and the cart is empty', async () => {
  const page = await openCart(someLines(2), {
    'DELETE /shopping-carts/:cart/line-items/by-identifier/:line': () => {
      page.isGone();
      return ALREADY_PLACED();
    },
    'GET /shopping-carts/:cart': () => buildCart({ status: 'PLACED', orderReferenceId: 'RG7' }),
  });
  await choose(page.user, 'Person 1', 'Remove');
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Open order RG7' })).toBeVisible();
});

test.each([
  ['quoted', 'error.quote.stale', 409],
  ['deleted', 'error.cart.notFound', 404],
])(
  'emptied in another tab while the question stands open: an order of a cart that was %s says so',
  async (_, i18nKey, status) => {
    let isEmpty = false;
    const page = await openCart(someLines(2), {
      'GET /shopping-carts/active': () => {
        if (isEmpty && status === 404) return null;
        return buildCart({ orderSource: 'CART', lineItemCount: isEmpty ? 0 : 2 });
      },
      'POST /shopping-carts/:cart/quotes': () =>
        isEmpty
          ? { status: 422, body: buildError({ status: 422, i18nKey: 'error.lines.required' }) }
          : buildQuote({ people: 2 }),
      'POST /orders': () => {
        isEmpty = true;
        return { status, body: buildError({ status, i18nKey }) };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Review order' }));
    await page.user.click(await screen.findByRole('button', { name: /^Order 2 rewards/ }));
    expect(await screen.findByText('This cart was emptied in another tab or window')).toBeVisible();
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
  },
);

fullTest('a cart that cannot be read is asked for again', async () => {
  let isDown = true;
  const page = await openCart(someLines(1), {
    'GET /shopping-carts/active': () => (isDown ? { status: 500 } : buildCart({ lineItemCount: 1 })),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await page.user.click(retry);
  expect(await screen.findByText('Person 1')).toBeVisible();
});

fullTest('a cart that is being filled says how far it is, and is priced and reviewed once all is there', async () => {
  let counts = { lineItemCount: 500, pendingLineItemCount: 49_500 };
  const page = await openCart(someLines(6), {
    'GET /shopping-carts/active': () => buildCart({ orderSource: 'CART', ...counts }),
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 50_000 }),
  });
  expect(await screen.findByRole('progressbar', { name: 'Adding 500 of 50,000 rewards' })).toBeVisible();
  const review = screen.getByRole('button', { name: /^Review/ });
  expect(review).toHaveAttribute('aria-disabled', 'true');
  expect(review).toHaveAccessibleDescription('You can review the order once all rewards are added.');
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit email for everyone' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Empty cart' })).toBeEnabled();
  expect(page.api.calls('POST /shopping-carts/:cart/quotes')).toHaveLength(0);
  const readBefore = page.api.calls('GET /shopping-carts/:cart/line-items').length;
  counts = { lineItemCount: 50_000, pendingLineItemCount: 0 };
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await waitFor(() => expect(page.api.calls('POST /shopping-carts/:cart/quotes')).toHaveLength(1));
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('1 to 5 of 50,000')).toBeVisible();
  expect(page.api.calls('GET /shopping-carts/:cart/line-items').length).toBeGreaterThan(readBefore);
});

fullTest('a cart that was not given all rows of a file says so, and leads to the file', async () => {
  await openCart(someLines(2), {
    'GET /shopping-carts/active': () =>
      buildCart({ orderSource: 'CART', lineItemCount: 2, unaddedLineItemCount: 3_500 }),
  });
  expect(await screen.findByText('3,500 rows of the file were not added')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your files' })).toHaveAttribute('href', '/order/bulk-upload');
});

fullTest(
  'a line by text shows its number, is changed into a mail, and the order tells its own words and the consent',
  async () => {
    const text = buildCartLine(1, {
      recipient: {
        firstName: 'Grace',
        lastName: null,
        email: null,
        mobileNumber: '+12025550123',
        deliveryType: 'MOBILE',
        address: null,
      },
    });
    const item = buildItem({ deliveryMethods: ['EMAIL', 'MOBILE'] });
    const page = await openCart([text], {
      'GET /platforms/:id': () => buildPlatform({ deliveryMethods: ['EMAIL', 'MOBILE'] }),
      'GET /catalog': () => catalog.buildCatalog([catalog.buildBrand({ items: [item] })]),
      'POST /shopping-carts/:cart/quotes': () =>
        buildQuote({ more: { texts: { body: 'A reward for you', parts: 1, lineCount: 1 } } }),
    });
    expect(await screen.findByText('(202) 555-0123')).toBeVisible();
    await choose(page.user, 'Grace', 'Edit');
    const edit = within(await screen.findByRole('dialog'));
    expect(await edit.findByLabelText(/^Mobile number/)).toHaveValue('(202) 555-0123');
    await page.user.click(edit.getByRole('radio', { name: 'By email' }));
    await page.user.type(edit.getByRole('textbox', { name: 'Email' }), 'grace@example.com');
    await page.user.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.api.calls('PATCH /shopping-carts/:cart/line-items/by-identifier/:line')[0]?.body).toMatchObject({
      recipient: { email: 'grace@example.com', mobileNumber: null },
    });
    await page.user.type(await screen.findByRole('textbox', { name: 'Line in text messages' }), 'Thank you!');
    await page.user.click(screen.getByRole('button', { name: 'Review order' }));
    await page.user.click(await screen.findByRole('checkbox', { name: /^I confirm that everyone/ }));
    await page.user.click(screen.getByRole('button', { name: /^Order 1 reward for/ }));
    expect(await screen.findByText('The order page')).toBeVisible();
    expect(page.api.calls('PATCH /shopping-carts/:cart')[0]?.body).toMatchObject({
      metadata: { carrierMessage: 'Thank you!' },
    });
    expect(page.api.calls('POST /orders')[0]?.body).toMatchObject({
      textConsent: { wording: '2026-11', language: 'en' },
    });
  },
);
