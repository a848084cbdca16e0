import type { ErrorBody } from '@portal/shared/contract/common';
import type {
  IncentiveCheck,
  IncentiveCompletion,
  IncentiveDetail,
  NewIncentiveBody,
} from '@portal/shared/contract/incentives';
import type { PublicError } from '@portal/shared/contract/publicApi';
import type { ResearchCompletion } from '@portal/shared/contract/researchCompletions';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import type { LightMyRequestResponse } from 'fastify';
import { postJournal } from '../../../ledger/postJournal.ts';
import { buildApiKey } from '../../../testing/buildApiKey.ts';
import { balanceOf, buildAccount } from '../../../testing/builders.ts';
import { BUYER, buildAllowlist, buildCatalogue, buildShop } from '../../../testing/commerceBuilders.ts';
import { createIncentive } from '../../../testing/incentiveCalls.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../../testing/testApp.ts';

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

const RESEARCHER = [...BUYER, 'INTEGRATIONS_MANAGE', 'QUALTRICS_API_KEYS_MANAGE'] as const;

interface SurveyOptions extends Partial<NewIncentiveBody> {
  readonly balanceMinor?: bigint;
}

/** An organisation with an incentive of 25.00 USD a response, and the key of its survey tool. */
async function openSurvey({ balanceMinor = 100_000n, ...overrides }: SurveyOptions = {}) {
  const shop = await buildShop(testApp.db, { balanceMinor, authorities: RESEARCHER });
  const people = await testApp.signIn(shop.buyer.email);
  const { incentiveId } = await createIncentive(people, shop.account.identifier, {
    displayName: 'Panel wave 3',
    senderName: 'Panel team',
    startDate: '2026-03-02',
    ...overrides,
  });
  const { key } = await buildApiKey(testApp, { maker: shop.buyer, scopes: ['research:write'] });
  return { ...shop, people, key, incentiveId, tool: callWith(testApp.app, key) };
}

type Survey = Awaited<ReturnType<typeof openSurvey>>;

const respondent = (responseId: string, overrides: object = {}) => ({
  responseId,
  recipientEmail: `${responseId.toLowerCase()}@recipient.example`,
  recipientFirstName: 'Ada',
  recipientLastName: 'Lovelace',
  ...overrides,
});

const urlOf = (incentiveId: string): string => `/v2/research/incentives/${incentiveId}/completions`;
const complete = ({ tool, incentiveId }: Pick<Survey, 'tool' | 'incentiveId'>, payload: object, headers = {}) =>
  tool({ method: 'POST', url: urlOf(incentiveId), payload, headers });
const wordOf = (response: LightMyRequestResponse): unknown => [
  response.statusCode,
  response.json<Partial<ResearchCompletion>>().status,
];
const refusalOf = (response: LightMyRequestResponse): unknown => {
  const [error] = response.json<PublicError>().errors;
  return [response.statusCode, error?.path, error?.i18nKey];
};
const set = (survey: Survey, changes: object) =>
  testApp.db
    .updateTable('incentives')
    .set(changes)
    .where('platform_id', '=', survey.platform.id)
    .where('identifier', '=', survey.incentiveId)
    .execute();
const ordersOf = ({ account }: Pick<Survey, 'account'>) =>
  testApp.db.selectFrom('orders').selectAll().where('account_id', '=', account.id).execute();
const countsOf = async ({ people, incentiveId }: Survey) => {
  const detail = (await people({ method: 'GET', url: `/api/incentives/${incentiveId}` })).json<IncentiveDetail>();
  return [detail.rewardsIssued, detail.responsesTaken, detail.status];
};

