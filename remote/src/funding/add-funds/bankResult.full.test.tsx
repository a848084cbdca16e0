import type { BankResult } from '@portal/shared/contract/bankAccounts';
import { act, screen, waitFor } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const READ = 'GET /ach/request/:reference';
const KEPT = 'portal.bankReturn@1';

const result = (overrides: Partial<BankResult> = {}): BankResult => ({
  cybersourceReasonCode: '100',
  transactionType: 'SALE',
  status: 'PENDING',
  i18nKey: null,
  returnCode: null,
  accountTransactionID: null,
  accountIdentifier: 'A1',
  amount: 10_000,
  currencyCode: 'USD',
  expected: { earliest: '2026-11-27', latest: '2026-12-02' },
  ...overrides,
});
const CREATED = result({ status: 'CREATED', cybersourceReasonCode: null, expected: null });
const FAILED = 'The funding request failed. Check the history before you try again.';
const UNKNOWN = /^We do not know yet what happened to the deposit/;

afterEach(() => jest.useRealTimers());

const open = (handlers: Handlers, reference = 'r-1') =>
  renderRoute({
    rows: fundingRoutes,
    path: `/funding/ach/request/${reference}`,
    api: apiServer({ 'GET /funding': () => answerTransactions([]), ...handlers }),
  });

/** Comes back from the bank's page to where the deposit began. */
async function comeBack(handlers: Handlers, reference?: string) {
  sessionStorage.setItem(KEPT, '/funding/history?status=PENDING');
  const opened = await open(handlers, reference);
  await waitFor(() => expect(opened.location()).toBe('/funding/history?status=PENDING'));
  expect(sessionStorage.getItem(KEPT)).toBeNull();
  return opened;
}

const hour = () => act(() => jest.advanceTimersByTimeAsync(3_600_000));

test.each([
  ['submitted', result(), '$10,000.00 was submitted to the bank. You can use it between Nov 27, 2026 and Dec 2, 2026.'],
  ['in the balance', result({ status: 'POSTED', expected: null }), '$10,000.00 is in your balance.'],
])('back where it began, a deposit that is %s is said in green', async (_what, answer, text) => {
  const { services } = await comeBack({ [READ]: () => answer });
  expect(await screen.findByText(text)).toBeVisible();
  expect(services.toasts.snapshot()).toMatchObject([{ kind: 'success' }]);
});

test.each([
  [
    'declined',
    result({ status: 'DECLINED', cybersourceReasonCode: '481', i18nKey: 'error.bankDebit.REFUSED', expected: null }),
    'This payment cannot be processed. Use another bank account, or contact support.',
  ],
  ['without a text of its own', result({ status: 'DECLINED', i18nKey: 'error.gateway.NO_SUCH' }), FAILED],
])('a deposit that is %s is said in red and stays', async (_what, answer, text) => {
  const { services } = await comeBack({ [READ]: () => answer });
  await waitFor(() => expect(services.toasts.snapshot()).toMatchObject([{ kind: 'error', shownMs: null }]));
  expect(services.toasts.snapshot()[0]?.text).toBe(text);
});

test('an answer that is nobody’s is said in red and stays, without asking', async () => {
  const nobodys = await comeBack({}, 'error');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(nobodys.services.toasts.snapshot()).toMatchObject([{ kind: 'error', shownMs: null }]);
});

test('an unknown reference is said in red and stays', async () => {
  const { services } = await comeBack({ [READ]: () => ({ status: 404 }) });
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(services.toasts.snapshot()).toMatchObject([{ kind: 'error', shownMs: null }]);
});

test.each([
  [
    'who left the bank’s page is told so',
    result({ status: 'CANCELLED', cybersourceReasonCode: null, expected: null }),
    'You left the bank’s page. Nothing was debited.',
  ],
  ['a payment that is reviewed is pending', result({ cybersourceReasonCode: '480' }), /^\$10,000.00 is pending/],
])('%s, calmly, until it is closed', async (_what, answer, text) => {
  const { services } = await comeBack({ [READ]: () => answer });
  expect(await screen.findByText(text)).toBeVisible();
  expect(services.toasts.snapshot()).toMatchObject([{ kind: 'info', shownMs: null }]);
});

