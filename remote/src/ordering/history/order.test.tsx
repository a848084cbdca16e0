import type { OrderDetail } from '@portal/shared/contract/orders';
import type { PortalEvent } from '@portal/shared/federation/remoteModule';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Refusal } from '../../testing/apiResponses.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullRows, fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildBrand, buildCatalog, buildItem } from '../../entities/catalog/testing/buildCatalog.ts';
import { valueOfNewerServer } from '../../testing/valueOfNewerServer.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail, buildOrderPage, buildOrderRow } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage, buildOrderLineRow, NO_ACT } from './testing/buildOrderLine.ts';

const PATH = '/orders/RP261120-100001';

const CATALOG = buildCatalog([
  buildBrand({ brandKey: 'MAPLE', brandName: 'Maple Coffee', items: [buildItem({ utid: 'U000001' })] }),
]);

const apiWith = (handlers: Handlers = {}) =>
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

describe('order page', () => {
  test('states of order, line and event that only a newer server knows get neutral words', async () => {
    const line = buildOrderLineDetail({
      state: valueOfNewerServer(),
      timeline: [
        {
          event: valueOfNewerServer(),
          at: '2026-11-20T09:00:00Z',
          actor: null,
          recipient: null,
          reason: valueOfNewerServer(),
          ...NO_ACT,
        },
      ],
    });
    await open(
      `${PATH}/1`,
      apiWith({
        'GET /orders/:referenceOrderId': () => buildOrderDetail({ state: valueOfNewerServer() }),
        'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage([buildOrderLineRow({ state: line.state })]),
        'GET /orders/:referenceOrderId/lines/:lineNumber': () => line,
      }),
    );
    await waitFor(() => expect(screen.getAllByText('Unknown')).toHaveLength(5));
    expect(document.body).not.toHaveTextContent('ON_THE_MOON');
  });

  test('after placing it says that the order is done, and asks the server for nothing but reading', async () => {
    const { user, location, api, navigate } = await open('/order-complete/RP261120-100001');
    expect(await screen.findByText('Your order is complete')).toBeVisible();
    expect(screen.getByText('All rewards were delivered. $51.00 was charged to Marketing US.')).toBeVisible();
    expect(location()).toBe(PATH);
    expect(screen.getByRole('button', { name: 'Copy order reference' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order history' })).toHaveAttribute('href', '/orders/order-history');
    // It pays again, so that it is no act that comes first.
    expect(screen.queryByText('Order again')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Order again' })).toBeVisible();
    expect(api.calls('POST /orders')).toHaveLength(0);
    navigate('/orders/order-history');
    await screen.findByRole('table', { name: 'Orders' });
    navigate(-1);
    await screen.findByRole('heading', { name: '2 × Maple Coffee for Grace Hopper and 1 other' });
    expect(screen.queryByText('Your order is complete')).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  });

  test.each([
    [false, 'It usually goes on by Nov 24, 2026.'],
    [true, /^It was expected to go on by Nov 24, 2026 and takes longer than usual\./],
  ])('an order on hold says why and until when; it is late: %s', async (isLate, text) => {
    const heldSince = '2026-11-20T09:00:00Z';
    await open(
      PATH,
      apiWith({
        'GET /orders/:referenceOrderId': () =>
          buildOrderDetail({
            status: 'PENDING',
            state: 'ON_HOLD',
            hold: { reason: 'BUSINESS_REVIEW', heldSince, expectedDate: '2026-11-24', isLate },
          }),
        'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage([buildOrderLineRow({ state: 'PENDING' })]),
      }),
    );
    expect(await screen.findByText('Your order is on hold')).toBeVisible();
    expect(screen.getByText('The business of your organization is under review.')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'On hold' })).toBeVisible();
  });

  fullTest('page and document are named after the order, then after its line, in words of the language', async () => {
    const titles: string[] = [];
    const onEvent = (event: PortalEvent) => {
      if (event.type === 'title') titles.push(event.title);
    };
    const { user } = await renderRoute({ rows: historyRoutes, path: PATH, api: apiWith(), onEvent });
    await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Reward for Grace Hopper' }));
    await waitFor(() => expect(titles.at(-1)).toBe('Reward for Grace Hopper'));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles.at(-1)).toBe('2 × Maple Coffee for Grace Hopper and 1 other'));
  });

  const named = (recipientSummary: string, totalLineItems: number, rewardNames = ['Maple Coffee'], cardQuantity = 0) =>
    buildOrderDetail({ recipientSummary, totalLineItems, rewardNames, cardQuantity });

  type Named = [language: string, order: OrderDetail, name: string];

  test.each<Named>([
    ['en', named('Grace Hopper', 1), 'Maple Coffee for Grace Hopper'],
    ['en', named('Grace Hopper +3', 4, ['Maple Coffee', 'Sakura']), '4 rewards for Grace Hopper and 3 others'],
    ...fullRows<Named>([
      ['en', named('', 1), 'Maple Coffee'],
      ['en', named('', 1, undefined, 50), '50 × Maple Coffee'],
      ['en', named('Depot 7', 1, undefined, 50), '50 × Maple Coffee for Depot 7'],
      ['en', named(' +3', 4, ['Maple Coffee', 'Sakura']), '4 rewards'],
      ['es', named('Grace Hopper +1', 2), '2 × Maple Coffee para Grace Hopper y 1 persona más'],
      ['fr', named('Élodie Petit +2', 3), '3 × Maple Coffee pour Élodie Petit et 2 autres personnes'],
      ['ja', named('山田 花子 +2', 3), '山田 花子 様ほか2名へのMaple Coffee（3件）'],
      ['zh-CN', named('王伟 +2', 3), '发给 王伟 和另外 2 人的 3 个 Maple Coffee'],
    ]),
  ])('in %s an order is named by what it sends to whom', async (langKey, order, name) => {
    const api = apiWith({
      'GET /orders/:referenceOrderId': () => order,
      'GET /account': () => buildPrincipal({ langKey }),
    });
    await renderRoute({ rows: historyRoutes, path: PATH, api, language: langKey });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  test('what all rewards have in common is said once', async () => {
    const second = buildOrderLineRow({
      lineNumber: 2,
      lineId: 'l-2',
      recipientName: '',
      recipientEmail: 'al@x.example',
    });
    let lines = [buildOrderLineRow(), second];
    const { navigate } = await open(
      PATH,
      apiWith({ 'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(lines) }),
    );
    expect(await screen.findByText('Each: Maple Coffee · $25.00')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Recipient', 'Status']);
    expect(screen.getByRole('link', { name: 'al@x.example' })).toBeVisible();
    lines = [buildOrderLineRow(), { ...second, amount: 10, quantity: 3 }];
    navigate(`${PATH}?size=50`);
    expect(await screen.findByText('3 × Maple Coffee')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  });

  fullTest('a page of many alike says nothing of those on other pages', async () => {
    const rows = ['l-1', 'l-2'].map((lineId, index) => buildOrderLineRow({ lineId, lineNumber: index + 1 }));
    const page = { ...buildOrderLinePage(rows), totalElements: 60 };
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId/lines': () => page }));
    expect(await screen.findByRole('columnheader', { name: 'Amount' })).toBeVisible();
    expect(screen.queryByText(/^Each:/)).toBeNull();
  });

  test.each([
    ['DELIVERED', 'ACTIVE', 'Delivered', 'success'],
    ['UNDELIVERED', 'ACTIVE', 'Not delivered', 'danger'],
    ...fullRows([
      ['DELIVERED', 'REDEEMED', 'Used', 'success'],
      ['DELIVERED', 'FROZEN', 'On hold', 'warning'],
      ['DELIVERED', 'CANCELLED', 'Canceled', 'neutral'],
      ['DELIVERED', 'EXPIRED', 'Expired', 'neutral'],
      ['FAILED', null, 'Failed', 'danger'],
    ] as const),
  ] as const)(
    'a line that is %s with a reward that is %s has the one state %s',
    async (state, rewardStatus, word, tone) => {
      const lines = () => buildOrderLinePage([buildOrderLineRow({ state, rewardStatus, resendRight: 'NONE' })]);
      await open(PATH, apiWith({ 'GET /orders/:referenceOrderId/lines': lines }));
      const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }));
      expect(row.getAllByRole('button')).toEqual([row.getByRole('button', { name: word })]);
      expect(row.getByRole('button', { name: word })).toHaveClass(`pr-chip--${tone}`);
    },
  );

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
    await screen.findByRole('heading', { name: /Maple Coffee/ });
    expect(screen.getByText('Details').closest('details')).not.toHaveAttribute('open');
    expect(fact('Total paid')).toHaveTextContent('$51.00');
    expect(fact('Refunded')).toHaveTextContent('$25.50');
    expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
    expect(fact('Purchase order number')).toHaveTextContent('PO-7');
    expect(fact('Notes')).toHaveTextContent('For the fair');
    expect(fact('Campaign')).toHaveTextContent('Spring');
    expect(fact('External reference')).toHaveTextContent('EXT-1');
    expect(fact('Tracking number')).toHaveTextContent(/1Z99.*1Z98/);
    expect(fact('Cards')).toHaveTextContent('5');
    expect(fact('Account')).toHaveTextContent('Marketing US');
    expect(fact('Account ID')).toHaveTextContent('A1');
    expect(fact('Account number')).toHaveTextContent('100001');
    expect(fact('Group ID')).toHaveTextContent('G1');
    expect(fact('Paid with')).toHaveTextContent('Account balance');
    expect(fact('Placed by')).toHaveTextContent('Ada Byron');
    expect(fact('Source')).toHaveTextContent('Cart');
    expect(screen.getByRole('link', { name: 'RP261101-100000' })).toHaveAttribute('href', '/orders/RP261101-100000');
  });

  test('its receipt is mailed to who asks, or says why there is none yet', async () => {
    const api = apiWith({ 'POST /orders/:referenceOrderId/receipt': () => ({ recipientEmail: 'ada@demo.example' }) });
    const { user } = await open(PATH, api);
    const more = await screen.findByRole('button', { name: 'More' });
    await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: 'Email me the receipt' }));
    expect(await screen.findByText('The receipt is on its way to ada@demo.example.')).toBeVisible();
    expect(api.calls('POST /orders/:referenceOrderId/receipt')).toHaveLength(1);
    const pending = buildError({ status: 409, i18nKey: 'error.receipts.pending' });
    api.use({ 'GET /orders/:referenceOrderId/receipt': () => ({ status: 409, body: pending }) });
    await user.click(screen.getByRole('button', { name: 'Download receipt' }));
    expect(await screen.findByText(/The card payment is still being reviewed/)).toBeVisible();
  });

  const lines = (failed: number, delivered: number, undelivered: number) => ({
    total: 3,
    written: 3,
    issued: 3 - failed,
    failed,
    delivered,
    undelivered,
  });

  test.each([
    ['PARTIAL', lines(1, 2, 0), 'warning', '1 of 3 rewards did not arrive', '$25.50 was returned to Marketing US.'],
    [
      'FAILED',
      lines(3, 0, 0),
      'danger',
      'No reward could be issued',
      '$25.50 was returned to Marketing US. You can place the order again.',
    ],
    ...fullRows([
      [
        'PARTIAL',
        lines(0, 1, 2),
        'warning',
        '2 of 3 rewards did not arrive',
        'Rewards that were not delivered are still issued and valid.',
      ],
      ['UNDELIVERED', lines(0, 0, 3), 'danger', 'None of the 3 rewards arrived', '$51.00 was charged to Marketing US.'],
      ['SENDING', lines(0, 1, 0), 'pending', 'Rewards are on their way', /This page updates automatically/],
    ] as const),
  ] as const)('an order that is %s with %j says so in its tone', async (state, lineCounts, tone, title, text) => {
    const order = buildOrderDetail({ state, lineCounts, amountRefunded: 25.5 });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    const headline = await screen.findByText(title);
    expect(headline.closest('.pr-outcome')).toHaveClass(`pr-outcome--${tone}`);
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each([
    ['SENDING', 3, /their letters and cards are being printed and handed to the carrier/],
    ['SENDING', 2, /messages are being sent, and letters and cards are being printed/],
    ['SENDING', 0, /their messages are being sent/],
  ] as const)('an order that is %s with %d lines at the printer says what happens', async (state, atPrinter, text) => {
    const order = buildOrderDetail({
      state,
      lineCounts: lines(0, 0, 0),
      letterQuantity: 3,
      linesAtPrinter: atPrinter,
    });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  const byCard = {
    cardBrand: 'VISA',
    lastFour: '1111',
    cardholder: 'Ada Byron',
    status: 'CAPTURED',
    refundedToCard: 26.39,
    refundedToBalance: 0.5,
  } as const;

  test('an order by card names it, its fee, and what went back to it', async () => {
    const order = buildOrderDetail({
      state: 'PARTIAL',
      creditCardFees: 1.79,
      amountPaid: 52.79,
      amountRefunded: 26.89,
      payment: byCard,
    });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    expect(await screen.findByText(/\$52\.79 was charged to Visa 1111\./)).toBeVisible();
    expect(screen.getByText('$26.39 was returned to Visa 1111.')).toBeVisible();
    expect(screen.getByText('$0.50 was returned to Marketing US.')).toBeVisible();
    expect(fact('Paid with')).toHaveTextContent('Visa 1111, Ada Byron');
    expect(fact('Card fee')).toHaveTextContent('$1.79');
    expect(fact('Refunded to Visa 1111')).toHaveTextContent('$26.39');
    expect(fact('Refunded to the balance')).toHaveTextContent('$0.50');
  });

  fullTest('an order whose card is not charged yet says so', async () => {
    const order = buildOrderDetail({ state: 'PENDING', payment: { ...byCard, status: 'PENDING' } });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    expect(await screen.findByText('Waiting for the payment with Visa 1111')).toBeVisible();
    expect(screen.queryByText(/was charged to/)).toBeNull();
  });

  test('an order that a review refused says why, and is not offered again', async () => {
    const refusal = { reason: 'We could not confirm the buyer.', refusedDate: '2026-11-20T10:00:00.000Z' };
    const order = buildOrderDetail({ state: 'FAILED', refusal, amountRefunded: 51 });
    const { user } = await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    expect(await screen.findByText('This order was refused')).toBeVisible();
    expect(screen.getByText(/We could not confirm the buyer\./)).toBeVisible();
    expect(screen.getByText(/\$51\.00 was returned to/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /More/ }));
    expect(screen.queryByRole('menuitem', { name: /again/i })).toBeNull();
  });

  fullTest('rewards that were cancelled before they were sent are not said to be valid', async () => {
    const problems = [{ reason: 'cancelled' as const, lines: 1 }];
    const order = buildOrderDetail({ state: 'PARTIAL', lineCounts: lines(0, 1, 1), problems });
    await open(PATH, apiWith({ 'GET /orders/:referenceOrderId': () => order }));
    expect(await screen.findByText(/canceled before it was sent/)).toBeVisible();
    expect(screen.queryByText(/still issued and valid/)).toBeNull();
  });

  test('says why rewards did not arrive, in the language on screen, and at their lines', async () => {
    const order = buildOrderDetail({
      state: 'PARTIAL',
      lineCounts: lines(1, 0, 2),
      problems: [
        { reason: 'noSuchMailbox', lines: 2 },
        { reason: 'itemGone', lines: 1 },
      ],
    });
    const line = buildOrderLineRow({ deliveryStatus: 'NOT_DELIVERED', state: 'UNDELIVERED', reason: 'noSuchMailbox' });
    const api = apiWith({
      'GET /orders/:referenceOrderId': () => order,
      'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage([line]),
      'GET /account': () => buildPrincipal({ langKey: 'fr' }),
    });
    await renderRoute({ rows: historyRoutes, path: PATH, api, language: 'fr' });
    expect(await screen.findByText('3 récompenses sur 3 ne sont pas arrivées')).toBeVisible();
    expect(screen.getByText('2 récompenses : L’adresse e-mail n’existe pas.')).toBeVisible();
    expect(screen.getByText('1 récompense : La récompense n’est plus disponible.')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }));
    expect(row.getByText('Non livrée')).toBeVisible();
    expect(row.getByText('L’adresse e-mail n’existe pas.')).toBeVisible();
    expect(screen.queryByText(/terminée/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Corriger l’adresse et renvoyer' })).toBeVisible();
  });

  test('without the right to place orders there is no sending again', async () => {
    const { user } = await open(
      PATH,
      apiWith({ 'GET /account': () => buildPrincipal({ authorities: ['ORDER_HISTORY_ACCESS'] }) }),
    );
    await screen.findByText('Grace Hopper');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Email me the receipt' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Order again' })).not.toBeInTheDocument();
  });

  test('an unknown order is not found and leads to the history', async () => {
    await open('/orders/RP000000-1', apiServer({ 'GET /orders/:referenceOrderId': () => ({ status: 404 }) }));
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.getByText(/Order RP000000-1 does not exist/)).toBeVisible();
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
      'GET /orders/:referenceOrderId': () =>
        buildOrderDetail(done ? {} : { status: 'PENDING', state: 'PENDING', completedDate: null }),
      'GET /orders/:referenceOrderId/lines': () =>
        buildOrderLinePage([
          buildOrderLineRow(
            done ? {} : { status: 'PENDING', deliveryStatus: 'PROCESSING', state: 'PENDING', rewardStatus: null },
          ),
        ]),
    });
    const { navigate } = await open('/orders/order-history', api);
    await screen.findByRole('table');
    jest.useFakeTimers();
    navigate(PATH);
    expect(await screen.findByText('Rewards are being issued')).toBeVisible();
    const asked = () => api.calls('GET /orders/:referenceOrderId').length;
    const before = asked();
    await seconds(2);
    await seconds(2);
    expect(asked()).toBe(before + 2);
    done = true;
    await seconds(2);
    expect(await screen.findByRole('button', { name: 'Complete' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Delivered' })).toBeVisible();
    const final = asked();
    const lines = api.calls('GET /orders/:referenceOrderId/lines').length;
    await seconds(30);
    expect(asked()).toBe(final);
    expect(api.calls('GET /orders/:referenceOrderId/lines')).toHaveLength(lines);
  });
});