it('pays a response once for ever: repeated as it was, with other details 409', async () => {
  const survey = await openSurvey();
  const first = await complete(survey, respondent('R_17'));
  expect(wordOf(first)).toEqual([201, 'COMPLETE']);
  const { referenceOrderID } = first.json<ResearchCompletion>();
  expect(referenceOrderID).toMatch(/^QW260302-/);
  // As a form, from a tool that knows Basic authentication alone.
  const basic = Buffer.from(`${survey.platform.platform_client_id}:${survey.key}`).toString('base64');
  const again = await testApp.app.inject({
    method: 'POST',
    url: urlOf(survey.incentiveId),
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(respondent('R_17')).toString(),
  });
  expect([again.statusCode, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body]);
  const other = await complete(survey, respondent('R_17', { recipientEmail: 'bob@recipient.example' }));
  expect(refusalOf(other)).toEqual([409, null, 'error.incentive.otherResponse']);
  // Nobody's name: the mail greets by the address.
  const nameless = await complete(survey, { responseId: 'R_18', recipientEmail: 'r18@recipient.example' });
  expect(wordOf(nameless)).toEqual([201, 'COMPLETE']);
  expect(await balanceOf(testApp.db, survey.account)).toBe(95_000n);
  const [order] = await ordersOf(survey);
  expect(order).toMatchObject({
    order_source: 'RESEARCH',
    notes: 'Panel wave 3',
    reference_order_id: referenceOrderID,
  });
  const lines = await testApp.db
    .selectFrom('order_lines')
    .select(['email', 'first_name', 'sender_name', 'notes'])
    .where('platform_id', '=', survey.platform.id)
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { email: 'r_17@recipient.example', first_name: 'Ada', sender_name: 'Panel team', notes: 'R_17' },
    { email: 'r18@recipient.example', first_name: 'r18', sender_name: 'Panel team', notes: 'R_18' },
  ]);
  expect(await countsOf(survey)).toEqual([2, 2, 'ACTIVE']);
});

it('makes one order of a response that is sent ten times at once', async () => {
  const survey = await openSurvey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(survey, respondent('R_1'))));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await ordersOf(survey)).toHaveLength(1);
});

it('pays two of twenty responses at once that want the last two places', async () => {
  const survey = await openSurvey({ quantity: 2, completesAllowed: 19 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => complete(survey, respondent(`R_${index}`))),
  );
  const words = answers.map((answer) => answer.json<ResearchCompletion>().message).sort();
  expect(words).toEqual(['Complete', 'Complete', 'Completes exceeded', ...Array<string>(17).fill('Quantity exceeded')]);
  expect(await ordersOf(survey)).toHaveLength(2);
  expect(await balanceOf(testApp.db, survey.account)).toBe(95_000n);
  expect(await countsOf(survey)).toEqual([2, 19, 'COMPLETED']);
});

it('says each word, in their order, and charges nothing', async () => {
  const survey = await openSurvey({ quantity: 1 });
  await testApp.db
    .insertInto('platform_blocked_domains')
    .values({ platform_id: survey.platform.id, domain: 'blocked.example', reason: 'Test' })
    .execute();
  await buildAllowlist(testApp.db, survey.platform.id, ['ada@recipient.example']);
  const listed = { recipientEmail: 'ada@recipient.example' };
  const send = async (responseId: string, overrides: object) =>
    wordOf(await complete(survey, respondent(responseId, overrides)));
  const lines = 'ada@recipient.example\r\nBcc: all@recipient.example';
  expect(await send('n', { recipientEmail: lines })).toEqual([422, 'EMAIL_NORMALIZATION_FAILED']);
  for (const [index, email] of [
    '',
    'ada@',
    'x@blocked.example',
    '2025550177@vtext.com',
    'bob@recipient.example',
  ].entries())
    expect(await send(`i${index}`, { recipientEmail: email })).toEqual([422, 'INVALID_EMAIL']);
  await testApp.db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', survey.account.id).execute();
  expect(await send('s', listed)).toEqual([422, 'SYSTEM_FAILURE']);
  await testApp.db.updateTable('accounts').set({ status: 'ACTIVE' }).where('id', '=', survey.account.id).execute();
  await set(survey, { amount_minor: 150_000n });
  expect(await send('f', listed)).toEqual([422, 'INSUFFICIENT_FUNDS']);
  await set(survey, { rewards_issued: 1 });
  expect(await send('q', listed)).toEqual([422, 'QUANTITY_EXCEEDED']);
  expect(await send('qi', { recipientEmail: 'ada@' })).toEqual([422, 'INVALID_EMAIL']);
  await set(survey, { completes_allowed: 10 });
  expect(await countsOf(survey)).toEqual([1, 10, 'COMPLETED']);
  expect(await send('c', { recipientEmail: lines })).toEqual([422, 'COMPLETES_EXCEEDED']);
  await set(survey, { ends_at: testApp.clock.now() });
  expect(await send('e', listed)).toEqual([422, 'END_DATE_PASSED']);
  expect(await send('n', { recipientEmail: lines })).toEqual([422, 'EMAIL_NORMALIZATION_FAILED']);
  expect(await ordersOf(survey)).toEqual([]);
  expect(await balanceOf(testApp.db, survey.account)).toBe(100_000n);
  // An incentive that is not on takes nothing.
  await set(survey, { starts_at: new Date(testApp.clock.now().getTime() + 1_000) });
  expect(refusalOf(await complete(survey, respondent('b')))).toEqual([409, null, 'error.incentive.notStarted']);
  await set(survey, { is_on: false });
  expect(refusalOf(await complete(survey, respondent('b')))).toEqual([409, null, 'error.incentive.turnedOff']);
});

