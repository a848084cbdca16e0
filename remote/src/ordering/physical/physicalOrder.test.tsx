import type { AddCartLinesBody, CartLine, ChangeCartLinesBody } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrintTemplate } from '../../testing/builders/buildPrintTemplate.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { orderingRoutes } from '../index.ts';
import { buildEstimates } from './testing/buildEstimates.ts';
import { buildMailedLine } from './testing/buildMailedLine.ts';
import { buildMailedCart, mailedHandlers } from './testing/mailedServer.ts';

const ADD = 'POST /shopping-carts/:cart/line-items/bulk';
const LETTERS = 'PATCH /shopping-carts/:cart/line-items';

/** A server with one active cart, which keeps its lines. */
function createCarts() {
  let lines: readonly CartLine[] = [];
  const cart = () => buildMailedCart(lines);
  const toLine = ({ recipient, deliveryTemplate }: AddCartLinesBody[number]): CartLine => {
    const line = buildMailedLine(lines.length + 1);
    return {
      ...line,
      recipient: { ...line.recipient, firstName: recipient.firstName ?? '', lastName: recipient.lastName ?? '' },
      deliveryTemplate: {
        ...line.deliveryTemplate,
        toName: deliveryTemplate.toName ?? null,
        fromName: deliveryTemplate.fromName ?? null,
        letterHeadTitle: null,
        message: null,
      },
    };
  };
  return apiServer({
    ...mailedHandlers(),
    'GET /shopping-carts/active': () => (lines.length === 0 ? null : cart()),
    'POST /shopping-carts': () => cart(),
    'GET /shopping-carts/:cart/line-items': () => [...lines],
    [ADD]: ({ body }) => {
      lines = [...lines, ...(body as AddCartLinesBody).map(toLine)];
      return cart();
    },
    [LETTERS]: ({ body }) => {
      const { letter } = body as ChangeCartLinesBody;
      lines = lines.map((line) => ({ ...line, deliveryTemplate: { ...line.deliveryTemplate, ...letter } }));
      return cart();
    },
    'GET /print-templates/account/:account': () => [buildPrintTemplate()],
    'POST /shopping-carts/:cart/shipping-fee-estimates': () => buildEstimates(),
  });
}

const createTyping = (user: UserEvent) => async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

test('people are added with their addresses, what is wrong stands at its field, and their letters are written together', async () => {
  const { user, api, location } = await renderRoute({
    rows: orderingRoutes,
    path: '/order/physical/recipients?utid=U200001&amount=25.00',
    api: createCarts(),
  });
  const type = createTyping(user);
  expect(await screen.findByText(/7-10 business days, US only/)).toBeVisible();
  await type('First name', 'Ana');
  await type('Last name', 'Lopez');
  await type('Street address', 'PO Box 9');
  expect(screen.getByText(/Only the postal service delivers to a PO box/)).toBeVisible();
  await type('City', 'San Francisco');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Guam');
  expect(screen.getByText(/Only the postal service delivers there/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
  await type('ZIP code', '9410');
  await user.click(screen.getByRole('button', { name: 'Add another person' }));
  expect(await screen.findByText(/Enter a ZIP code like/)).toBeVisible();
  expect(api.calls(ADD)).toHaveLength(0);
  await type('ZIP code', '94103');
  await user.click(screen.getByRole('button', { name: 'Add another person' }));
  expect(await screen.findByRole('heading', { name: '1 person' })).toBeVisible();
  expect(api.calls(ADD)[0]?.body).toMatchObject([
    {
      utid: 'U200001',
      amount: '25.00',
      recipient: { firstName: 'Ana', lastName: 'Lopez', address: { streetLine1: 'PO Box 9', country: 'US' } },
      deliveryTemplate: { toName: 'Ana Lopez' },
    },
  ]);

  await type('First name', 'Ben');
  await type('Last name', 'Okafor');
  await type('Street address', '12 Main St');
  await type('City', 'Austin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Texas');
  await type('ZIP code', '78701');
  await user.click(screen.getByRole('button', { name: 'Continue to letter' }));
  await waitFor(() => expect(location()).toBe('/order/physical/personalization'));

  expect(await screen.findByRole('heading', { name: 'What all letters say' })).toBeVisible();
  const letters = within(screen.getByRole('list', { name: 'Letters of the order' }));
  expect(letters.getAllByText('Still missing: message')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  expect(await screen.findByText('Enter a message.')).toBeVisible();
  await type('Message', 'x'.repeat(151));
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  expect(await screen.findByText('1 character too many')).toBeVisible();
  expect(api.calls(LETTERS)).toHaveLength(0);
  await type('Message', 'You made the fair a success.');
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await waitFor(() => expect(location()).toBe('/order/physical/shipping'));
  expect(api.calls(LETTERS)[0]?.body).toEqual({ letter: { message: 'You made the fair a success.' } });
});

test('a step that is opened too early leads to the first one that lacks something', async () => {
  const { location } = await renderRoute({
    rows: orderingRoutes,
    path: '/order/physical/review',
    api: createCarts(),
  });
  await waitFor(() => expect(location()).toBe('/order/physical/recipients'));
  expect(await screen.findByText('No reward selected')).toBeVisible();
});

test('the first person leads to the letter at once', async () => {
  const { user, location } = await renderRoute({
    rows: orderingRoutes,
    path: '/order/physical/recipients?utid=U200001&amount=25.00',
    api: createCarts(),
  });
  const type = createTyping(user);
  await type('First name', 'Ana');
  await type('Last name', 'Lopez');
  await type('Street address', '1 Market Street');
  await type('City', 'San Francisco');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'California');
  await type('ZIP code', '94103');
  await user.click(screen.getByRole('button', { name: 'Continue to letter' }));
  expect(await screen.findByRole('heading', { name: 'What the letter says' })).toBeVisible();
  expect(location()).toBe('/order/physical/personalization');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('Ana Lopez');
});
