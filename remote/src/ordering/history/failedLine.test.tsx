import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullRows, fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCatalog } from '../../entities/catalog/testing/buildCatalog.ts';
import { buildCart } from '../quick-order/testing/buildCart.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import {
  buildLineItemPage,
  buildLineItemRow,
  buildOrderLineDetail,
  buildOrderLinePage,
  buildOrderLineRow,
  buildResend,
} from './testing/buildOrderLine.ts';

const ORDER = '/orders/RP261120-100001';
const RESENDS = 'POST /orders/:referenceOrderId/lines/:lineNumber/resends';
const LINE = 'GET /orders/:referenceOrderId/lines/:lineNumber';
const CART = 'POST /orders/:referenceOrderId/cart';

const CHECKOUT_ROW = {
  path: PATHS.checkout,
  titleKey: 'orderHistory:title.order',
  segmentName: 'Checkout',
  page: () => Promise.resolve(() => <h1>Checkout</h1>),
} as const;

const undelivered = (reason: LineReason) =>
  ({ deliveryStatus: 'NOT_DELIVERED', state: 'UNDELIVERED', reason }) as const;

async function open(path: string, reason: LineReason, line: Partial<OrderLineDetail> = {}, order?: OrderDetail) {
  const missed = { ...undelivered(reason), ...line };
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /line-items': () => buildLineItemPage([buildLineItemRow(missed)]),
    'GET /orders/:referenceOrderId': () =>
      order ??
      buildOrderDetail({
        state: 'PARTIAL',
        lineCounts: { total: 2, written: 2, issued: 2, failed: 0, delivered: 1, undelivered: 1 },
        problems: [{ reason, lines: 1 }],
      }),
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage([buildOrderLineRow(missed)]),
    [LINE]: () => buildOrderLineDetail(missed),
    [RESENDS]: ({ body }) => ({
      recipient: String((body as { email?: string }).email),
      at: '2026-11-21T09:00:00Z',
      resentBy: 'Ada Byron',
      reason: 'DELIVERY_INFO',
    }),
  });
  return renderRoute({ rows: [...historyRoutes, CHECKOUT_ROW], path, api });
}

const getLadder = async () => within(await screen.findByRole('region', { name: 'Actions for Grace Hopper' }));

type Advice = readonly [reason: LineReason, action: string, advice: RegExp];

test.each<Advice>([
  ['noSuchMailbox', 'Fix address and send again', /Correct the address/],
  ...fullRows<Advice>([
    ['noSuchDomain', 'Fix address and send again', /Correct the address/],
    ['mailboxFull', 'Send again', /in a day or two/],
    ['senderBlocked', 'Send to another address', /IT team to allow our messages/],
    ['markedAsSpam', 'Send to another address', /cancel it under More/],
    ['melted' as LineReason, 'Send again', /costs nothing/],
  ]),
])('a reward that did not arrive by %s leads first to %s', async (reason, action, advice) => {
  await open(`${ORDER}/1`, reason);
  const ladder = await getLadder();
  const [first, ...others] = ladder.getAllByRole('button');
  expect(first).toHaveTextContent(action);
  expect(others.map(({ textContent }) => textContent)).toEqual(['Show the codes', 'More']);
  expect(screen.getByText(advice)).toBeVisible();
});

fullTest('a domain that blocks is told the address to allow', async () => {
  await open(`${ORDER}/1`, 'senderBlocked');
  expect(await screen.findByText('rewards@portal.example')).toBeVisible();
});

test('a dead address is corrected from the drawer: it stands struck through, and must change', async () => {
  const { user, api } = await open(`${ORDER}/1`, 'noSuchMailbox');
  await user.click((await getLadder()).getByRole('button', { name: 'Fix address and send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fix address and send again' }));
  const email = dialog.getByLabelText(/^New email/);
  await waitFor(() => expect(email).toHaveFocus());
  expect(dialog.getByText('grace@navy.example').tagName).toBe('S');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Fix address and send again' }));
  expect(await dialog.findByText('The message to this address came back. Enter another one.')).toBeVisible();
  await user.clear(email);
  await user.type(email, 'hopper@navy.example');
  await user.click(dialog.getByRole('button', { name: 'Fix address and send again' }));
  expect(await screen.findByText('The reward is being sent to hopper@navy.example again.')).toBeVisible();
  expect(api.calls(RESENDS)[0]?.body).toMatchObject({ email: 'hopper@navy.example', reason: 'DELIVERY_INFO' });
});

fullTest('a text that did not arrive goes by email instead, from the line and from its order', async () => {
  const texted = { deliveryMethod: 'MOBILE', recipientEmail: null, recipientMobileNumber: '+12025550197' } as const;
  const { user, api, navigate } = await open(`${ORDER}/1`, 'unknown', {
    ...texted,
    resend: buildResend({ deliveryMethods: ['EMAIL', 'MOBILE'] }),
  });
  const [first] = (await getLadder()).getAllByRole('button');
  expect(first).toHaveTextContent('Send by email instead');
  expect(screen.getByText(/Send it by email instead/)).toBeVisible();
  navigate(ORDER);
  await user.click(await screen.findByRole('button', { name: 'Send by email instead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send by email instead' }));
  expect(dialog.getByRole('radio', { name: 'Email' })).toBeChecked();
  expect(dialog.getByText('(202) 555-0197').tagName).toBe('S');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveFocus());
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'grace@navy.example');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Send by email instead' }));
  expect(await screen.findByText('The reward is being sent to grace@navy.example again.')).toBeVisible();
  expect(api.calls(RESENDS)[0]?.body).toMatchObject({ email: 'grace@navy.example', reason: 'DELIVERY_METHOD' });
});

