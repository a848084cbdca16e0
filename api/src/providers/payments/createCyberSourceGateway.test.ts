import { readFileSync } from 'node:fs';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import {
  buildBankAccount,
  buildCard,
  openTestGateway,
  withCheckDigit,
  type TestGateway,
} from './testing/openTestGateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

async function storedCard(number = '4111111111111111'): Promise<string> {
  const stored = await test.gateway.storeCard(buildCard({ number }));
  if (stored.outcome !== 'stored') throw new Error(`Not stored: ${JSON.stringify(stored)}`);
  return stored.token;
}
const charge = async (amountMinor: bigint, reference: string, token?: string) =>
  test.gateway.chargeCard({ token: token ?? (await storedCard()), amountMinor, currencyCode: 'USD', reference });

it.each([
  ['4111111111111111', 'VISA', '123'],
  ['5555555555554444', 'MASTER_CARD', '123'],
  ['2223003122003222', 'MASTER_CARD', '123'],
  ['378282246310005', 'AMERICAN_EXPRESS', '1234'],
  ['6011111111111117', 'DISCOVER', '123'],
  ['3566111111111113', 'JCB', '123'],
  ['36006666333344', 'DINERS_CLUB', '123'],
] as const)('stores %s of %s', async (number, brand, verificationNumber) => {
  const card = buildCard({ number, brand, verificationNumber });
  const first = await test.gateway.storeCard(card);
  const second = await test.gateway.storeCard(card);
  expect([first, second]).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
  if (first.outcome !== 'stored' || second.outcome !== 'stored') return;
  expect(first.token).not.toBe(second.token);
  expect(first.instrumentIdentifier).toBe(second.instrumentIdentifier);
});

it.each([
  ['4111111111111112', {}, '231'],
  ['6200000000000005', {}, '232'],
  ['5555555555554444', {}, '240'],
  ['4111111111111111', { verificationNumber: '12' }, '211'],
  ['4111111111111111', { expiration: { year: 2020, month: 1 } }, '202'],
  [withCheckDigit('400000000001230'), {}, '230'],
  [withCheckDigit('400000000001200'), {}, '200'],
])('refuses to store %s with %j: %s', async (number, overrides, reasonCode) => {
  expect(await test.gateway.storeCard(buildCard({ number, ...overrides }))).toEqual({ outcome: 'refused', reasonCode });
});

it.each([
  [10_000n, 'captured', '100', 'captured'],
  [1_051n, 'declined', '203', 'declined'],
  [1_029n, 'declined', '210', 'declined'],
  [1_011n, 'pending', '480', 'pending'],
  [1_022n, 'pending', '700', 'pending'],
] as const)('a charge of %s is %s with %s', async (amountMinor, outcome, reasonCode, state) => {
  const reference = `CH-${amountMinor}`;
  expect(await charge(amountMinor, reference)).toMatchObject({ outcome, reasonCode });
  expect(await test.gateway.findPayments(reference)).toMatchObject({
    outcome: 'found',
    payments: [{ state, amountMinor, currencyCode: 'USD', reasonCode }],
  });
});

it('a charge out of range is refused and leaves nothing', async () => {
  expect(await charge(1_052n, 'CH-52')).toEqual({ outcome: 'declined', gatewayId: null, reasonCode: '422.052' });
  expect(await test.gateway.findPayments('CH-52')).toEqual({ outcome: 'found', payments: [] });
});

it.each(['201', '202', '204', '205', '208', '210', '231', '481'])('a card is declined with %s', async (reasonCode) => {
  const token = await storedCard(withCheckDigit(`400000000000${reasonCode}`));
  expect(await charge(10_000n, `DECLINE-${reasonCode}`, token)).toMatchObject({ outcome: 'declined', reasonCode });
});

