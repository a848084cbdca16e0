import type { CardDeposit } from '@portal/shared/contract/deposits';
import { act, screen, waitFor } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAttempt } from '../../testing/builders/buildAttempt.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildBankAccount } from '../testing/buildBankAccount.ts';
import { buildCard } from '../testing/buildCard.ts';
import { answerTransactions, buildTransaction } from '../testing/buildTransaction.ts';

const DEPOSIT = 'POST /creditCards/platforms/deposits';
const ASK = 'GET /idempotency-keys/:key';
const lost = () => ({ status: 503, body: buildError({ status: 503 }) });

const deposited = (): CardDeposit => ({
  status: 'SUCCESS',
  depositIdentifier: 'd-1',
  accountTransactionID: 'tx-1',
  accountIdentifier: 'A1',
  amount: 46,
  fee: 1.61,
  total: 47.61,
  currencyCode: 'USD',
  i18nKey: null,
  expectedBy: null,
  createdAt: '2026-11-24T09:00:00Z',
});

/** The page as it is loaded: again after a reload, or in another tab. */
const load = (handlers: Handlers = {}) =>
  renderRoute({
    rows: fundingRoutes,
    path: '/funding/add-funds?account=A1&amount=46.00',
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /creditCards/platforms/accounts/:account': () => [buildCard()],
      [DEPOSIT]: lost,
      ...handlers,
    }),
  });

type Page = Awaited<ReturnType<typeof load>>;

// Found by their words: roles are computed of the whole page, which lies behind the dialog.
const button = (words: string) => screen.findByText(words, { selector: 'button *' });

async function pay({ user, api }: Page): Promise<string | null | undefined> {
  await user.click(await button('Review'));
  await user.click(await button('Pay $47.61'));
  await waitFor(() => expect(api.calls(DEPOSIT)).toHaveLength(1));
  return api.calls(DEPOSIT)[0]?.headers.get('idempotency-key');
}

/** Leaves the page for a new one of the same browser. */
async function reloaded(page: Page, handlers: Handlers): Promise<Page> {
  page.navigate('/funding');
  await waitFor(() => expect(screen.queryByText('Review and pay')).not.toBeInTheDocument());
  page.api.use(handlers);
  page.navigate('/funding/add-funds?account=A1&amount=46.00');
  return page;
}

const attempts = () => Object.keys(localStorage).filter((name) => name.startsWith('portal.attempt@1:u-1:'));

test('a payment whose answer was lost is told when the form is there again, and is not made twice', async () => {
  const page = await load();
  const key = await pay(page);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(attempts()).toEqual([`portal.attempt@1:u-1:${key}`]);
  const kept: unknown = JSON.parse(localStorage.getItem(attempts()[0] ?? '') ?? 'null');
  expect(kept).toEqual({
    operation: 'CARD_DEPOSIT',
    accountIdentifier: 'A1',
    key,
    hash: expect.any(String) as string,
    at: jest.now(),
    isAnswered: false,
  });

  await reloaded(page, {
    [ASK]: () => buildAttempt({ state: 'DONE', reference: 'd-1', amount: 46, currencyCode: 'USD' }),
  });
  expect(await screen.findByText(/^Your last deposit of \$46\.00 was added\./)).toBeVisible();
  const asked = page.api.calls(ASK).at(-1);
  expect(asked?.params).toEqual({ key });
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ operation: 'CARD_DEPOSIT', accountIdentifier: 'A1' });
  await waitFor(() => expect(attempts()).toEqual([]));
});

test('the same payment again, before anything is known of the first, goes under its key', async () => {
  const page = await load();
  const key = await pay(page);
  expect(await screen.findByText(/has not reached us yet/)).toBeVisible();
  await reloaded(page, { [DEPOSIT]: deposited });
  expect(await screen.findByText(/has not reached us yet/)).toBeVisible();
  await page.user.click(await button('Review'));
  await page.user.click(await button('Pay $47.61'));
  expect(await screen.findByText('$46.00 was added to Marketing US.')).toBeVisible();
  expect(page.api.calls(DEPOSIT).at(-1)?.headers.get('idempotency-key')).toBe(key);
  expect(attempts()).toEqual([]);
});

test('a payment that another tab began and ended before this page heard of it is told', async () => {
  const page = await load({
    [ASK]: () => buildAttempt({ state: 'DONE', reference: 'd-1', amount: 46, currencyCode: 'USD' }),
  });
  await button('Review');
  const attempt = {
    operation: 'CARD_DEPOSIT',
    accountIdentifier: 'A1',
    key: 'k-1',
    hash: 'h',
    at: jest.now(),
    isAnswered: false,
  };
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'portal.attempt@1:u-1:k-1', newValue: JSON.stringify(attempt) }),
    );
  });
  expect(await screen.findByText(/^Your last deposit of \$46\.00 was added\./)).toBeVisible();
  expect(page.api.calls(ASK).at(-1)?.params).toEqual({ key: 'k-1' });
});

test('an equal deposit that is pending is told before the next one', async () => {
  const page = await load({
    'GET /funding': ({ query }) =>
      answerTransactions(
        query.get('status') === 'PENDING' && query.get('minAmount') === '46'
          ? [buildTransaction({ amount: 46, status: 'PENDING' })]
          : [],
      ),
  });
  await page.user.click(await button('Review'));
  expect(await screen.findByText(/A deposit of \$46\.00 .* pending since Nov 20, 2026/)).toBeVisible();
});

test('a bank payment that was begun and left says why less is left of the limit', async () => {
  await load({
    'GET /creditCards/platforms/accounts/:account': () => [],
    'GET /ach/subscriptions/:account': () => [buildBankAccount()],
    'GET /funding/methods': () => ({ card: 'absent', bank: 'offered', creditCardFee: 0 }),
    'GET /ach/account/:account/limits': () => ({
      dailyUsageLimit: 100_000,
      dailyUsageRemaining: 99_929.96,
      currencyCode: 'USD',
      unfinished: { amount: 70.04, until: '2026-11-24T09:20:00Z' },
    }),
  });
  expect(await screen.findByText(/\$70\.04 of today’s limit is reserved for an unfinished bank payment/)).toBeVisible();
});
