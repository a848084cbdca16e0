import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { shippingInfoOf } from '@portal/shared/domain/shipping/shippingMethods';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCart, CART_ID } from '../quick-order/testing/buildCart.ts';
import { elsewhere } from '../quick-order/testing/elsewhere.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage, buildOrderLineRow } from './testing/buildOrderLine.ts';

const PATH = '/orders/RP261120-100001/1';
const LINE = 'GET /orders/:referenceOrderId/lines/:lineNumber';
const PRINT = 'POST /orders/:referenceOrderId/lines/:lineNumber/print';
const CART = 'POST /orders/:referenceOrderId/cart';

const MAILED = {
  deliveryMethod: 'MAILED',
  deliveryStatus: 'PROCESSING',
  state: 'SENDING',
  recipientEmail: null,
} as const;

const buildMailed = (overrides: Partial<OrderLineDetail> = {}): OrderLineDetail =>
  buildOrderLineDetail({
    ...MAILED,
    etid: null,
    ptid: 'P000000',
    isPrintable: true,
    templateName: 'Thank-you letter',
    letterHeadTitle: 'Thank you',
    subject: null,
    address: {
      companyName: null,
      streetLine1: '500 Market St',
      streetLine2: null,
      city: 'San Francisco',
      stateOrProvince: 'CA',
      postalCode: '94105',
      country: 'US',
    },
    shippingInfo: shippingInfoOf('ups2nddaysignature'),
    shipping: 29.45,
    resend: null,
    ...overrides,
  });

const open = (line: OrderLineDetail, path = PATH) =>
  renderRoute({
    rows: [...historyRoutes, elsewhere('/order/physical/recipients', 'The steps')],
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal(),
      'GET /orders/:referenceOrderId': () => buildOrderDetail({ type: 'PHYSICAL' }),
      'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage([buildOrderLineRow(MAILED)]),
      [LINE]: () => line,
      [PRINT]: () =>
        new Response('%PDF-1.7', { headers: { 'content-disposition': 'attachment; filename="letter-1.pdf"' } }),
      [CART]: () => buildCart(),
    }),
  });

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Reward for Grace Hopper' }));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('says where it goes and how, and has a number that leads to the carrier within five seconds', async () => {
  const { api, navigate } = await open(buildMailed(), '/orders/RP261120-100001');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  jest.useFakeTimers();
  navigate(PATH);
  const panel = await drawer();
  expect(await panel.findByRole('button', { name: 'Processing' })).toBeVisible();
  const known: readonly [string, string][] = [
    ['Delivery method', 'Mail'],
    ['Mailing address', '500 Market StSan Francisco CA 94105United States'],
    ['Shipping method', 'UPS 2nd Day with signature'],
    ['Shipping', '$29.45'],
    ['Template', 'Standard letter'],
    ['Template ID', 'P000000'],
    ['Letterhead', 'Thank you'],
    ['Message', 'Thank you for everything'],
  ];
  for (const [name, value] of known)
    expect(panel.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
  api.use({
    [LINE]: () => buildMailed({ deliveryStatus: 'MAILED', state: 'DELIVERED', trackingNumber: '1Z999AA10123456784' }),
  });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(panel.getByRole('button', { name: 'Mailed' })).toBeVisible();
  const link = panel.getByRole('link', { name: /^1Z999AA10123456784 .*new tab/ });
  expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999AA10123456784');
  expect(link).toHaveAttribute('target', '_blank');
  expect(panel.getByRole('button', { name: 'Copy tracking number' })).toBeVisible();
});

test('its letter is printed again: opened in the viewer of the browser, or saved', async () => {
  const revoked: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:letter', revokeObjectURL: (url: string) => revoked.push(url) });
  const { user, api } = await open(buildMailed());
  await user.click(await (await drawer()).findByRole('button', { name: 'Print the letter again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Letter for Grace Hopper' }));
  expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', 'blob:letter');
  expect(dialog.getByRole('link', { name: 'Save' })).toHaveAttribute('download', 'letter-1.pdf');
  expect(api.calls(PRINT)).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(revoked).toEqual(['blob:letter']));
});

test('one that failed is ordered again first, in the steps, with all that was typed', async () => {
  const { user, api, location } = await open(
    buildMailed({ status: 'FAILED', state: 'FAILED', deliveryStatus: 'NOT_SENT', rewardStatus: null }),
  );
  const ladder = within(await screen.findByRole('region', { name: 'Actions for Grace Hopper' }));
  const [first] = ladder.getAllByRole('button');
  expect(first).toHaveTextContent('Order this reward again');
  await user.click(ladder.getByRole('button', { name: 'Order this reward again' }));
  expect(await screen.findByText('The steps')).toBeVisible();
  expect(location()).toBe(`/order/physical/recipients?cart=${CART_ID}`);
  expect(api.calls(CART)[0]?.body).toEqual({ lineNumber: 1 });
});
