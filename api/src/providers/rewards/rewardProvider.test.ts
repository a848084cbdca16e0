import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestClock } from '../../testing/testClock.ts';
import { createHttpRewardProvider } from './createHttpRewardProvider.ts';
import { UnknownIssuedCard, type IssuedCardOrder, type RewardProvider } from './RewardProvider.ts';
import type { CardLedger } from './sandbox/createCardLedger.ts';
import { createLocalProvider } from './sandbox/createLocalProvider.ts';
import type { Faults } from './sandbox/faults.ts';
import { startIssuerSandbox, type IssuerSandbox } from './sandbox/startIssuerSandbox.ts';

const HOUR_MS = 60 * 60_000;
const KEY = 'the key of the issuer, 32 and more letters';
const clock = createTestClock();
const portal = createServer();
const now = () => clock.now();
/** As long as a stalled machine may take. */
const PATIENCE_MS = 30_000;

interface ProviderFixture {
  readonly provider: RewardProvider;
  readonly ledger: CardLedger;
  readonly faults: Faults;
  close(): Promise<void>;
}

const FIXTURES: readonly [string, () => Promise<ProviderFixture>][] = [
  [
    'the sandbox in this process',
    () => Promise.resolve({ ...createLocalProvider(now), close: () => Promise.resolve() }),
  ],
  [
    'the adapter, and the sandbox by HTTP',
    async () => {
      const sandbox = await startIssuerSandbox({ port: 0, key: KEY, file: null, portal: null, now });
      const service = { url: `http://127.0.0.1:${sandbox.port}`, key: KEY };
      return { ...sandbox, provider: createHttpRewardProvider(service, { timeoutMs: PATIENCE_MS, now }) };
    },
  ],
];