it('pays by itself after a deposit what lacked funds, and tells of it once a day', async () => {
  const survey = await openSurvey({ balanceMinor: 3_000n });
  expect(wordOf(await complete(survey, respondent('R_1')))).toEqual([201, 'COMPLETE']);
  for (const id of ['R_2', 'R_3'])
    expect(wordOf(await complete(survey, respondent(id)))).toEqual([422, 'INSUFFICIENT_FUNDS']);
  const mails = () =>
    testApp.db
      .selectFrom('outbox')
      .select('topic')
      .where('platform_id', '=', survey.platform.id)
      .where('topic', 'like', 'INCENTIVE%')
      .execute();
  expect(await mails()).toEqual([{ topic: 'INCENTIVE_FUNDS_MAIL' }]);
  const [worker] = testApp.workers.flatMap((workers) => workers['retry-completions'] ?? []);
  const waiting = (await worker?.findUnfinished?.()) ?? [];
  const job = waiting.filter(({ platformId }) => platformId === String(survey.platform.id));
  expect(job).toHaveLength(1);
  const retry = () => worker?.handle(job);

  testApp.clock.advance(5 * 60_000);
  await retry();
  expect(await balanceOf(testApp.db, survey.account)).toBe(500n);
  await deposit(survey, 5_000n);
  testApp.clock.advance(5 * 60_000);
  expect(await retry()).toEqual([{ done: true }]);
  expect(await balanceOf(testApp.db, survey.account)).toBe(500n);
  const paid = await complete(survey, respondent('R_3'));
  expect([wordOf(paid), paid.headers['idempotency-replayed']]).toEqual([[201, 'COMPLETE'], 'true']);
  expect(await ordersOf(survey)).toHaveLength(3);
  expect(await countsOf(survey)).toEqual([3, 3, 'ACTIVE']);
  expect(await mails()).toHaveLength(1);
  expect(await worker?.findUnfinished?.()).not.toContainEqual(job[0]);
});

