import type { FundingTransaction } from '@portal/shared/contract/funding';
import { withTransaction } from '../../db/withTransaction.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import { buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

async function fundedShop() {
  const shop = await buildShop(testApp.db, { balanceMinor: 0n });
  const { id: accountId } = shop.account;
  await withTransaction(testApp.db, (tx) =>
    postJournal(tx, shop.platform.id, {
      type: 'OPENING_BALANCE',
      currencyCode: 'USD',
      at: testApp.clock.now(),
      lines: [
        { kind: 'FUNDING_CLEARING', amountMinor: -10_000n },
        { kind: 'WALLET', accountId, amountMinor: 10_000n },
      ],
    }),
  );
  const call = await testApp.signIn(shop.buyer.email);
  const placed = await order(call, shop.account.identifier, [buildLineBody()]);
  return { ...shop, call, placed };
}

it('lists what makes the balance of the active account, newest first', async () => {
  const { call, account, placed } = await fundedShop();
  const response = await call({ method: 'GET', url: '/api/funding' });
  expect(response.headers).toMatchObject({ 'x-total-count': '2', 'x-total-capped': 'false' });
  const rows = response.json<FundingTransaction[]>();
  expect(
    rows.map((row) => [row.accountTransactionType.code, row.amount, row.balanceAfter, row.referenceOrderId]),
  ).toEqual([
    ['ORDER_PLACED', -25, 75, placed.referenceOrderId],
    ['OPENING_BALANCE', 100, 100, null],
  ]);
  expect(rows[0]).toMatchObject({
    accountID: account.account_number,
    accountIdentifier: account.identifier,
    status: 'POSTED',
    currencyCode: 'USD',
  });
});

it('finds what an order moved by its reference, as it is copied', async () => {
  const { call, placed } = await fundedShop();
  const other = await fundedShop();
  const found = async (search: string) => {
    const response = await call({ method: 'GET', url: '/api/funding', query: { search } });
    return response.json<FundingTransaction[]>().map(({ referenceOrderId }) => referenceOrderId);
  };
  expect(await found(placed.referenceOrderId)).toEqual([placed.referenceOrderId]);
  expect(await found(placed.referenceOrderId.toLowerCase())).toEqual([placed.referenceOrderId]);
  expect(await found(other.placed.referenceOrderId)).toEqual([]);
});

it('pages, turns round and narrows to one kind', async () => {
  const { call } = await fundedShop();
  const read = async (query: Record<string, string>) =>
    (await call({ method: 'GET', url: '/api/funding', query })).json<FundingTransaction[]>().map((row) => row.amount);
  expect(await read({ sort: 'createdAt ASC' })).toEqual([100, -25]);
  expect(await read({ type: 'ORDER_PLACED' })).toEqual([-25]);
  expect(await read({ page: '1' })).toEqual([]);
});

it('keeps balances from users who may not see them', async () => {
  const { platform, account } = await fundedShop();
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [account.id],
    authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS'],
  });
  const call = await testApp.signIn(user.email);
  const rows = (
    await call({ method: 'GET', url: '/api/funding', query: { accountIdentifier: account.identifier } })
  ).json<FundingTransaction[]>();
  expect(rows.map((row) => [row.amount, row.balanceAfter])).toEqual([
    [-25, null],
    [100, null],
  ]);
});