describe.each(FIXTURES)('%s', (_name, open) => {
  let fixture: ProviderFixture;
  let provider: RewardProvider;
  beforeAll(async () => {
    fixture = await open();
    provider = fixture.provider;
  });
  afterAll(() => fixture.close());

  const order = (cardKey: string, overrides: Partial<IssuedCardOrder> = {}): IssuedCardOrder => ({
    cardKey,
    utid: 'U000001',
    brandKey: 'B1',
    credentialTypes: ['CARD_NUMBER', 'PIN'],
    currencyCode: 'USD',
    valueMinor: 5_000n,
    expiresAt: new Date('2027-03-01T12:00:00.000Z'),
    ...overrides,
  });
  async function issue(cardKey: string, overrides: Partial<IssuedCardOrder> = {}) {
    const [issued] = await provider.issue([order(cardKey, overrides)]);
    if (issued === undefined) throw new Error('Nothing was issued');
    const { CARD_NUMBER: number = '', PIN: pin = '' } = issued.credentials;
    const { cardId } = issued.card;
    const spend = (amountMinor: bigint, purchaseId = `${cardKey}-${amountMinor}`) =>
      fixture.ledger.spend({ purchaseId, number, pin, amountMinor });
    return { ...issued, cardId, spend };
  }
  const inTwoDays = () => new Date(clock.now().getTime() + 48 * HOUR_MS);

  it('the same key brings the same card again', async () => {
    const [first, second] = await provider.issue([order('same-1'), order('same-2', { expiresAt: null })]);
    const again = await provider.issue([order('same-2'), order('same-1', { expiresAt: null })]);
    expect(again).toEqual([second, first]);
    expect(first).toMatchObject({
      cardKey: 'same-1',
      card: { status: 'ACTIVE', valueMinor: 5_000n, balanceMinor: 5_000n, currencyCode: 'USD', revision: 1 },
    });
    expect(first?.credentials.CARD_NUMBER).toMatch(/^9\d{15}$/);
    expect(first?.credentials.PIN).toMatch(/^\d{4}$/);
    expect(second?.expiresAt).toBeNull();
  });

  it('an action is decided once, and its outcome can be asked for', async () => {
    const { cardId } = await issue('decided');
    expect(await provider.outcome('freeze-1')).toEqual({ kind: 'UNKNOWN' });
    const until = inTwoDays();
    const frozen = await provider.freeze({ actionId: 'freeze-1', cardId, until });
    expect(frozen).toMatchObject({ kind: 'DONE', card: { status: 'FROZEN', frozenUntil: until, revision: 2 } });
    expect(await provider.unfreeze({ actionId: 'unfreeze-1', cardId })).toMatchObject({ card: { status: 'ACTIVE' } });
    expect(await provider.freeze({ actionId: 'freeze-1', cardId, until })).toEqual(frozen);
    expect(await provider.outcome('freeze-1')).toEqual(frozen);
    expect(await provider.balance(cardId)).toMatchObject({ status: 'ACTIVE', revision: 3 });
  });

  it('a freeze stops the till, and ends by itself', async () => {
    const { cardId, spend } = await issue('frozen');
    await provider.freeze({ actionId: 'freeze-2', cardId, until: inTwoDays() });
    expect(spend(100n)).toMatchObject({ refused: 'FROZEN' });
    clock.advance(48 * HOUR_MS);
    expect(await provider.balance(cardId)).toMatchObject({ status: 'ACTIVE', frozenUntil: null });
    expect(spend(100n)).toMatchObject({ refused: null, balance: '4900' });
  });

  it('of a used card, only the rest can be voided', async () => {
    const { cardId, spend } = await issue('used');
    expect(spend(3_000n, 'p-1')).toEqual(spend(3_000n, 'p-1'));
    const until = inTwoDays();
    expect(await provider.freeze({ actionId: 'freeze-3', cardId, until })).toMatchObject({ reason: 'USED' });
    expect(await provider.void({ actionId: 'cancel-3', cardId, when: 'UNUSED' })).toMatchObject({
      kind: 'REFUSED',
      reason: 'USED',
      card: { balanceMinor: 2_000n },
    });
    expect(await provider.void({ actionId: 'reissue-3', cardId, when: 'ANY' })).toMatchObject({
      kind: 'DONE',
      card: { status: 'VOID', balanceMinor: 2_000n },
    });
    expect(spend(1n)).toMatchObject({ refused: 'VOID' });
    expect(await provider.void({ actionId: 'reissue-4', cardId, when: 'ANY' })).toMatchObject({ reason: 'VOID' });
  });

  it('cards that are expired, or of a brand that freezes none, are not frozen', async () => {
    const { cardId } = await issue('expired', { expiresAt: new Date('2026-01-01T12:00:00.000Z') });
    const until = inTwoDays();
    expect(await provider.freeze({ actionId: 'freeze-5', cardId, until })).toMatchObject({ reason: 'EXPIRED' });
    const firm = await issue('firm', { brandKey: 'B50108' });
    const freeze = { actionId: 'freeze-6', cardId: firm.cardId, until };
    expect(await provider.freeze(freeze)).toMatchObject({ reason: 'NOT_FREEZABLE' });
  });

  it('events tell what happened, in its order, from a cursor on', async () => {
    const { cursor } = await provider.events(null);
    const { cardId, spend } = await issue('told');
    spend(1_000n);
    await provider.void({ actionId: 'void-7', cardId, when: 'ANY' });
    const page = await provider.events(cursor);
    expect(page.events).toMatchObject([
      { type: 'REDEEMED', amountMinor: 1_000n, card: { cardId, balanceMinor: 4_000n, revision: 2 } },
      { type: 'VOIDED', amountMinor: 0n, card: { cardId, status: 'VOID', revision: 3 } },
    ]);
    expect(await provider.events(page.cursor)).toEqual({ events: [], cursor: page.cursor });
  });

  it('what is not there, and what is not answered', async () => {
    await expect(provider.balance('CARD-0')).rejects.toThrow(UnknownIssuedCard);
    await expect(provider.unfreeze({ actionId: 'a', cardId: 'CARD-0' })).rejects.toThrow(UnknownIssuedCard);
    const { cardId } = await issue('lost');
    fixture.faults.set('answerLost', true);
    const lost = provider.void({ actionId: 'void-8', cardId, when: 'UNUSED' });
    await expect(lost).rejects.toMatchObject({ name: 'RewardProviderUnreachable' });
    expect(await provider.outcome('void-8')).toMatchObject({ kind: 'DONE', card: { status: 'VOID' } });
    fixture.faults.set('answerLost', false);
    fixture.faults.set('down', true);
    await expect(provider.outcome('void-8')).rejects.toMatchObject({ name: 'RewardProviderUnreachable' });
    fixture.faults.set('down', false);
  });
});

