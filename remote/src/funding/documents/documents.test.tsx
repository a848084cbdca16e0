import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions, buildTransactionDetail } from '../testing/buildTransaction.ts';

const file = (name: string): Response =>
  new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /funding/statements/:month': () => file('statement-100001-2026-10.pdf'),
      'GET /funding/:id/receipt': () => file('receipt-tx-1.pdf'),
      ...handlers,
    }),
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  jest.restoreAllMocks();
});

fullTest('the statement of a month is chosen, kept in the address and downloaded in both forms', async () => {
  const { user, api, location } = await open('/funding/history');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monthly statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Statement' }));
  expect(dialog.getByLabelText('Month')).toHaveValue('2026-02');
  const third = '2025-12';
  await user.selectOptions(dialog.getByLabelText('Month'), third);
  expect(location()).toBe(`/funding/history/statement?month=${third}`);
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('statement-100001-2026-10.pdf was downloaded.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  const calls = api.calls('GET /funding/statements/:month');
  expect(
    calls.map(({ params, query }) => [params['month'], query.get('format'), query.get('accountIdentifier')]),
  ).toEqual([
    [third, 'pdf', 'A1'],
    [third, 'csv', 'A1'],
  ]);
});

test('the statement closes to the list with its filters', async () => {
  const { user, location } = await open('/funding/history?type=CARD_DEPOSIT');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monthly statement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Statement' });
  await user.selectOptions(within(dialog).getByLabelText('Month'), '2025-12');
  expect(location()).toBe('/funding/history/statement?type=CARD_DEPOSIT&month=2025-12');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/funding/history?type=CARD_DEPOSIT'));
});

test('a statement that cannot be made says why, in place', async () => {
  const { user } = await open('/funding/history/statement?month=2026-01', {
    'GET /funding/statements/:month': () => ({ status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
});

test('the receipt of a deposit is downloaded from its detail; other transactions have none', async () => {
  const deposit = buildTransactionDetail({
    accountTransactionID: 'tx-1',
    accountTransactionType: { code: 'CARD_DEPOSIT', displayName: 'Card deposit' },
    amount: 50,
    referenceOrderId: null,
  });
  const { user, api, navigate } = await open('/funding/history/A1/tx-1', { 'GET /funding/:id': () => deposit });
  await user.click(await screen.findByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByText('receipt-tx-1.pdf was downloaded.')).toBeVisible();
  expect(api.calls('GET /funding/:id/receipt')[0]?.params).toEqual({ id: 'tx-1' });
  api.use({ 'GET /funding/:id': () => buildTransactionDetail() });
  navigate('/funding/history/A1/tx-2');
  expect(await screen.findByText('Order placed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
});