describe('names of an order', () => {
  const RIGHTS = ['IS_LOGGED_IN', 'FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS'] as const;
  const NAMED = 'Zoé Müller-Ångström +1';

  async function read(reader: 'all' | 'own' | 'other' | 'none') {
    const { call: buyerCall, account, platform } = await fundedShop();
    const author = await buildUser(testApp.db, {
      platform_id: platform.id,
      accountIds: [account.id],
      first_name: 'Maya',
      last_name: 'Lindqvist',
      authorities: [...RIGHTS, 'PLACE_ORDER_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'],
    });
    const zoe = { ...buildLineBody().recipient, firstName: 'Zoé', lastName: 'Müller-Ångström', email: 'z@o.example' };
    const own = await testApp.signIn(author.email);
    await order(own, account.identifier, [buildLineBody({ recipient: zoe, amount: '5.00' }), buildLineBody()]);
    const others = { other: [...RIGHTS, 'PLACE_ORDER_ACCESS'], none: RIGHTS } as const;
    const stranger = await buildUser(testApp.db, {
      platform_id: platform.id,
      accountIds: [account.id],
      authorities: reader === 'other' || reader === 'none' ? others[reader] : [],
    });
    const callers = { all: buyerCall, own, other: null, none: null };
    const call = callers[reader] ?? (await testApp.signIn(stranger.email));
    const query = { accountIdentifier: account.identifier };
    const list = async (narrowing: Record<string, string> = {}) =>
      (await call({ method: 'GET', url: '/api/funding', query: { ...query, ...narrowing } })).json<
        FundingTransaction[]
      >();
    const [newest] = await list();
    const get = async (url: string, more: Record<string, string> = {}) =>
      (await call({ method: 'GET', url, query: { ...query, ...more } })).body;
    const texts = [
      await get('/api/funding'),
      await get(`/api/funding/${newest?.accountTransactionID ?? ''}`),
      await get('/api/funding/export'),
      await get(`/api/funding/statements/${testApp.clock.now().toISOString().slice(0, 7)}`, { format: 'csv' }),
    ];
    return { newest, list, texts };
  }

  it.each(['all', 'own'] as const)(
    'stand for a reader of %s orders in list, detail, files and search',
    async (reader) => {
      const { newest, list, texts } = await read(reader);
      expect(newest?.order).toEqual({
        totalLineItems: 2,
        rewardNames: ['Reward UVARIABLE'],
        recipientSummary: NAMED,
        createdBy: 'Maya Lindqvist',
      });
      for (const text of texts) expect(text).toContain('Maya Lindqvist');
      expect(texts[2]).toContain(`2 × Reward UVARIABLE to ${NAMED} · Maya Lindqvist`);
      for (const search of ['zoe mull', 'Müller-Å', 'z@o.example', 'zoe'])
        expect((await list({ search })).map(({ amount }) => amount)).toEqual([-30]);
      expect((await list({ search: 'zoe', type: 'ORDER_PLACED', minAmount: '1' })).map(({ amount }) => amount)).toEqual(
        [-30],
      );
      const ada = (await list({ search: 'ada love' })).map(({ amount }) => amount);
      expect(ada).toEqual(reader === 'all' ? [-30, -25] : [-30]);
    },
  );

  it('stand after several rewards, which are not said as that many of the first', async () => {
    const { call, account } = await fundedShop();
    const lines = [buildLineBody({ amount: '5.00' }), buildLineBody({ utid: 'UOPTIONS', amount: '10.00' })];
    await order(call, account.identifier, lines);
    const query = { accountIdentifier: account.identifier };
    const { body } = await call({ method: 'GET', url: '/api/funding/export', query });
    expect(body).toMatch(/2 rewards \(Reward U(?:VARIABLE|OPTIONS) \+1\) to Ada Lovelace \+1/);
  });

  it.each(['other', 'none'] as const)('never leave for a reader of %s orders', async (reader) => {
    const { newest, list, texts } = await read(reader);
    expect(newest?.order).toEqual({
      totalLineItems: 2,
      rewardNames: ['Reward UVARIABLE'],
      recipientSummary: null,
      createdBy: null,
    });
    for (const text of texts) expect(text).not.toMatch(/Zoé|Ångström|Maya|Lindqvist|z@o/);
    expect(texts[2]).toContain('"2 rewards, Reward UVARIABLE"');
    for (const search of ['zoe mull', 'Ångström', 'z@o.example', 'ada love', 'maya'])
      expect(await list({ search })).toEqual([]);
  });
});
