import type { ErrorBody } from '@portal/shared/contract/common';
import type {
  Incentive,
  IncentiveBody,
  IncentiveCompletion,
  IncentiveDetail,
  NewIncentiveBody,
} from '@portal/shared/contract/incentives';
import type { CompletionStatus } from '@portal/shared/domain/enumerations';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { LightMyRequestResponse } from 'fastify';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { buildApiKey } from '../../testing/buildApiKey.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildIncentiveBody, createIncentive } from '../../testing/incentiveCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { order } from '../../testing/cartCalls.ts';

const RIGHTS: readonly Authority[] = [
  'INTEGRATIONS_ACCESS',
  'INTEGRATIONS_MANAGE',
  'VIEW_BALANCE_ACCESS',
  'PLACE_ORDER_ACCESS',
  'QUALTRICS_API_KEYS_ACCESS',
];
const DAY_MS = 24 * 60 * 60_000;
const NOON = new Date('2026-03-02T12:00:00Z');

let test: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  test = await buildTestApp({ publicUrl: 'https://portal.example' });
  await test.jobs.start();
  await buildCatalogue(test.db);
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});
afterEach(() => test.clock.set(NOON));
beforeEach(async () => {
  shop = await buildShop(test.db, { authorities: RIGHTS, balanceMinor: 2_500_000n });
  await test.db
    .updateTable('users')
    .set({ organization_access: true })
    .where('id', '=', shop.buyer.id)
    .where('platform_id', '=', shop.platform.id)
    .execute();
  call = await test.signIn(shop.buyer.email);
});

const bodyOf = (overrides: Partial<NewIncentiveBody> = {}) => buildIncentiveBody(shop.account.identifier, overrides);
const create = (overrides: Partial<NewIncentiveBody> = {}) => createIncentive(call, shop.account.identifier, overrides);
const get = async (id: string, by = call) =>
  (await by({ method: 'GET', url: `/api/incentives/${id}` })).json<IncentiveDetail>();
const list = async (query = '', by = call) =>
  (await by({ method: 'GET', url: `/api/incentives${query}` })).json<Incentive[]>();
const change = (id: string, body: IncentiveBody) =>
  call({ method: 'PUT', url: `/api/incentives/${id}`, payload: body });
const setStatus = (id: string, status: string, version: number) =>
  call({ method: 'PUT', url: `/api/incentives/${id}/status`, payload: { status, version } });