describe('an order of fifty thousand rewards', () => {
  afterEach(() => jest.useRealTimers());

  const counts = { total: 50_000, written: 50_000, issued: 0, failed: 0, delivered: 0, undelivered: 0 };
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

  test('says how far it is, on its page and in the list, from the first line that is written to the last message', async () => {
    let order = buildOrderRow({
      status: 'QUEUED',
      state: 'QUEUED',
      lineCounts: { ...counts, written: 0 },
      totalLineItems: 50_000,
    });
    const api = apiWith({
      'GET /orders': () => buildOrderPage([order]),
      'GET /orders/:referenceOrderId': () => buildOrderDetail(order),
      'GET /orders/:referenceOrderId/lines': () =>
        buildOrderLinePage(order.lineCounts.written === 0 ? [] : [buildOrderLineRow()]),
    });
    const { navigate } = await open('/orders/order-history', api);
    expect(await screen.findByText('Preparing 0 of 50,000')).toBeVisible();
    jest.useFakeTimers();
    navigate(PATH);
    expect(await screen.findByText('Your rewards are being prepared')).toBeVisible();
    expect(await screen.findByText('Rewards appear here as they are prepared.')).toBeVisible();
    order = { ...order, lineCounts: { ...counts, written: 21_500 } };
    await seconds(2);
    const bar = await screen.findByRole('progressbar', { name: 'Preparing 21,500 of 50,000' });
    expect(bar).toHaveAttribute('value', '21500');
    // Not told each time, which would be every two seconds.
    expect(bar.closest('[role=status]')).toBeNull();
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    order = {
      ...order,
      status: 'PENDING',
      state: 'PENDING',
      lineCounts: { ...counts, issued: 30_000, delivered: 7_000 },
    };
    await seconds(2);
    expect(await screen.findByRole('progressbar', { name: 'Issuing 30,000 of 50,000' })).toBeVisible();
    expect(screen.getByText('Delivered: 7,000')).toBeVisible();
    navigate('/orders/order-history');
    expect(await screen.findByText('Issuing 30,000 of 50,000')).toBeVisible();
    const sent = { ...counts, issued: 49_988, failed: 12, delivered: 48_000 };
    order = { ...order, status: 'PARTIAL', state: 'PARTIAL', lineCounts: sent };
    await seconds(2);
    expect(await screen.findByText('Sending 48,000 of 49,988')).toBeVisible();
    order = { ...order, lineCounts: { ...sent, delivered: 49_988 } };
    await seconds(2);
    await waitFor(() => expect(screen.queryByText(/^Sending .* of /)).toBeNull());
    const asked = api.calls('GET /orders').length;
    await seconds(30);
    expect(api.calls('GET /orders')).toHaveLength(asked);
  });
});