/** Puts money into the account of a survey. */
const deposit = ({ account }: Survey, amountMinor: bigint) =>
  testApp.db.transaction().execute((tx) =>
    postJournal(tx, account.platform_id, {
      type: 'OPENING_BALANCE',
      currencyCode: 'USD',
      at: testApp.clock.now(),
      lines: [
        { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
        { kind: 'WALLET', accountId: account.id, amountMinor },
      ],
    }),
  );

it('tries a completion again by hand, checks without effect, and keeps others out', async () => {
  const survey = await openSurvey({ balanceMinor: 3_000n });
  const { people, incentiveId } = survey;
  const post = (path: string, payload: object = {}, key = path, call: Call = people) =>
    call({
      method: 'POST',
      url: `/api/incentives/${incentiveId}/${path}`,
      payload,
      headers: { 'idempotency-key': key },
    });
  const check = async (payload: object): Promise<Partial<IncentiveCheck>> => (await post('check', payload)).json();
  expect(await check(respondent('R_1'))).toMatchObject({ httpStatus: 201, status: 'COMPLETE', isRepeat: false });
  expect(await countsOf(survey)).toEqual([0, 0, 'ACTIVE']);
  expect(await ordersOf(survey)).toEqual([]);
  await testApp.db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', survey.account.id).execute();
  expect(wordOf(await complete(survey, respondent('R_1')))).toEqual([422, 'SYSTEM_FAILURE']);
  expect(await check(respondent('R_1'))).toMatchObject({ httpStatus: 422, status: 'SYSTEM_FAILURE', isRepeat: true });
  const other = { recipientEmail: 'x@recipient.example' };
  expect(await check(respondent('R_1', other))).toMatchObject({
    httpStatus: 409,
    status: null,
    i18nKey: 'error.incentive.otherResponse',
  });
  await testApp.db.updateTable('accounts').set({ status: 'ACTIVE' }).where('id', '=', survey.account.id).execute();
  const listed = await people({ method: 'GET', url: `/api/incentives/${incentiveId}/completions` });
  const [row] = listed.json<IncentiveCompletion[]>();
  expect(row).toMatchObject({ status: 'SYSTEM_FAILURE', tries: 1, canRetry: true });
  const path = `completions/${row?.completionId}/retry`;
  const retried = await post(path);
  expect([retried.statusCode, retried.json()]).toMatchObject([200, { status: 'COMPLETE', tries: 2, canRetry: false }]);
  expect((await post(path)).body).toBe(retried.body);
  const twice = await post(path, {}, 'another');
  expect([twice.statusCode, twice.json<ErrorBody>().i18nKey]).toEqual([409, 'error.incentive.notRetryable']);
  expect((await post('completions/999999/retry')).statusCode).toBe(404);
  expect(await ordersOf(survey)).toHaveLength(1);
  expect(await countsOf(survey)).toEqual([1, 1, 'ACTIVE']);
});

it('refuses what is no response, keys of others, and a key in the address', async () => {
  const survey = await openSurvey();
  const { tool, incentiveId } = survey;
  const url = urlOf(incentiveId);
  const send = async (payload: string | object, type = 'application/json', at = url) => {
    const response = await tool({ method: 'POST', url: at, payload, headers: { 'content-type': type } });
    return refusalOf(response);
  };
  const form = 'application/x-www-form-urlencoded';
  expect(await send('')).toEqual([400, null, 'error.validation']);
  expect(await send('', form)).toEqual([400, 'responseId', 'error.incentive.responseRequired']);
  expect(await send('responseId=a&responseId=b', form)).toEqual([400, 'responseId', 'error.validation']);
  expect(await send({})).toEqual([400, 'responseId', 'error.incentive.responseRequired']);
  expect(await send({ responseId: 'x'.repeat(101) })).toEqual([400, 'responseId', 'error.text.tooLong']);
  expect(await send(respondent('a', { recipientLastName: '{{x}}' }))).toEqual([
    400,
    'recipientLastName',
    'error.name.braces',
  ]);
  expect(await send(respondent('x'.repeat(100_000)))).toEqual([413, null, 'error.validation']);
  expect(await send('<x/>', 'text/xml')).toEqual([415, null, 'error.validation']);
  expect(await send(respondent('a'), undefined, `${url}?key=${survey.key}`)).toEqual([
    400,
    null,
    'error.apiKey.inQuery',
  ]);
  const inPath = await tool({ method: 'POST', url: urlOf(survey.key), payload: respondent('a') });
  expect(refusalOf(inPath)).toEqual([400, null, 'error.apiKey.inQuery']);
  expect(inPath.body).not.toContain(survey.key);
  expect(await send(respondent('a'), undefined, urlOf('nobody'))).toEqual([404, null, 'error.incentive.notFound']);
  const wrong = callWith(testApp.app, `${survey.key.slice(0, -1)}~`);
  expect((await complete({ tool: wrong, incentiveId }, respondent('a'))).statusCode).toBe(401);
  const stranger = await openSurvey();
  expect((await complete({ tool: stranger.tool, incentiveId }, respondent('a'))).statusCode).toBe(404);
  const { platform, customer, buyer } = survey;
  const sibling = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  const narrow = await buildApiKey(testApp, { maker: buyer, scopes: ['research:write'], accountIds: [sibling.id] });
  expect((await complete({ tool: callWith(testApp.app, narrow.key), incentiveId }, respondent('a'))).statusCode).toBe(
    404,
  );
  const setPlatform = (changes: object) =>
    testApp.db.updateTable('platforms').set(changes).where('id', '=', platform.id).execute();
  await setPlatform({ kyb_status: 'PENDING' });
  expect(refusalOf(await complete(survey, respondent('a')))).toEqual([403, null, 'error.apiKey.review']);
  await setPlatform({ kyb_status: 'APPROVED', feature_treatments: JSON.stringify({ 'qualtrics-research': 'off' }) });
  expect(refusalOf(await complete(survey, respondent('a')))).toEqual([404, null, 'error.notFound']);
  await setPlatform({ feature_treatments: '{}' });
  expect(await countsOf(survey)).toEqual([0, 0, 'ACTIVE']);
});

it('takes 600 calls a minute of a key', async () => {
  const survey = await openSurvey();
  const { headers } = await complete(survey, {});
  const limit = String(INCENTIVE_LIMITS.callsAMinute);
  expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([limit, '599']);
  await testApp.db
    .updateTable('rate_limits')
    .set({ hits: INCENTIVE_LIMITS.callsAMinute })
    .where('key', 'like', `calls:%research%user:%`)
    .execute();
  expect(refusalOf(await complete(survey, {}))).toEqual([429, null, 'error.rateLimited']);
});