const refusalOf = (response: LightMyRequestResponse) => {
  const { status, i18nKey, fields = [] } = response.json<ErrorBody>();
  return [status, i18nKey, ...fields.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};

interface Response {
  readonly status: CompletionStatus;
  readonly at?: string;
  readonly orderId?: bigint;
  readonly credentialId?: bigint;
}

/** Adds responses as the calls of a survey tool would leave them. */
async function respond(incentiveId: string, responses: readonly Response[]): Promise<void> {
  const scope = { platform_id: shop.platform.id };
  const { id } = await test.db
    .selectFrom('incentives')
    .select('id')
    .where('platform_id', '=', scope.platform_id)
    .where('identifier', '=', incentiveId)
    .executeTakeFirstOrThrow();
  for (const [index, { status, at, orderId, credentialId }] of responses.entries()) {
    const created_at = at === undefined ? test.clock.now() : new Date(at);
    await test.db
      .insertInto('incentive_completions')
      .values({
        ...scope,
        incentive_id: id,
        response_id: `R_${index + 1}`,
        body_hash: 'x',
        recipient_email: `Ada${index + 1}@recipient.example`,
        first_name: 'Ada',
        last_name: 'Lovelace',
        status,
        order_id: orderId ?? null,
        credential_id: credentialId ?? null,
        tried_at: created_at,
        created_at,
      })
      .execute();
  }
  await test.db
    .updateTable('incentives')
    .set({
      rewards_issued: responses.filter(({ status }) => status === 'COMPLETE').length,
      responses_taken: responses.length,
    })
    .where('platform_id', '=', scope.platform_id)
    .where('id', '=', id)
    .execute();
}

const placeOrder = async (): Promise<bigint> => {
  const { referenceOrderId } = await order(call, shop.account.identifier, [buildLineBody()]);
  const { id } = await test.db
    .selectFrom('orders')
    .select('id')
    .where('platform_id', '=', shop.platform.id)
    .where('reference_order_id', '=', referenceOrderId)
    .executeTakeFirstOrThrow();
  return id;
};

it('creates an incentive, and says what it costs against the balance', async () => {
  const detail = await create({ displayName: ' Panel  wave 3 ' });
  expect(detail).toMatchObject({
    displayName: 'Panel wave 3',
    status: 'ACTIVE',
    hasStarted: true,
    version: 1,
    account: { accountIdentifier: shop.account.identifier, currencyCode: 'USD' },
    reward: { utid: 'UVARIABLE', rewardName: 'Reward UVARIABLE', amount: 25, currencyCode: 'USD' },
    startsAt: '2026-03-01T08:00:00.000Z',
    // Clocks there are an hour ahead by then.
    endsAt: '2026-04-01T07:00:00.000Z',
    isFixed: false,
    cost: { reward: 25, left: 2250, rewardsLeft: 90, balance: 25_000, coverage: { completions: 90, coversAll: true } },
    counts: [],
    days: [
      { day: '2026-03-01', complete: 0, failed: 0 },
      { day: '2026-03-02', complete: 0, failed: 0 },
    ],
    callAddress: `https://portal.example/v2/research/incentives/${detail.incentiveId}/completions`,
  });
  const audits = await test.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('platform_id', '=', shop.platform.id)
    .where('entity_id', '=', detail.incentiveId)
    .execute();
  expect(audits).toMatchObject([{ action: 'incentive.created', details: { quantity: 90, completesAllowed: 100 } }]);
});

it.each<[string, Partial<NewIncentiveBody>, string]>([
  ['a name too short', { displayName: 'Wave' }, 'displayName error.displayName.length'],
  ['a name of nothing', { displayName: '' }, 'displayName error.name.required'],
  ['an unknown reward', { utid: 'UNOTHING' }, 'utid error.item.notFound'],
  ['a reward that is not mailed', { utid: 'UTEXTED' }, 'utid error.delivery.notOffered'],
  ['an amount above the reward’s', { amount: '2000.01' }, 'amount error.amount.aboveMax'],
  ['a template of others', { etid: 'E999999' }, 'etid error.etid.invalid'],
  ['no sender', { senderName: ' ' }, 'senderName error.name.required'],
  ['a subject with a slash', { subject: 'Thanks / merci' }, 'subject error.subject.slash'],
  ['no reward at all', { quantity: 0 }, 'quantity error.incentive.count'],
  ['too many completes', { completesAllowed: 1_000_001 }, 'completesAllowed error.incentive.count'],
  ['an end before its start', { endDate: '2026-02-28' }, 'endDate error.date.backwards'],
  ['a day that does not exist', { startDate: '2026-02-30' }, 'startDate error.date.invalid'],
  ['an end that is over', { startDate: '2026-02-01', endDate: '2026-03-01' }, 'endDate error.incentive.endPast'],
  ['no place', { timeZone: 'Mars/Olympus' }, 'timeZone error.timeZone.unknown'],
])('refuses %s at its field', async (_name, overrides, refusal) => {
  const response = await call({ method: 'POST', url: '/api/incentives', payload: bodyOf(overrides) });
  expect(refusalOf(response)).toEqual([400, 'error.validation', refusal]);
});

it('keeps names apart, and takes a change of the version that was read', async () => {
  const first = await create({ displayName: 'Spring wave' });
  const second = await create();
  const taken = await change(second.incentiveId, { ...bodyOf({ displayName: 'SPRING  WAVE' }), version: 1 });
  expect(refusalOf(taken)).toEqual([409, 'error.incentive.nameTaken', 'displayName error.incentive.nameTaken']);
  const body = { ...bodyOf({ displayName: 'Spring wave', quantity: 80 }), version: 1 };
  expect((await change(first.incentiveId, body)).json()).toMatchObject({ version: 2, quantity: 80 });
  // The same again, after a lost answer.
  expect((await change(first.incentiveId, body)).json()).toMatchObject({ version: 2 });
  const older = await change(first.incentiveId, { ...body, quantity: 70 });
  expect(refusalOf(older)).toEqual([409, 'error.incentive.changed']);
  expect(older.json<ErrorBody>().values?.['name']).toContain('Ada');
});

it('keeps account and reward once a response was taken, and no limit below what is used', async () => {
  const { incentiveId } = await create({ displayName: 'Fixed wave' });
  const orderId = await placeOrder();
  await respond(incentiveId, [{ status: 'COMPLETE', orderId }, { status: 'QUANTITY_EXCEEDED' }]);
  const account = await buildAccount(test.db, { platform_id: shop.platform.id, customer_id: shop.customer.id });
  const body = { ...bodyOf({ displayName: 'Fixed wave' }), version: 1 };
  expect(
    refusalOf(await change(incentiveId, { ...body, accountIdentifier: account.identifier, amount: '30.00' })),
  ).toEqual([422, 'error.incentive.fixed', 'accountIdentifier error.incentive.fixed', 'amount error.incentive.fixed']);
  expect(refusalOf(await change(incentiveId, { ...body, completesAllowed: 1 }))).toEqual([
    422,
    'error.incentive.limitUsed',
    'completesAllowed error.incentive.limitUsed',
  ]);
  const used = await change(incentiveId, { ...body, quantity: 1, completesAllowed: 2 });
  expect(used.json()).toMatchObject({ status: 'COMPLETED', isFixed: true, cost: { rewardsLeft: 0, left: 0 } });
});

it('keeps a reward that is gone since, so that the rest can be changed', async () => {
  const { incentiveId } = await create({ displayName: 'Last wave', utid: 'UOPTIONS', amount: '10.00' });
  await test.db.updateTable('catalog_items').set({ is_available: false }).where('utid', '=', 'UOPTIONS').execute();
  const body = { ...bodyOf({ displayName: 'Last wave', utid: 'UOPTIONS', amount: '10', quantity: 5 }), version: 1 };
  expect((await change(incentiveId, body)).json()).toMatchObject({ quantity: 5, reward: { amount: 10 } });
  expect(
    refusalOf(await call({ method: 'POST', url: '/api/incentives', payload: bodyOf({ utid: 'UOPTIONS' }) }))[2],
  ).toBe('utid error.item.unavailable');
});

it('tells the state in lists and filters as the rule does', async () => {
  const [later, ended, off, full] = [
    await create({ startDate: '2026-03-10' }),
    await create({ endDate: '2026-03-02' }),
    await create(),
    await create({ quantity: 1, completesAllowed: 1 }),
  ];
  await respond(full.incentiveId, [{ status: 'COMPLETE', orderId: await placeOrder() }]);
  expect((await setStatus(off.incentiveId, 'INACTIVE', 1)).json()).toMatchObject({ status: 'INACTIVE', version: 2 });
  expect(refusalOf(await setStatus(off.incentiveId, 'ACTIVE', 1))).toEqual([409, 'error.incentive.changed']);
  test.clock.advance(DAY_MS);
  call = await test.signIn(shop.buyer.email);
  const found = Object.fromEntries((await list()).map(({ incentiveId, status }) => [incentiveId, status]));
  expect(found).toEqual({
    [later.incentiveId]: 'ACTIVE',
    [ended.incentiveId]: 'EXPIRED',
    [off.incentiveId]: 'INACTIVE',
    [full.incentiveId]: 'COMPLETED',
  });
  for (const [id, status] of Object.entries(found))
    expect((await list(`?status=${status}`)).map(({ incentiveId }) => incentiveId)).toEqual([id]);
  expect((await get(later.incentiveId)).hasStarted).toBe(false);
});

it('finds by words of the name and by account, in each order', async () => {
  await create({ displayName: 'Zürich panel', endDate: '2026-03-05' });
  await create({ displayName: 'Aarau panel', endDate: '2026-03-04' });
  await create({ displayName: 'Something else' });
  const namesOf = async (query: string) => (await list(query)).map(({ displayName }) => displayName);
  expect(await namesOf('?search=panel%20zurich')).toEqual(['Zürich panel']);
  expect(await namesOf('?search=panel&sort=displayName,asc')).toEqual(['Aarau panel', 'Zürich panel']);
  expect(await namesOf('?search=panel&sort=endDate,desc')).toEqual(['Zürich panel', 'Aarau panel']);
  expect(await namesOf(`?accountIdentifier=${shop.account.identifier}&size=25`)).toHaveLength(3);
  expect((await call({ method: 'GET', url: '/api/incentives?accountIdentifier=A-UNKNOWN' })).statusCode).toBe(404);
});

it('lists the responses, counts them by status and day, and writes them to files', async () => {
  const { incentiveId } = await create();
  await respond(incentiveId, [
    { status: 'COMPLETE', orderId: await placeOrder(), at: '2026-03-01T08:30:00Z' },
    { status: 'INVALID_EMAIL', at: '2026-03-02T09:00:00Z' },
    { status: 'INSUFFICIENT_FUNDS', at: '2026-03-02T10:00:00Z' },
  ]);
  const url = `/api/incentives/${incentiveId}/completions`;
  const rowsOf = async (query: string) =>
    (await call({ method: 'GET', url: `${url}${query}` })).json<IncentiveCompletion[]>();
  const [newest, , oldest] = await rowsOf('');
  expect(newest).toMatchObject({
    responseId: 'R_3',
    status: 'INSUFFICIENT_FUNDS',
    canRetry: true,
    referenceOrderId: null,
  });
  expect(oldest).toMatchObject({ recipientName: 'Ada Lovelace', canRetry: false, tries: 1 });
  expect(oldest?.referenceOrderId).toMatch(/^RG/);
  const idsOf = async (query: string) => (await rowsOf(query)).map(({ responseId }) => responseId);
  expect(await idsOf('?search=ada2@')).toEqual(['R_2']);
  expect(await idsOf('?search=R_3')).toEqual(['R_3']);
  expect(await idsOf('?search=_')).toEqual([]);
  expect(await idsOf('?status=COMPLETE')).toEqual(['R_1']);
  expect(await idsOf('?from=2026-03-02&timeZone=America/Los_Angeles&sort=date,asc')).toEqual(['R_2', 'R_3']);
  expect(await get(incentiveId)).toMatchObject({
    counts: [
      { status: 'COMPLETE', count: 1 },
      { status: 'INVALID_EMAIL', count: 1 },
      { status: 'INSUFFICIENT_FUNDS', count: 1 },
    ],
    days: [
      { day: '2026-03-01', complete: 1, failed: 0 },
      { day: '2026-03-02', complete: 0, failed: 2 },
    ],
    cost: { coverage: { lastWeek: 1 } },
  });
  const file = await call({ method: 'GET', url: `${url}/export?status=INVALID_EMAIL&timeZone=UTC` });
  expect(file.headers['content-disposition']).toContain('completions-2026-03-02-UTC.csv');
  expect(file.body).toContain('Ada2@recipient.example,Ada Lovelace,R_2,,Invalid email,1');
  const sheet = await call({ method: 'GET', url: `${url}/export?format=xlsx` });
  expect(sheet.headers['content-type']).toContain('spreadsheetml');
});

it('says how far the balance reaches at the pace of last week, to who may see it', async () => {
  const account = await buildAccount(test.db, {
    platform_id: shop.platform.id,
    customer_id: shop.customer.id,
    balanceMinor: 17_500n,
  });
  const { incentiveId } = await createIncentive(call, account.identifier);
  await respond(incentiveId, [
    { status: 'COMPLETE', orderId: await placeOrder() },
    { status: 'COMPLETE', orderId: await placeOrder() },
  ]);
  expect((await get(incentiveId)).cost).toEqual({
    currencyCode: 'USD',
    reward: 25,
    left: 2200,
    rewardsLeft: 88,
    balance: 175,
    // Seven rewards at two a week: 24 days.
    coverage: { completions: 7, coversAll: false, lastDay: '2026-03-26', lastWeek: 2 },
  });
  const reader = await buildUser(test.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: ['INTEGRATIONS_ACCESS'],
  });
  const reading = await test.signIn(reader.email);
  expect((await get(incentiveId, reading)).cost).toMatchObject({ left: 2200, balance: null, coverage: null });
});