afterEach(() => jest.useRealTimers());

describe('an order that takes its time', () => {
  fullTest('is waited for in its shape, and after two seconds by name', async () => {
    const { navigate } = await open(
      '/orders/order-history',
      apiWith({ 'GET /orders/:referenceOrderId': () => new Promise(() => undefined) }),
    );
    await screen.findByRole('table');
    jest.useFakeTimers();
    navigate(PATH);
    await waitFor(() => expect(document.querySelector('.pr-order__shape')).toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    expect(screen.queryByText('Still loading the order.')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Still loading the order.')).toBeVisible();
  });
});

describe('an order that cannot be read again', () => {
  const failure: Refusal = { status: 503, body: { status: 503, i18nKey: 'error.unavailable', description: '' } };

  fullTest('stays on screen with its age, and is read as soon as the browser is online', async () => {
    let isDown = false;
    const answer = <Body,>(body: Body) => (isDown ? failure : body);
    const api = apiWith({
      'GET /orders/:referenceOrderId': () => answer(buildOrderDetail()),
      'GET /orders/:referenceOrderId/lines': () => answer(buildOrderLinePage()),
    });
    const { navigate } = await open(PATH, api);
    await screen.findByText('Grace Hopper');
    isDown = true;
    navigate('/orders/order-history');
    await screen.findByRole('table', { name: 'Orders' });
    navigate(PATH);
    const notices = await screen.findAllByText(/What you see was loaded on/);
    expect(notices).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
    expect(screen.getByText('Grace Hopper')).toBeVisible();
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/What you see was loaded/)).not.toBeInTheDocument());
  });
});