it('a duplicate is seen by its reference', async () => {
  await charge(5_000n, 'TWICE');
  await charge(5_000n, 'TWICE');
  const found = await test.gateway.findPayments('TWICE');
  expect(found).toMatchObject({ payments: [{ state: 'captured' }, { state: 'captured' }] });
  expect(await test.gateway.findPayments('TWICE OR 1')).toEqual({ outcome: 'found', payments: [] });
});

it('a charge is refunded in parts, never beyond it, and each refund is found by its own reference', async () => {
  const charged = await charge(10_000n, 'REFUNDED');
  if (charged.outcome !== 'captured') throw new Error('Not captured');
  const refund = (amountMinor: bigint, reference: string, gatewayId = charged.gatewayId) =>
    test.gateway.refundCard({ gatewayId, amountMinor, currencyCode: 'USD', reference });
  expect(await refund(6_000n, 'REFUND-1')).toMatchObject({ outcome: 'refunded' });
  expect(await refund(4_001n, 'REFUND-2')).toMatchObject({ outcome: 'declined', reasonCode: '422.052' });
  expect(await refund(1_053n, 'REFUND-3')).toMatchObject({ outcome: 'declined', reasonCode: '233' });
  expect(await refund(4_000n, 'REFUND-4')).toMatchObject({ outcome: 'refunded' });
  expect(await refund(100n, 'REFUND-5', 'unknown')).toMatchObject({ outcome: 'declined', gatewayId: null });
  expect(await test.gateway.findPayments('REFUND-1')).toMatchObject({
    payments: [{ state: 'refunded', amountMinor: 6_000n, currencyCode: 'USD' }],
  });
  expect(await test.gateway.findPayments('REFUND-3')).toMatchObject({ payments: [{ state: 'declined' }] });
  expect(await test.gateway.findPayments('REFUNDED')).toMatchObject({ payments: [{ state: 'captured' }] });
});

it('amounts have the decimals of their currency', async () => {
  const token = await storedCard();
  await test.gateway.chargeCard({ token, amountMinor: 1_500n, currencyCode: 'JPY', reference: 'YEN' });
  expect(await test.gateway.findPayments('YEN')).toMatchObject({
    payments: [{ amountMinor: 1_500n, currencyCode: 'JPY', state: 'captured' }],
  });
  expect(readFileSync(test.file, 'utf8')).toContain('"amount":"1500","currency":"JPY"');
});

it('a card is changed and removed; an expired one is declined', async () => {
  const token = await storedCard();
  const { billTo } = buildCard();
  expect(await test.gateway.updateCard({ token, expiration: { year: 2020, month: 2 }, billTo })).toEqual({
    outcome: 'done',
  });
  expect(await charge(1_000n, 'EXPIRED', token)).toMatchObject({ outcome: 'declined', reasonCode: '202' });
  expect(await test.gateway.removeCard(token)).toEqual({ outcome: 'done' });
  expect(await test.gateway.removeCard(token)).toEqual({ outcome: 'done' });
  expect(await charge(1_000n, 'REMOVED', token)).toMatchObject({ outcome: 'declined', reasonCode: '102' });
  expect(await test.gateway.updateCard({ token, expiration: { year: 2030, month: 2 }, billTo })).toEqual({
    outcome: 'refused',
    reasonCode: '102',
  });
});

it('a bank account is stored, credited, and known by its number', async () => {
  const first = await test.gateway.storeBankAccount(buildBankAccount());
  const second = await test.gateway.storeBankAccount(buildBankAccount({ accountType: 'X' }));
  if (first.outcome !== 'stored' || second.outcome !== 'stored') throw new Error('Not stored');
  expect(first.instrumentIdentifier).toBe(second.instrumentIdentifier);
  const credit = { token: first.token, amountMinor: 17n, reference: 'MICRO-1' };
  expect(await test.gateway.creditBankAccount(credit)).toMatchObject({ outcome: 'submitted' });
  expect(await test.gateway.findPayments('MICRO-1')).toMatchObject({
    payments: [{ state: 'pending', amountMinor: 17n }],
  });
  const wrong = buildBankAccount({ routingNumber: '021000022' });
  expect(await test.gateway.storeBankAccount(wrong)).toEqual({ outcome: 'refused', reasonCode: '102' });
  const short = buildBankAccount({ accountNumber: '123' });
  expect(await test.gateway.storeBankAccount(short)).toEqual({ outcome: 'refused', reasonCode: '102' });
  expect(await test.gateway.creditBankAccount({ ...credit, token: '1' })).toMatchObject({ outcome: 'declined' });
});