fullTest('a line that was cancelled in another tab leaves the dialog with what was typed, and says so', async () => {
  const { user, api } = await open(`${ORDER}/1`, 'noSuchMailbox');
  await user.click((await getLadder()).getByRole('button', { name: 'Fix address and send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fix address and send again' }));
  const email = dialog.getByLabelText(/^New email/);
  await user.clear(email);
  await user.type(email, 'hopper@navy.example');
  await user.click(dialog.getByRole('checkbox'));
  const cancelled = { rewardStatus: 'CANCELLED', resend: buildResend({ refusal: 'notUsable' }) } as const;
  api.use({
    [LINE]: () => buildOrderLineDetail({ ...undelivered('noSuchMailbox'), ...cancelled }),
    [RESENDS]: () => ({
      status: 422,
      body: { status: 422, i18nKey: 'error.resend.notUsable', description: '', requestId: 'r' },
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Fix address and send again' }));
  expect(await dialog.findByText('This reward cannot be used.')).toBeVisible();
  expect(email).toHaveValue('hopper@navy.example');
});

fullTest('the banner of an order and the menu of a row begin with the same act', async () => {
  const { user, navigate } = await open(ORDER, 'noSuchMailbox');
  await user.click(await screen.findByRole('button', { name: 'Fix address and send again' }));
  expect(await screen.findByRole('dialog', { name: 'Fix address and send again' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  navigate('/orders/line-item-history');
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fix address and send again' }));
  expect(await screen.findByRole('dialog', { name: 'Fix address and send again' })).toBeVisible();
});

fullTest('the banner says that it is about one, where several rewards did not arrive', async () => {
  const { api, navigate } = await open('/orders/line-item-history', 'mailboxFull');
  const lines = [
    buildOrderLineRow(undelivered('mailboxFull')),
    buildOrderLineRow({ ...undelivered('noSuchMailbox'), lineId: 'l-2', lineNumber: 2, resendRight: 'SAME_ADDRESS' }),
  ];
  api.use({ 'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(lines) });
  navigate(ORDER);
  expect(await screen.findByRole('button', { name: 'Send 1 reward again' })).toBeVisible();
});

test('who may not change an address asks by name who can, with a mail that holds the link', async () => {
  const addressManager = { name: 'Tomás Rivera', email: 'tomas@demo.example' };
  const line = {
    resendRight: 'SAME_ADDRESS',
    resend: buildResend({ canChangeAddress: false, addressManager }),
  } as const;
  const { navigate } = await open(`${ORDER}/1`, 'noSuchMailbox', line);
  const link = (await getLadder()).getByRole('link', { name: 'Ask Tomás Rivera' });
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:tomas@demo\.example\?subject=/);
  expect(decodeURIComponent(href)).toContain(`http://localhost${ORDER}/1`);
  expect(screen.getByText('You cannot change the address, but Tomás Rivera can.')).toBeVisible();
  navigate(ORDER);
  expect(await screen.findByRole('link', { name: 'Ask Tomás Rivera' })).toBeVisible();
});

fullTest('who reads no names of colleagues asks an administrator', async () => {
  const line = { resendRight: 'SAME_ADDRESS', resend: buildResend({ canChangeAddress: false }) } as const;
  await open(`${ORDER}/1`, 'noSuchMailbox', line);
  const link = (await getLadder()).getByRole('link', { name: /^Ask an administrator of / });
  expect(link.getAttribute('href')).toMatch(/^mailto:\?subject=/);
});

fullTest('ordering again stands behind More, and opens a checkout of its own', async () => {
  const { user, api, location } = await open(ORDER, 'noSuchMailbox');
  api.use({
    [CART]: () => ({ status: 404, body: { status: 404, i18nKey: 'error.account.notFound', description: '' } }),
  });
  const orderAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Order again' }));
  };
  await orderAgain();
  expect(await screen.findByText(/account/i, { selector: '[role=alert] *' })).toBeVisible();
  api.use({ [CART]: () => buildCart({ cartId: 'c-1' }) });
  await orderAgain();
  await waitFor(() => expect(location()).toBe('/order/checkout?cartId=c-1&repeats=RP261120-100001'));
  expect(api.calls(CART).at(-1)?.body).toEqual({});
});

test('who may not order is not offered to order again', async () => {
  const { user } = await renderRoute({
    rows: historyRoutes,
    path: ORDER,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['ORDER_HISTORY_ACCESS'] }),
      'GET /orders/:referenceOrderId': () => buildOrderDetail(),
      'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    }),
  });
  await screen.findByText('Grace Hopper');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Email me the receipt' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Order again' })).toBeNull();
});
