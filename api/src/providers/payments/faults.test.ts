import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import { buildBankAccount, buildCard, openTestGateway, type TestGateway } from './testing/openTestGateway.ts';

let calls = 0;
const office = createServer((_request, response) => {
  calls += 1;
  response.end();
});
let test: TestGateway;
let card: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  test = await openTestGateway();
  const stored = await test.gateway.storeCard(buildCard());
  card = stored.outcome === 'stored' ? stored.token : '';
});
beforeEach(() => void (calls = 0));
afterAll(async () => {
  await test.close();
  office.close();
});

const fault = async (kind: string, reference: string, times = '1') =>
  expect((await test.control('/control/faults', { kind, reference, times })).ok).toBe(true);
const charge = (reference: string, gateway = test.gateway) =>
  gateway.chargeCard({ token: card, amountMinor: 5_000n, currencyCode: 'USD', reference });
const controls = async (url = '/control') => (await fetch(`${test.origin}${url}`)).text();

it.each([
  ['timeoutBefore', []],
  ['timeoutAfter', [{ state: 'captured', amountMinor: 5_000n }]],
  ['error5xx', []],
])('a charge without answer (%s) is found out by its reference', async (kind, payments) => {
  await fault(kind, `F-${kind}`);
  const impatient = createCyberSourceGateway(test.service, { timeoutMs: 1_000, now: () => test.clock.now() });
  expect(await charge(`F-${kind}`, impatient)).toEqual({ outcome: 'unknown' });
  expect(await test.gateway.findPayments(`F-${kind}`)).toMatchObject({ outcome: 'found', payments });
  expect(await charge('F-OTHER')).toMatchObject({ outcome: 'captured' });
});

