import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { buildCard } from './testing/openTestGateway.ts';

const NOW = new Date('2026-01-02T12:00:00Z');
let next: { readonly status: number; readonly body: string };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(next.status, { location: '/elsewhere' }).end(next.body));
});
let gateway: PaymentGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profileKey = { accessKey: 'a', secret: 's' };
  const keys = { merchant: 'm', keyId: 'k', key: 'c2VjcmV0', profile: 'p', profileKey, formerKey: null };
  gateway = createCyberSourceGateway({ url, pageUrl: `${url}/pay`, ...keys }, { now: () => NOW });
});
afterAll(() => void server.close());

const payment = (status: string, reason?: string) =>
  JSON.stringify({ id: '7', status, ...(reason && { errorInformation: { reason } }) });

it.each([
  [201, payment('AUTHORIZED'), { outcome: 'captured', gatewayId: '7', reasonCode: '100' }],
  [201, payment('PARTIAL_AUTHORIZED'), { outcome: 'pending', gatewayId: '7', reasonCode: '110' }],
  [201, payment('AUTHORIZED_PENDING_REVIEW'), { outcome: 'pending', gatewayId: '7', reasonCode: '480' }],
  [
    201,
    payment('AUTHORIZED_RISK_DECLINED', 'DECISION_PROFILE_REJECT'),
    { outcome: 'declined', gatewayId: '7', reasonCode: '481' },
  ],
  [201, payment('DECLINED', 'SOMETHING_NEW'), { outcome: 'declined', gatewayId: '7', reasonCode: '0' }],
  [201, payment('SOMETHING_NEW'), { outcome: 'unknown' }],
  [201, '{}', { outcome: 'unknown' }],
  [201, '<html>', { outcome: 'unknown' }],
  [201, '', { outcome: 'unknown' }],
  [302, '', { outcome: 'unknown' }],
  [400, '{"reason":"DUPLICATE_REQUEST"}', { outcome: 'unknown' }],
  [201, payment('INVALID_REQUEST', 'DUPLICATE_REQUEST'), { outcome: 'unknown' }],
  [400, '{"reason":"MISSING_FIELD"}', { outcome: 'declined', gatewayId: null, reasonCode: '101' }],
  [400, '<html>', { outcome: 'declined', gatewayId: null, reasonCode: '102' }],
  [401, '', { outcome: 'declined', gatewayId: null, reasonCode: '234' }],
  [429, '', { outcome: 'declined', gatewayId: null, reasonCode: '236' }],
  [408, '', { outcome: 'unknown' }],
  [500, payment('AUTHORIZED'), { outcome: 'unknown' }],
  [502, '{"reason":"SERVER_TIMEOUT"}', { outcome: 'unknown' }],
])('a charge that is answered %s %s', async (status, body, result) => {
  next = { status, body };
  const charge = { token: '1', amountMinor: 100n, currencyCode: 'USD', reference: 'X' };
  expect(await gateway.chargeCard(charge)).toEqual(result);
});

it('a card that was checked but has no token is not stored; a review does not store it either', async () => {
  next = { status: 201, body: payment('AUTHORIZED') };
  expect(await gateway.storeCard(buildCard())).toEqual({ outcome: 'failed' });
  next = { status: 201, body: payment('AUTHORIZED_PENDING_REVIEW') };
  expect(await gateway.storeCard(buildCard())).toEqual({ outcome: 'refused', reasonCode: '480' });
});

it('a currency that is none never leaves', async () => {
  const charge = { token: '1', amountMinor: 100n, currencyCode: 'XYZ', reference: 'X' };
  expect(await gateway.chargeCard(charge)).toEqual({ outcome: 'declined', gatewayId: null, reasonCode: '102' });
});

it('a search that is answered in another form has failed', async () => {
  next = { status: 201, body: '{"_embedded":{"transactionSummaries":[{"id":"1"}]}}' };
  expect(await gateway.findPayments('X')).toEqual({ outcome: 'failed' });
});

it('a report is read whatever columns it has beside; rows that mean nothing here are left out', async () => {
  const rows = [
    'Processor Events Detail Report,1.0,2026-01-02',
    'EventDate,Event,RequestID,Amount,CurrencyCode,ProcessorMessage,MerchantReferenceNumber',
    '2026-01-02T10:00:00Z,COMPLETED,1,10.00,USD,,A',
    '2026-01-02T10:00:00Z,Failed,2,-10.00,USD,"Returned, code R29",B',
    '2026-01-02T10:00:00Z,NSF,3,10.00,USD,no code,C',
    '2026-01-02T10:00:00Z,STOP PAYMENT,4,10.00,USD,,D',
    '2026-01-02T10:00:00Z,RETURN,5,10.00,USD,,E',
    '2026-01-02T10:00:00Z,BATCHED,6,10.00,USD,,F',
    'never,COMPLETED,7,10.00,USD,,G',
    '2026-01-02T10:00:00Z,COMPLETED,8,10.00,EUR,,H',
  ];
  next = { status: 200, body: `${rows.join('\r\n')}\r\n` };
  const found = await gateway.findBankEvents(NOW);
  expect(
    found.outcome === 'found' && found.events.map(({ gatewayId, kind, returnCode }) => [gatewayId, kind, returnCode]),
  ).toEqual([
    ['1', 'settled', null],
    ['2', 'returned', 'R29'],
    ['3', 'returned', 'R01'],
    ['4', 'returned', 'R08'],
    ['5', 'returned', null],
  ]);
  next = { status: 503, body: '' };
  expect(await gateway.findBankEvents(NOW)).toEqual({ outcome: 'failed' });
});
