import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBrand, buildCatalog, buildFixedItem, buildItem } from '../../../entities/catalog/testing/buildCatalog.ts';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildOrderDraft, buildOrderDraftSummary } from '../../../testing/builders/buildOrderDraft.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { orderingRoutes } from '../../index.ts';
import { buildCart, CART_ID } from '../../quick-order/testing/buildCart.ts';
import { stubLines } from '../../quick-order/testing/stubLines.ts';
import { buildEstimates } from '../testing/buildEstimates.ts';
import { buildMailing } from '../testing/mailedServer.ts';
import { buildMailedLine } from '../testing/buildMailedLine.ts';

const bulk = { fulfillmentType: 'BULK_PROVISIONING_SUPPORTED', deliveryMethods: ['BULK_PHYSICAL'] } as const;
const brands = [
  buildBrand({
    brandKey: 'B1',
    brandName: 'Harbour Books',
    items: [
      buildItem({
        utid: 'U300001',
        rewardName: 'Harbour Books Card, bulk',
        brandKey: 'B1',
        ...bulk,
        deliveryMethods: ['BULK_PHYSICAL'],
      }),
    ],
  }),
  buildBrand({
    brandKey: 'B2',
    brandName: 'Corner Coffee',
    items: [
      buildFixedItem(20, {
        utid: 'U300002',
        rewardName: 'Coffee Card 20',
        brandKey: 'B2',
        ...bulk,
        deliveryMethods: ['BULK_PHYSICAL'],
      }),
    ],
  }),
];
const PLATFORM = buildPlatform({ deliveryMethods: ['EMAIL', 'MAILED', 'BULK_PHYSICAL'] });
const LINES = 'PUT /shopping-carts/:cart/line-items';

const bulkCart = (overrides: Partial<ShoppingCart> = {}): ShoppingCart =>
  buildCart({ orderSource: 'BULK_PHYSICAL', ...overrides });

function open(handlers: Handlers = {}, path = '/order/physical/recipients?bulk=U300001&amount=25.00') {
  const api = apiServer({
    'GET /platforms/:id': () => PLATFORM,
    'GET /catalog': () => buildCatalog(brands),
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount()] })],
    'GET /address-lookup': () => ({ provider: null }),
    'GET /order-drafts': () => ({ drafts: [], uploads: [] }),
    'PUT /order-drafts/:kind': () => buildOrderDraftSummary({ kind: 'BULK_PHYSICAL' }),
    'POST /shopping-carts': () => bulkCart(),
    'GET /shopping-carts/:cart': () => bulkCart({ lineItemCount: 1, mailing: buildMailing([buildMailedLine(1)]) }),
    [LINES]: () => [],
    ...stubLines([buildMailedLine(1)]),
    'POST /shopping-carts/:cart/shipping-fee-estimates': () => buildEstimates(),
    ...handlers,
  });
  return renderRoute({ rows: orderingRoutes, path, api });
}

test('many cards to one address: counted, summed, refused above 5,000, saved to a cart of their own', async () => {
  const { user, api, location } = await open();
  const type = async (name: string, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  expect(await screen.findByText(/arrive 7–10 business days after you order/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  expect(await screen.findByText('Enter a number of cards.')).toBeVisible();
  await type('Company (optional)', 'Corpus Ltd');
  await type('Contact’s first name', 'Ines');
  await type('Contact’s last name', 'Quinn');
  await type('Street address', '12 Sample Street');
  await type('City', 'San Francisco');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA');
  await type('ZIP code', '94105');
  await type('Number of cards', '4,900');
  await user.click(screen.getByRole('button', { name: 'Add another value' }));
  const sum = within(screen.getByRole('status', { name: 'Sum of the order' }));
  expect(sum.getByText('100 more can be added')).toBeVisible();
  await user.keyboard('50');
  await user.tab();
  await user.keyboard('101');
  expect(sum.getByText('1 card too many: at most 5,000 in one order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  expect(await screen.findByText(/Cards that can still be added: 100\./)).toBeVisible();
  await user.keyboard('{Backspace}{Backspace}0');
  expect(sum.getByText('$123,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await waitFor(() => expect(location()).toBe(`/order/physical/shipping?cart=${CART_ID}`));
  expect(api.calls('POST /shopping-carts')[0]?.body).toEqual({ accountIdentifier: 'A1', orderSource: 'BULK_PHYSICAL' });
  const recipient = { firstName: 'Ines', address: { companyName: 'Corpus Ltd', postalCode: '94105', country: 'US' } };
  expect(api.calls(LINES)[0]?.body).toMatchObject({
    lineItems: [
      { utid: 'U300001', amount: '25.00', quantity: 4_900, recipient },
      { utid: 'U300001', amount: '50.00', quantity: 10, recipient },
    ],
  });
});

test('what the server refuses stands at its field, another brand has its own values, and the address stays', async () => {
  const field = 'lineItems[0].quantity';
  const refusal = { field, i18nKey: 'error.bulk.left', values: { max: '5000', left: '3' } };
  const line = buildMailedLine(1, { more: { utid: 'U300001', quantity: 7 } });
  const { user, api } = await open(
    {
      ...stubLines([line]),
      [LINES]: () => ({
        status: 422,
        body: buildError({ status: 422, i18nKey: 'error.validation', fields: [refusal] }),
      }),
    },
    `/order/physical/recipients?cart=${CART_ID}`,
  );
  expect(await screen.findByRole('textbox', { name: 'Number of cards' })).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  expect(await screen.findByText(/Cards that can still be added: 3\./)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Corner Coffee');
  expect(screen.getByRole('group', { name: 'Coffee Card 20' })).toHaveTextContent('$20.00');
  expect(screen.getByText('San Francisco, CA 94105')).toBeVisible();
  expect(api.calls('POST /shopping-carts')).toHaveLength(0);
});

test('a bulk order that was left is continued; where these are switched off it says so', async () => {
  const kind = 'BULK_PHYSICAL';
  const rows = [{ utid: 'U300001', amount: '25.00', quantity: '12' }];
  const { user, api } = await open(
    {
      'GET /order-drafts': () => ({ drafts: [buildOrderDraftSummary({ kind })], uploads: [] }),
      'GET /order-drafts/:kind': () =>
        buildOrderDraft({
          kind,
          content: {
            groupAndAccount: { accountIdentifier: 'A1' },
            reward: { brandKey: 'B1', rewardName: 'Harbour Books' },
            recipients: [{ firstName: 'Ines', lastName: 'Quinn' }],
            recipientAddress: { companyName: 'Corpus Ltd', city: 'San Francisco', country: 'US' },
            values: rows,
          },
        }),
      'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ bulkOrdersDisabled: true })] })],
    },
    '/order/physical/recipients?bulk=',
  );
  expect(await screen.findByRole('textbox', { name: 'Contact’s first name' })).toHaveValue('Ines');
  expect(screen.getByRole('textbox', { name: 'Number of cards' })).toHaveValue('12');
  expect(await screen.findByText(/^Bulk orders are turned off for Marketing US\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to shipping' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: 'City' }), ', North');
  await waitFor(() => expect(api.calls('PUT /order-drafts/:kind')).toHaveLength(1));
  expect(api.calls('PUT /order-drafts/:kind')[0]?.body).toMatchObject({
    step: 'RECIPIENTS',
    content: { values: rows, recipientAddress: { city: 'San Francisco, North' } },
  });
});
