import type { FundingTransaction, FundingTransactionDetail, PendingFunds } from '@portal/shared/contract/funding';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Insertable } from 'kysely';
import type { Deposits } from '../../db/schema.generated.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const testApp = await buildTestApp();
const { db, clock } = testApp;
afterAll(() => testApp.close());

const DAY_MS = 24 * 60 * 60_000;
const RIGHTS: readonly Authority[] = [
  'IS_LOGGED_IN',
  'FUNDING_ACCESS',
  'FUNDING_PENDING_ACCESS',
  'VIEW_BALANCE_ACCESS',
];

/** An account whose deposits are of any age and state. */
async function shop(authorities = RIGHTS) {
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id });
  const user = await buildUser(db, { platform_id: platform.id, organization_access: true, authorities });
  const call = await testApp.signIn(user.email);
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const deposit = (row: Partial<Insertable<Deposits>>) =>
    db
      .insertInto('deposits')
      .values({
        platform_id: platform.id,
        account_id: account.id,
        kind: 'BANK_DEPOSIT',
        status: 'RETURNED',
        amount_minor: 10_000n,
        currency_code: 'USD',
        created_by_user_id: user.id,
        created_at: ago(3 * DAY_MS),
        finished_at: ago(DAY_MS),
        ...row,
      })
      .returning(['id', 'identifier'])
      .executeTakeFirstOrThrow();
  const get = async <Answer>(url: string, query: Record<string, string> = {}) =>
    (await call({ method: 'GET', url, query: { accountIdentifier: account.identifier, ...query } })).json<Answer>();
  const list = async (query: Record<string, string> = {}) =>
    (await get<FundingTransaction[]>('/api/funding', query)).map(({ amount, status }) => [amount, status]);
  const detail = (identifier: string) => get<FundingTransactionDetail>(`/api/funding/${identifier}`);
  return { platform, account, user, call, ago, deposit, get, list, detail };
}

it('what came to nothing is listed, narrowed and exported apart from what was booked', async () => {
  const { deposit, list, call, account, ago } = await shop();
  await deposit({ return_code: 'R01', note: 'Spring event' });
  await deposit({ kind: 'CARD_DEPOSIT', status: 'DECLINED', amount_minor: 500n, created_at: ago(2 * DAY_MS) });
  const { identifier } = await deposit({ kind: 'WIRE_DEPOSIT', status: 'CANCELLED', created_at: ago(DAY_MS) });
  await deposit({ status: 'PENDING', amount_minor: 700n, finished_at: null });
  await deposit({ status: 'CREATED', amount_minor: 900n, finished_at: null });
  expect(await list({ status: 'FAILED' })).toEqual([
    [100, 'CANCELLED'],
    [5, 'DECLINED'],
    [100, 'RETURNED'],
  ]);
  expect(await list({ status: 'FAILED', type: 'CARD_DEPOSIT' })).toEqual([[5, 'DECLINED']]);
  expect(await list({ status: 'FAILED', minAmount: '50', search: 'spring' })).toEqual([[100, 'RETURNED']]);
  expect(await list({ status: 'FAILED', search: identifier.slice(0, 8) })).toEqual([[100, 'CANCELLED']]);
  expect(await list({ status: 'FAILED', scope: 'all', sort: 'createdAt ASC', accountIdentifier: '' })).toEqual([
    [100, 'RETURNED'],
    [5, 'DECLINED'],
    [100, 'CANCELLED'],
  ]);
  expect(await list({ status: 'PENDING' })).toEqual([[7, 'PENDING']]);
  expect(await list()).toEqual([]);
  const query = { accountIdentifier: account.identifier, status: 'FAILED' };
  const { body } = await call({ method: 'GET', url: '/api/funding/export', query });
  expect(body).toMatch(/US bank deposit.*Returned/);
});