it('outcomes that cents ask for are of charges: each small deposit below a dollar is sent', async () => {
  const stored = await test.gateway.storeBankAccount(buildBankAccount());
  if (stored.outcome !== 'stored') throw new Error('Not stored');
  for (let cents = 1; cents < 100; cents += 1) {
    const credit = { token: stored.token, amountMinor: BigInt(cents), reference: `MICRO-${String(cents)}` };
    expect({ cents, ...(await test.gateway.creditBankAccount(credit)) }).toMatchObject({ cents, outcome: 'submitted' });
  }
});

it.each([[{ key: Buffer.from('another').toString('base64') }], [{ keyId: 'another' }], [{ merchant: 'another' }]])(
  'wrong keys (%j) are refused as such, and a clock that is wrong too',
  async (overrides) => {
    const gateway = createCyberSourceGateway({ ...test.service, ...overrides }, { now: () => test.clock.now() });
    expect(await gateway.storeCard(buildCard())).toEqual({ outcome: 'refused', reasonCode: '234' });
    expect(await gateway.findPayments('X')).toEqual({ outcome: 'failed' });
    const late = createCyberSourceGateway(test.service, {
      now: () => new Date(test.clock.now().getTime() - 10 * 60_000),
    });
    expect(await late.storeCard(buildCard())).toEqual({ outcome: 'refused', reasonCode: '234' });
  },
);

it('a gateway out of reach leaves every outcome open', async () => {
  const service = { ...test.service, url: 'http://127.0.0.1:1' };
  const gateway = createCyberSourceGateway(service, { timeoutMs: 500, now: () => test.clock.now() });
  const { billTo } = buildCard();
  expect(await gateway.storeCard(buildCard())).toEqual({ outcome: 'failed' });
  expect(await gateway.updateCard({ token: '1', expiration: { year: 2030, month: 1 }, billTo })).toEqual({
    outcome: 'failed',
  });
  expect(await gateway.removeCard('1')).toEqual({ outcome: 'failed' });
  const unknown = { token: '1', amountMinor: 100n, reference: 'X' };
  expect(await gateway.chargeCard({ ...unknown, currencyCode: 'USD' })).toEqual({ outcome: 'unknown' });
  expect(await gateway.creditBankAccount(unknown)).toEqual({ outcome: 'unknown' });
  expect(await gateway.refundCard({ ...unknown, gatewayId: '1', currencyCode: 'USD' })).toEqual({ outcome: 'unknown' });
  expect(await gateway.storeBankAccount(buildBankAccount())).toEqual({ outcome: 'failed' });
  expect(await gateway.findPayments('X')).toEqual({ outcome: 'failed' });
  expect(await gateway.findBankEvents(test.clock.now())).toEqual({ outcome: 'failed' });
});

it('the state outlives a restart and holds no number of a card or account', async () => {
  const token = await storedCard();
  await test.gateway.storeBankAccount(buildBankAccount());
  await charge(2_000n, 'BEFORE', token);
  await test.restart();
  expect(await test.gateway.findPayments('BEFORE')).toMatchObject({ payments: [{ state: 'captured' }] });
  expect(await charge(2_000n, 'AFTER', token)).toMatchObject({ outcome: 'captured' });
  const state = readFileSync(test.file, 'utf8');
  for (const secret of ['4111111111111111', '5555555555554444', '378282246310005', '9876543210', '"1234"', '"123"'])
    expect(state).not.toContain(secret);
  expect(state).toContain('"lastFour":"1111"');
});