it('the till takes what it is asked for once, and a sandbox that was started again knows all cards', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-issuer-'));
  const start = () =>
    startIssuerSandbox({ port: 0, key: KEY, file: path.join(dir, 'journal.jsonl'), portal: null, now });
  const issue = ({ port }: IssuerSandbox) =>
    createHttpRewardProvider({ url: `http://127.0.0.1:${port}`, key: KEY }, { timeoutMs: PATIENCE_MS, now }).issue([
      {
        cardKey: 'kept',
        utid: 'U000001',
        brandKey: 'B1',
        credentialTypes: ['CARD_NUMBER', 'PIN'],
        currencyCode: 'USD',
        valueMinor: 5_000n,
        expiresAt: null,
      },
    ]);
  const first = await start();
  const [card] = await issue(first);
  const { CARD_NUMBER: number = '', PIN: pin = '' } = card?.credentials ?? {};
  const pay = async ({ port }: IssuerSandbox, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ number, pin, amount: '30.00', ...fields });
    const response = await fetch(`http://127.0.0.1:${port}/dev/till`, { method: 'POST', body });
    return `${response.status} ${await response.text()}`;
  };
  const unknown = await fetch(`http://127.0.0.1:${first.port}/dev/till?number=1234`);
  expect(await unknown.text()).toContain('There is no card with this number.');
  const asked = await fetch(`http://127.0.0.1:${first.port}/dev/till`, {
    headers: { 'accept-language': 'ja, en;q=0.5' },
  });
  expect(await asked.text()).toMatch(/lang="ja".*action="\/dev\/till\?lang=ja".*支払う/s);
  expect(await pay(first, { purchaseId: '1', pin: 'x' })).toMatch(
    /^422 .*The PIN or security code is not correct.*name="amount" value="30.00"/s,
  );
  expect(await pay(first, { purchaseId: '2', amount: '-1' })).toMatch(/^422 .*Enter an amount above 0/s);
  expect(await pay(first, { purchaseId: '3' })).toMatch(/^200 .*Paid 30.00\u00a0USD.*20.00\u00a0USD left/s);
  expect(await pay(first, { purchaseId: '3' })).toMatch(/^200 .*20.00\u00a0USD left/s);
  await first.close();
  const second = await start();
  expect(await issue(second)).toMatchObject([{ credentials: card?.credentials, card: { balanceMinor: 2_000n } }]);
  expect(await pay(second, { purchaseId: '4' })).toMatch(/^422 .*There is not enough left on the card/s);
  await second.close();
  rmSync(dir, { recursive: true });
});

it('the portal is told by its own name of what happens, signed', async () => {
  const received = new Promise<IncomingMessage>((resolve) => {
    portal.once('request', (request: IncomingMessage, response: ServerResponse) => {
      response.end();
      resolve(request);
    });
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  const { port } = portal.address() as AddressInfo;
  const place = { port, host: 'portal.example' };
  const sandbox = await startIssuerSandbox({ port: 0, key: KEY, file: null, portal: place, now });
  const { ledger } = sandbox;
  const [card] = ledger.issue([
    {
      cardKey: 'told',
      utid: 'U000001',
      brandKey: 'B1',
      credentialTypes: ['CARD_NUMBER'],
      currencyCode: 'USD',
      valueMinor: 100n,
      expiresAt: null,
    },
  ]);
  ledger.spend({ purchaseId: '1', number: card?.credentials.CARD_NUMBER ?? '', pin: '', amountMinor: 100n });
  const { url, headers } = await received;
  expect({ url, host: headers.host }).toEqual({ url: '/api/provider-events', host: 'portal.example' });
  expect(headers['reward-provider-signature']).toMatch(/^[0-9a-f]{64}$/);
  await sandbox.close();
  portal.close();
});

it('a call that is signed with another key is refused', async () => {
  const sandbox = await startIssuerSandbox({ port: 0, key: KEY, file: null, portal: null, now });
  const url = `http://127.0.0.1:${sandbox.port}`;
  const stranger = createHttpRewardProvider({ url, key: KEY.toUpperCase() }, { timeoutMs: PATIENCE_MS, now });
  await expect(stranger.events(null)).rejects.toThrow('it answered 401');
  await sandbox.close();
});