test('another type of transaction says nothing', async () => {
  const other: object = { ...result(), transactionType: 'CREATE_TOKEN' };
  const { api, services } = await comeBack({ [READ]: () => Response.json(other) });
  await waitFor(() => expect(api.calls(READ)).toHaveLength(1));
  await screen.findByRole('heading', { name: 'Transactions' });
  expect(services.toasts.snapshot()).toEqual([]);
});

test('the history is read anew once the outcome is known', async () => {
  let tell = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { api } = await comeBack({
    [READ]: async () => {
      await known;
      return result({ status: 'POSTED', expected: null });
    },
  });
  await waitFor(() => expect(api.calls('GET /funding')).not.toEqual([]));
  const before = api.calls('GET /funding').length;
  tell();
  await screen.findByText('$10,000.00 is in your balance.');
  await waitFor(() => expect(api.calls('GET /funding').length).toBeGreaterThan(before));
});

test.each([
  ['not known yet', CREATED],
  ['pending without an answer', result({ cybersourceReasonCode: null })],
])('what is %s is asked for every two seconds, ten times more, and then said calmly', async (_what, answer) => {
  jest.useFakeTimers();
  const { api, services } = await comeBack({ [READ]: () => answer });
  await waitFor(() => expect(api.calls(READ)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(api.calls(READ)).toHaveLength(2));
  await act(() => jest.advanceTimersByTimeAsync(18_000));
  await waitFor(() => expect(services.toasts.snapshot()).toMatchObject([{ kind: 'info' }]));
  expect(services.toasts.snapshot()[0]?.text).toMatch(UNKNOWN);
  await hour();
  expect(api.calls(READ)).toHaveLength(11);
});

test('an outcome that comes later is said when it is there, also when a read fails between', async () => {
  jest.useFakeTimers();
  const answers = [CREATED, { status: 503 }, result()];
  const { api } = await comeBack({ [READ]: () => answers.shift() ?? result() });
  await waitFor(() => expect(api.calls(READ)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText(/^\$10,000.00 was submitted/)).toBeVisible();
  expect(api.calls(READ)).toHaveLength(3);
});

describe('without the address that was left', () => {
  test('the page itself shows the outcome, with the ways on', async () => {
    const { user, location, services } = await open({ [READ]: () => result() });
    expect(await screen.findByRole('heading', { name: 'Bank deposit', level: 1 })).toBeVisible();
    expect(await screen.findByText(/^\$10,000.00 was submitted/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/funding/history');
    expect(services.toasts.snapshot()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Back to funding' }));
    await waitFor(() => expect(location()).toBe('/funding'));
  });

  test('one that failed can be tried again with the same amount', async () => {
    await open({ [READ]: () => result({ status: 'RETURNED', i18nKey: 'error.bankReturn.NONE', returnCode: 'R01' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    const again = screen.getByRole('link', { name: 'Try again' });
    expect(again).toHaveAttribute('href', '/funding/add-funds?account=A1&amount=10000');
  });

  test('another type of transaction leads to the funds', async () => {
    const other: object = { ...result(), transactionType: 'CREATE_TOKEN' };
    const { location } = await open({ [READ]: () => Response.json(other) });
    await waitFor(() => expect(location()).toBe('/funding'));
  });

  test('nothing more is asked once the page was left', async () => {
    jest.useFakeTimers();
    const { api, navigate, location } = await open({ [READ]: () => CREATED });
    expect(await screen.findByText(/^Checking your deposit/)).toBeVisible();
    await waitFor(() => expect(api.calls(READ)).toHaveLength(1));
    navigate('/funding/history');
    await waitFor(() => expect(location()).toBe('/funding/history'));
    await hour();
    expect(api.calls(READ)).toHaveLength(1);
  });

  test('an address of another site that was put in its place is none', async () => {
    sessionStorage.setItem(KEPT, 'https://evil.example/');
    await open({ [READ]: () => result() });
    expect(await screen.findByText(/^\$10,000.00 was submitted/)).toBeVisible();
  });

  test('without the right to fund there is only the history', async () => {
    const { location } = await open({ 'GET /account': () => buildPrincipal({ authorities: ['FUNDING_ACCESS'] }) });
    await waitFor(() => expect(location()).toBe('/funding/history'));
  });
});
