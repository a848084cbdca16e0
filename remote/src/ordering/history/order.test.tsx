import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handler } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import './locales.ts';
import { buildOrderDetail, buildOrderPage } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage, buildOrderLineRow } from './testing/buildOrderLine.ts';

const PATH = '/orders/RP261120-100001';

const ITEM = { utid: 'U000001', brandKey: 'MAPLE' };
const CATALOG = { brands: [{ brandKey: 'MAPLE', brandName: 'Maple Coffee', imageUrl: '/api/x.svg', items: [ITEM] }] };

const apiWith = (handlers: Record<string, Handler> = {}) =>
  apiServer({
    'GET /orders': () => buildOrderPage(),
    'GET /orders/:referenceOrderId': () => buildOrderDetail(),
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail(),
    'GET /catalog': () => CATALOG,
    ...handlers,
  });

const open = (path = PATH, api = apiWith()) => renderRoute({ rows: historyRoutes, path, api });

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('order page (H4, F17)', () => {
  test('after placing it says that the order is done, and asks the server for nothing but reading', async () => {
    const { location, api } = await open('/order-complete/RP261120-100001');
    expect(await screen.findByText('Your order is complete')).toBeVisible();
    expect(screen.getByText('All rewards are issued. $51.00 was charged to Marketing US.')).toBeVisible();
    expect(location()).toBe(PATH);
    expect(screen.getByRole('button', { name: 'Copy order reference' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order history' })).toHaveAttribute('href', '/orders/order-history');
    expect(await screen.findByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      '/order/reward/MAPLE?utid=U000001&amount=25',
    );
    expect(api.calls('POST /orders')).toHaveLength(0);
  });

  test('amounts, what is known and nothing that is not', async () => {
    const order = buildOrderDetail({
      feeTotal: 1,
      amountRefunded: 25.5,
      purchaseOrderNumber: 'PO-7',
      notes: 'For the fair',
      campaign: 'Spring',
      reissuedFrom: 'RP261101-100000',
      trackingNumbers: ['1Z99', '1Z98'],
      externalReferenceId: 'EXT-1',
      cardQuantity: 5,
    });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    await screen.findByRole('heading', { name: 'Order RP261120-100001' });
    expect(fact('Total paid')).toHaveTextContent('51.00 USD');
    expect(fact('Refunded')).toHaveTextContent('25.50 USD');
    expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
    expect(fact('Purchase order number')).toHaveTextContent('PO-7');
    expect(fact('Notes')).toHaveTextContent('For the fair');
    expect(fact('Campaign')).toHaveTextContent('Spring');
    expect(fact('External reference')).toHaveTextContent('EXT-1');
    expect(fact('Tracking number')).toHaveTextContent('1Z99, 1Z98');
    expect(fact('Cards')).toHaveTextContent('5');
    expect(fact('Account')).toHaveTextContent('Marketing USA1');
    expect(fact('Account number')).toHaveTextContent('100001');
    expect(fact('Group')).toHaveTextContent('MarketingG1');
    expect(fact('Paid with')).toHaveTextContent('Account balance');
    expect(fact('Created by')).toHaveTextContent('Ada Byron');
    expect(fact('Source')).toHaveTextContent('Cart');
    expect(screen.getByRole('link', { name: 'RP261101-100000' })).toHaveAttribute('href', '/orders/RP261101-100000');
  });

  test.each([
    [
      'PARTIAL',
      'Some rewards could not be issued',
      '$51.00 was charged to Marketing US and $25.50 was returned to it. The lines below say why.',
    ],
    [
      'FAILED',
      'No reward could be issued',
      '$25.50 was returned to Marketing US. The lines below say why. You can place the order again.',
    ],
  ] as const)('a %s order says what became of the money', async (status, title, text) => {
    await open(
      PATH,
      apiWith({ 'GET /orders/:referenceOrderId': () => buildOrderDetail({ status, amountRefunded: 25.5 }) }),
    );
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('without the right to place orders there is no sending again', async () => {
    await open(PATH, apiWith({ 'GET /account': () => buildPrincipal({ authorities: ['ORDER_HISTORY_ACCESS'] }) }));
    await screen.findByText('Grace Hopper');
    expect(screen.queryByRole('link', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('an unknown order is not found and leads to the history', async () => {
    await open('/orders/RP000000-1', apiServer());
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.getByText(/There is no order RP000000-1/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order history' })).toHaveAttribute('href', '/orders/order-history');
  });

  test('a failure to load is no missing order', async () => {
    await open(
      PATH,
      apiWith({
        'GET /orders/:referenceOrderId': () => ({
          status: 503,
          body: { status: 503, i18nKey: 'error.unavailable', description: '' },
        }),
      }),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an order being issued', () => {
  afterEach(() => jest.useRealTimers());

  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

  test('is asked for every two seconds until it is final, and then no more', async () => {
    let done = false;
    const api = apiWith({
      'GET /orders/:referenceOrderId': () => buildOrderDetail(done ? {} : { status: 'PENDING', completedDate: null }),
      'GET /orders/:referenceOrderId/lines': () =>
        buildOrderLinePage([
          buildOrderLineRow(done ? {} : { status: 'PENDING', deliveryStatus: 'PROCESSING', rewardStatus: null }),
        ]),
    });
    const { navigate } = await open('/orders/order-history', api);
    await screen.findByRole('table');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
    navigate(PATH);
    expect(await screen.findByText('Rewards are being issued')).toBeVisible();
    const asked = () => api.calls('GET /orders/:referenceOrderId').length;
    const before = asked();
    await seconds(2);
    await seconds(2);
    expect(asked()).toBe(before + 2);
    done = true;
    await seconds(2);
    expect(screen.getByText('Your order is complete')).toBeVisible();
    expect(await screen.findByText('Delivered', { selector: 'button' })).toBeVisible();
    const final = asked();
    const lines = api.calls('GET /orders/:referenceOrderId/lines').length;
    await seconds(30);
    expect(asked()).toBe(final);
    expect(api.calls('GET /orders/:referenceOrderId/lines')).toHaveLength(lines);
  });
});

describe('order line (H5)', () => {
  test('opens beside the order, keeps the page of the table and closes again', async () => {
    const { user, location } = await open(`${PATH}?size=50`);
    await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
    expect(location()).toBe(`${PATH}/1?size=50`);
    const panel = within(await screen.findByRole('dialog', { name: 'Line 1' }));
    expect(panel.getByText('Maple Coffee for Grace Hopper')).toBeVisible();
    expect(panel.getByText('Thank you for everything')).toBeVisible();
    expect(panel.getByText('Standard · E000000')).toBeVisible();
    expect(panel.getByText('25.50 USD')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?size=50`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('tells what happened, newest first, with actor and reason', async () => {
    const line = buildOrderLineDetail({
      status: 'FAILED',
      timeline: [
        { at: '2026-11-20T09:00:00Z', event: 'PLACED', actor: 'Ada Byron', reason: null },
        { at: '2026-11-20T09:00:05Z', event: 'REFUNDED', actor: null, reason: null },
        { at: '2026-11-20T09:00:04Z', event: 'ISSUE_FAILED', actor: null, reason: 'The brand does not answer' },
      ],
    });
    await open(`${PATH}/1`, apiWith({ 'GET /orders/:referenceOrderId/lines/:lineNumber': () => line }));
    const timeline = await screen.findByRole('list', { name: 'What happened' });
    const events = within(timeline).getAllByRole('listitem');
    expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual([
      'Money returned',
      'Reward could not be issued',
      'Ordered',
    ]);
    expect(events[1]).toHaveTextContent('The brand does not answer');
    expect(events[2]).toHaveTextContent('Ada Byron');
  });

  test('a line that the order does not have is not found', async () => {
    const missing = { status: 404, body: { status: 404, i18nKey: 'error.notFound', description: '' } };
    await open(`${PATH}/9`, apiWith({ 'GET /orders/:referenceOrderId/lines/:lineNumber': () => missing }));
    expect(await screen.findByText('This order has no such line.')).toBeVisible();
  });
});