describe('order line', () => {
  test('shows everything that is known of it, and no tracking number before there is one', async () => {
    const line = buildOrderLineDetail({
      recipientMobileNumber: '+12125552368',
      location: 'LOC-1',
      tourId: 'T-2',
      reservationId: 'R-3',
    });
    await open(`${PATH}/1`, apiWith({ 'GET /orders/:referenceOrderId/lines/:lineNumber': () => line }));
    const panel = within(await screen.findByRole('dialog'));
    const known: readonly [string, string][] = [
      ['To', 'Grace Hopper'],
      ['Email', 'grace@navy.example'],
      ['Mobile number', '(212) 555-2368'],
      ['From', 'Ada Byron'],
      ['Subject', 'A present for you, Grace Hopper'],
      ['Message', 'Thank you for everything'],
      ['Delivery method', 'Email'],
      ['Template', 'Standard'],
      ['Template ID', 'E000000'],
      ['Order reference', 'RP261120-100001'],
      ['Location', 'LOC-1'],
      ['Tour ID', 'T-2'],
      ['Reservation ID', 'R-3'],
      ['Remaining balance', '$25.00'],
      ['Valid through', 'Nov 20, 2027'],
    ];
    for (const [name, value] of known)
      expect(panel.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
    expect(panel.getByText('Issued', { selector: 'dt' })).toBeVisible();
    expect(panel.queryByText('Tracking number')).not.toBeInTheDocument();
    expect(panel.getAllByText(/Rewards Portal/)).toHaveLength(2);
  });

  fullTest('opens beside the order, keeps the page of the table and closes again', async () => {
    const { user, location } = await open(`${PATH}?size=50`);
    await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
    expect(location()).toBe(`${PATH}/1?size=50`);
    const panel = within(await screen.findByRole('dialog', { name: 'Reward for Grace Hopper' }));
    expect(panel.getAllByText('Maple Coffee')[0]).toBeVisible();
    expect(panel.getByText('Thank you for everything')).toBeVisible();
    expect(panel.getByText('$25.50')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?size=50`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('tells what happened, newest first, with actor, amount and reason', async () => {
    const line = buildOrderLineDetail({
      status: 'FAILED',
      timeline: [
        {
          at: '2026-11-20T09:00:03Z',
          event: 'REDEEMED',
          actor: 'Grace Hopper',
          recipient: null,
          reason: null,
          ...NO_ACT,
          amount: 7.5,
        },
        { at: '2026-11-20T09:00:00Z', event: 'PLACED', actor: 'Ada Byron', recipient: null, reason: null, ...NO_ACT },
        { at: '2026-11-20T09:00:05Z', event: 'REFUNDED', actor: null, recipient: null, reason: null, ...NO_ACT },
        {
          at: '2026-11-20T09:00:04Z',
          event: 'ISSUE_FAILED',
          actor: null,
          recipient: null,
          reason: 'brandSilent',
          ...NO_ACT,
        },
      ],
    });
    await open(`${PATH}/1`, apiWith({ 'GET /orders/:referenceOrderId/lines/:lineNumber': () => line }));
    const timeline = await screen.findByRole('list', { name: 'What happened' });
    const events = within(timeline).getAllByRole('listitem');
    expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual([
      'Refunded',
      'Reward could not be issued',
      'Used · $7.50',
      'Ordered',
    ]);
    expect(events[1]).toHaveTextContent('The brand did not answer in time.');
    expect(events[3]).toHaveTextContent('Ada Byron');
  });

  test('a line that the order does not have is not found', async () => {
    const missing = { status: 404, body: { status: 404, i18nKey: 'error.notFound', description: '' } };
    await open(`${PATH}/9`, apiWith({ 'GET /orders/:referenceOrderId/lines/:lineNumber': () => missing }));
    expect(await screen.findByText('This order has no such reward.')).toBeVisible();
  });
});