it('everything stands in one list by time, and what is pending for those alone who may see it', async () => {
  const { deposit, list, platform, account, ago, call } = await shop();
  const book = (amountMinor: bigint, at: Date) =>
    db.transaction().execute((tx) =>
      postJournal(tx, platform.id, {
        type: 'WIRE_DEPOSIT',
        currencyCode: 'USD',
        at,
        lines: [
          { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
          { kind: 'WALLET', accountId: account.id, amountMinor },
        ],
      }),
    );
  await book(100n, ago(4 * DAY_MS));
  await deposit({});
  await deposit({ status: 'PENDING', amount_minor: 700n, finished_at: null, created_at: ago(2 * DAY_MS) });
  await book(200n, ago(DAY_MS));
  const all = [
    [2, 'POSTED'],
    [7, 'PENDING'],
    [100, 'RETURNED'],
    [1, 'POSTED'],
  ];
  expect(await list({ status: 'ALL' })).toEqual(all);
  expect(await list({ status: 'ALL', sort: 'createdAt ASC' })).toEqual(all.toReversed());
  expect(await list({ status: 'ALL', type: 'BANK_DEPOSIT' })).toEqual(all.slice(1, 3));
  const query = { accountIdentifier: account.identifier, status: 'ALL' };
  const { body } = await call({ method: 'GET', url: '/api/funding/export', query });
  expect(
    body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[7]),
  ).toEqual(['Posted', 'Pending', 'Returned', 'Posted']);
  const user = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS'],
  });
  const narrow = await testApp.signIn(user.email);
  const listed = (await narrow({ method: 'GET', url: '/api/funding', query })).json<FundingTransaction[]>();
  expect(listed.map(({ amount }) => amount)).toEqual([2, 100, 1]);
});

it('the detail says why, and that no balance changed', async () => {
  const { deposit, detail } = await shop();
  const returned = await deposit({ return_code: 'R01' });
  const declined = await deposit({ status: 'DECLINED', reason_code: '204' });
  const cancelled = await deposit({ status: 'CANCELLED' });
  expect(await detail(returned.identifier)).toMatchObject({
    accountTransactionID: returned.identifier,
    status: 'RETURNED',
    balanceAfter: null,
    i18nKey: 'error.bankReturn.R01',
  });
  expect(await detail(declined.identifier)).toMatchObject({ status: 'DECLINED', i18nKey: 'error.bankDebit.FUNDS' });
  expect(await detail(cancelled.identifier)).toMatchObject({ status: 'CANCELLED', i18nKey: null });
});

it('the journal that takes a deposit back says why, and the deposit leads to the journal that credited it', async () => {
  const { deposit, detail, platform, account } = await shop();
  const { id, identifier } = await deposit({ return_code: 'R10' });
  const book = (type: 'BANK_DEPOSIT' | 'BANK_RETURN', amountMinor: bigint) =>
    db.transaction().execute((tx) =>
      postJournal(tx, platform.id, {
        type,
        currencyCode: 'USD',
        at: clock.now(),
        lines: [
          { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
          { kind: 'WALLET', accountId: account.id, amountMinor },
        ],
      }),
    );
  const [credit_journal_id, reversal_journal_id] = [
    await book('BANK_DEPOSIT', 10_000n),
    await book('BANK_RETURN', -10_000n),
  ];
  const updated = db.updateTable('deposits').set({ credit_journal_id, reversal_journal_id });
  await updated.where('platform_id', '=', platform.id).where('id', '=', id).execute();
  const journals = await db
    .selectFrom('ledger_journals')
    .select(['type', 'identifier'])
    .where('platform_id', '=', platform.id)
    .execute();
  const [credit, reversal] = ['BANK_DEPOSIT', 'BANK_RETURN'].map(
    (type) => journals.find((journal) => journal.type === type)?.identifier ?? '',
  );
  expect(await detail(reversal ?? '')).toMatchObject({ status: 'POSTED', i18nKey: 'error.bankReturn.R10' });
  expect(await detail(identifier)).toMatchObject({ status: 'POSTED', accountTransactionID: credit, i18nKey: null });
});

it('the account says for a month how many came to nothing after their page was left', async () => {
  const { deposit, get, ago } = await shop();
  const failedCount = async () => (await get<PendingFunds>('/api/funding/pending')).failedCount;
  await deposit({ status: 'DECLINED', finished_at: ago(3 * DAY_MS - 60_000) });
  await deposit({ status: 'CANCELLED' });
  expect(await failedCount()).toBe(0);
  await deposit({ status: 'DECLINED' });
  await deposit({});
  expect(await failedCount()).toBe(2);
  await deposit({ created_at: ago(40 * DAY_MS), finished_at: ago(31 * DAY_MS) });
  expect(await failedCount()).toBe(2);
});

it('is shown without the right to what is pending, and to nobody of another organisation', async () => {
  const { deposit, list, detail } = await shop(['IS_LOGGED_IN', 'FUNDING_ACCESS']);
  const { identifier } = await deposit({});
  const pending = await deposit({ status: 'PENDING', finished_at: null });
  expect(await list({ status: 'FAILED' })).toEqual([[100, 'RETURNED']]);
  expect(await detail(identifier)).toMatchObject({ status: 'RETURNED' });
  expect(await detail(pending.identifier)).toMatchObject({ i18nKey: 'error.transaction.notFound' });
  const stranger = await shop();
  expect(await stranger.detail(identifier)).toMatchObject({ i18nKey: 'error.transaction.notFound' });
});