it('sends a sample reward to colleagues, marked as a test, and charges and counts nothing', async () => {
  const detail = await create({ subject: 'Thank you' });
  const send = (recipientEmails: readonly string[]) =>
    call({ method: 'POST', url: `/api/incentives/${detail.incentiveId}/test`, payload: { recipientEmails } });
  expect((await send([shop.buyer.email])).json()).toEqual({ recipientEmails: [shop.buyer.email] });
  const mails = await test.db
    .selectFrom('outbox')
    .select(['topic', 'recipient_email', 'text_values'])
    .where('platform_id', '=', shop.platform.id)
    .execute();
  expect(mails).toMatchObject([
    { topic: 'TEMPLATE_TEST_MAIL', recipient_email: shop.buyer.email, text_values: { subject: 'Thank you' } },
  ]);
  expect(await get(detail.incentiveId)).toEqual(detail);
  expect(refusalOf(await send(['nobody@elsewhere.example']))).toEqual([
    400,
    'error.validation',
    'recipientEmails error.template.testRecipient',
  ]);
});

it('names the incentives that a key paid', async () => {
  const { credential } = await buildApiKey(test, { maker: shop.buyer, scopes: ['research:write'] });
  const { incentiveId } = await create({ displayName: 'Paid wave' });
  await respond(incentiveId, [
    { status: 'COMPLETE', orderId: await placeOrder(), credentialId: credential.id },
    { status: 'INVALID_EMAIL', credentialId: credential.id },
  ]);
  const keys = await call({ method: 'GET', url: '/api/credentials?type=RESEARCH_KEY' });
  expect(keys.json()).toMatchObject([{ incentives: [{ incentiveId, displayName: 'Paid wave', rewards: 1 }] }]);
});