it('a fault may meet everything until it is removed', async () => {
  await fault('error5xx', '', '');
  expect(await charge('F-ALL')).toEqual({ outcome: 'unknown' });
  expect(await test.gateway.storeCard(buildCard())).toEqual({ outcome: 'failed' });
  expect(await test.gateway.findPayments('F-ALL')).toEqual({ outcome: 'failed' });
  const id = /\/control\/faults\/([^/"]+)\/remove/.exec(await controls())?.[1] ?? '';
  await test.control(`/control/faults/${id}/remove`, {});
  expect(await charge('F-ALL')).toMatchObject({ outcome: 'captured' });
});

async function account(accountNumber: string): Promise<{ token: string; instrumentIdentifier: string }> {
  const stored = await test.gateway.storeBankAccount(buildBankAccount({ accountNumber }));
  if (stored.outcome !== 'stored') throw new Error('Not stored');
  return stored;
}

async function pay(token: string, reference: string): Promise<void> {
  const { url, fields } = test.gateway.bankForm({
    token,
    amountMinor: 80_000n,
    reference,
    transactionUuid: `uuid-${reference}`,
    accountType: 'X',
    locale: 'en',
    signedAt: test.clock.now(),
    receiptUrl: 'https://portal.example/receipt',
    backOfficeUrl: `http://127.0.0.1:${(office.address() as AddressInfo).port}/`,
  });
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  await test.control('/pay/answer', { checkout: `uuid-${reference}`, action: 'pay' });
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const untilCalled = async (times: number): Promise<void> => {
  while (calls < times) await pause(10);
};

it.each([
  ['missingCallback', 0],
  ['lateCallback', 0],
  ['duplicateCallback', 2],
])('a message to the server with %s', async (kind, expected) => {
  const { token } = await account('5550001111');
  await fault(kind, `M-${kind}`);
  await pay(token, `M-${kind}`);
  await untilCalled(expected);
  await pause(100);
  expect(calls).toBe(expected);
  const message = /\/control\/messages\/(\d+)/.exec(await controls())?.[1] ?? '';
  await test.control(`/control/messages/${message}`, {});
  await untilCalled(expected + 1);
});

async function eventsOf(reference: string) {
  const found = await test.gateway.findBankEvents(test.clock.now());
  return found.outcome === 'found' ? found.events.filter((event) => event.reference === reference) : [];
}

it('debits settle after two business days, or come back when the account asks for it', async () => {
  await pay((await account('5550001111')).token, 'GOOD');
  await pay((await account('5550000029')).token, 'BAD');
  expect(await eventsOf('GOOD')).toEqual([]);
  await test.control('/control/clock', { days: '5' });
  expect(await eventsOf('GOOD')).toMatchObject([{ kind: 'settled', returnCode: null, amountMinor: 80_000n }]);
  expect(await eventsOf('BAD')).toMatchObject([{ kind: 'returned', returnCode: 'R29', amountMinor: 80_000n }]);
});

it('a small deposit reaches the account whose debits come back', async () => {
  const { token } = await account('5550000001');
  await test.gateway.creditBankAccount({ token, amountMinor: 39n, reference: 'SMALL' });
  await test.control('/control/clock', { days: '5' });
  expect(await eventsOf('SMALL')).toMatchObject([{ kind: 'settled', returnCode: null, amountMinor: 39n }]);
});

it.each(['R01', 'R08', 'R10'])('a debit is settled and returned by hand with %s', async (returnCode) => {
  await pay((await account('5550001111')).token, `HAND-${returnCode}`);
  const id = /\/control\/payments\/(\d+)/.exec(await controls())?.[1] ?? '';
  await test.control(`/control/payments/${id}`, { action: 'settle' });
  await test.control(`/control/payments/${id}`, { action: 'return', returnCode });
  expect(await eventsOf(`HAND-${returnCode}`)).toMatchObject([
    { kind: 'settled', gatewayId: id },
    { kind: 'returned', gatewayId: id, returnCode },
  ]);
});

it('a review ends by hand', async () => {
  const review = { token: card, amountMinor: 1_011n, currencyCode: 'USD', reference: 'REVIEW' };
  await test.gateway.chargeCard(review);
  await test.gateway.chargeCard({ ...review, reference: 'REVIEW-2' });
  const [second = '', first = ''] = [...(await controls()).matchAll(/\/control\/payments\/(\d+)/g)].map(
    ([, id = '']) => id,
  );
  await test.control(`/control/payments/${first}`, { action: 'approve' });
  await test.control(`/control/payments/${second}`, { action: 'decline' });
  expect(await test.gateway.findPayments('REVIEW')).toMatchObject({ payments: [{ state: 'captured' }] });
  expect(await test.gateway.findPayments('REVIEW-2')).toMatchObject({ payments: [{ state: 'declined' }] });
});

it('the statement of an account shows its micro-deposits', async () => {
  const { token, instrumentIdentifier } = await account('7770001234');
  await test.gateway.creditBankAccount({ token, amountMinor: 7n, reference: 'MICRO-A' });
  await test.gateway.creditBankAccount({ token, amountMinor: 31n, reference: 'MICRO-B' });
  expect(await controls('/control/accounts')).toContain(`/control/accounts/${instrumentIdentifier}`);
  const statement = await controls(`/control/accounts/${instrumentIdentifier}`);
  for (const text of ['MICRO-A', '+0.07 USD', '+0.31 USD', 'announced', '••••1234']) expect(statement).toContain(text);
  await test.control('/control/clock', { days: '5' });
  expect(await controls(`/control/accounts/${instrumentIdentifier}`)).toContain('booked');
});

it('pages of other sites and nonsense change nothing', async () => {
  const foreign = await fetch(`${test.origin}/control/clock`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ days: '1' }),
  });
  expect(foreign.status).toBe(400);
  expect((await test.control('/control/clock', { days: 'many' })).status).toBe(400);
  expect((await test.control('/control/faults', { kind: 'none' })).status).toBe(400);
  expect((await test.control('/control/payments/1', { action: 'settle' })).status).toBe(200);
  expect((await fetch(`${test.origin}/control/accounts/none`)).status).toBe(404);
  expect((await fetch(`${test.origin}/api/health`)).status).toBe(404);
});