it('is closed without the feature, to strangers of the account, and its changes during the review of the business', async () => {
  const { incentiveId } = await create();
  const group = await buildCustomer(test.db, { platform_id: shop.platform.id });
  const elsewhere = await buildUser(test.db, {
    platform_id: shop.platform.id,
    customerIds: [group.id],
    authorities: RIGHTS,
  });
  const strange = await test.signIn(elsewhere.email);
  expect(await list('', strange)).toEqual([]);
  expect((await strange({ method: 'GET', url: `/api/incentives/${incentiveId}` })).statusCode).toBe(404);
  const platform = test.db.updateTable('platforms').where('id', '=', shop.platform.id);
  await platform.set({ kyb_status: 'UNDER_REVIEW' }).execute();
  expect((await setStatus(incentiveId, 'INACTIVE', 1)).statusCode).toBe(403);
  expect(await list()).toHaveLength(1);
  await platform.set({ feature_treatments: JSON.stringify({ 'qualtrics-research': 'off' }) }).execute();
  expect((await call({ method: 'GET', url: '/api/incentives' })).statusCode).toBe(404);
  expect((await call({ method: 'GET', url: `/api/incentives/${incentiveId}` })).statusCode).toBe(404);
  expect((await call({ method: 'GET', url: `/api/incentives/${incentiveId}/completions` })).statusCode).toBe(404);
});
