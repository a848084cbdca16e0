import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestClock } from '../../testing/testClock.ts';
import { createHttpFulfilmentProvider } from './createHttpFulfilmentProvider.ts';
import type { FulfilmentProvider, ParcelAddress, ShipmentOrder } from './FulfilmentProvider.ts';
import { createFulfilmentSandbox, type FulfilmentSandbox } from './sandbox/createFulfilmentSandbox.ts';
import { startPostSandbox, type PostSandbox } from './sandbox/startPostSandbox.ts';

const KEY = 'the key of the printer, 32 and more letters';
const clock = createTestClock();
const now = () => clock.now();
/** As long as a stalled machine may take. */
const timeoutMs = 30_000;

const addressOf = (overrides: Partial<ParcelAddress> = {}): ParcelAddress => ({
  companyName: null,
  streetLine1: '1 Market Street',
  streetLine2: null,
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
  ...overrides,
});
const letterOf = (key: string): ShipmentOrder => ({
  key,
  recipientName: 'Zoé <Müller>',
  address: addressOf(),
  method: 'ups2ndday',
  contents: { kind: 'LETTER', letter: Buffer.from('%PDF-1.7 a letter') },
});
const callerOf = ({ port }: PostSandbox, key = KEY) =>
  createHttpFulfilmentProvider({ url: `http://127.0.0.1:${port}`, key }, { timeoutMs, now });

interface ProviderFixture extends Pick<FulfilmentSandbox, 'post' | 'faults'> {
  readonly provider: FulfilmentProvider;
  close(): Promise<void>;
}

const FIXTURES: readonly [string, () => Promise<ProviderFixture>][] = [
  [
    'the sandbox in this process',
    () => Promise.resolve({ ...createFulfilmentSandbox(now), close: () => Promise.resolve() }),
  ],
  [
    'the adapter, and the sandbox by HTTP',
    async () => {
      const sandbox = await startPostSandbox({ port: 0, key: KEY, folder: null, portal: null, now });
      return { ...sandbox, provider: callerOf(sandbox) };
    },
  ],
];

describe.each(FIXTURES)('%s', (_name, openFixture) => {
  let fixture: ProviderFixture;
  let provider: FulfilmentProvider;
  beforeAll(async () => {
    fixture = await openFixture();
    provider = fixture.provider;
  });
  afterAll(() => fixture.close());

  it('says which methods reach an address', async () => {
    const addresses = [
      addressOf(),
      addressOf({ streetLine2: 'PO Box 9' }),
      addressOf({ stateOrProvince: 'GU' }),
      addressOf({ postalCode: '00000' }),
      addressOf({ country: 'GB' }),
    ];
    const estimates = await provider.estimate(addresses.map((address) => ({ kind: 'LETTER', address })));
    const post = ['uspspriority', 'uspsprioritysig'];
    expect(estimates[0]?.methods).toHaveLength(8);
    expect(estimates.slice(1).map(({ methods }) => methods)).toEqual([post, post, [], []]);
  });

  it('the same key ships once, also when the answer was lost', async () => {
    fixture.faults.set('answerLost', true);
    await expect(provider.ship(letterOf('once'))).rejects.toMatchObject({ name: 'FulfilmentUnreachable' });
    expect(await provider.find('once')).toMatchObject({ status: 'ACCEPTED', revision: 1 });
    expect(await provider.ship(letterOf('once'))).toEqual(await provider.find('once'));
    expect(fixture.post.list().filter(({ key }) => key === 'once')).toHaveLength(1);
    expect(await provider.find('never')).toBeNull();
  });

  it('events tell what became of shipments, in their order, from a cursor on', async () => {
    const { cursor } = await provider.listEvents(null);
    await provider.ship(letterOf('told'));
    fixture.post.move('told', 'SHIPPED');
    fixture.post.move('told', 'FAILED', 'Returned to sender');
    expect(fixture.post.move('told', 'COMPLETED')).toBeNull();
    const page = await provider.listEvents(cursor);
    expect(page.events.map(({ shipment }) => shipment)).toMatchObject([
      { key: 'told', status: 'SHIPPED', revision: 2, reason: null },
      { key: 'told', status: 'FAILED', revision: 3, reason: 'Returned to sender' },
    ]);
    expect(page.events[0]?.shipment.trackingNumber).toMatch(/^1Z/);
    expect(await provider.listEvents(page.cursor)).toEqual({ events: [], cursor: page.cursor });
  });

  it('what is not answered is told', async () => {
    fixture.faults.set('down', true);
    await expect(provider.estimate([{ kind: 'CARD', address: addressOf() }])).rejects.toMatchObject({
      name: 'FulfilmentUnreachable',
    });
    fixture.faults.set('down', false);
  });
});

it('the page shows what was mailed and moves it on, the portal is told by its own name, signed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-post-'));
  const portal = createServer();
  const told = new Promise<IncomingMessage>((resolve) => {
    portal.once('request', (request: IncomingMessage, response: ServerResponse) => {
      response.end();
      resolve(request);
    });
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  const place = { port: (portal.address() as AddressInfo).port, host: 'portal.example' };
  const start = () => startPostSandbox({ port: 0, key: KEY, folder, portal: place, now });
  const first = await start();
  await callerOf(first).ship(letterOf('shown'));
  const url = `http://127.0.0.1:${first.port}/dev/post`;
  expect(await (await fetch(url)).text()).toMatch(/Zoé &lt;Müller&gt;.*ups2ndday.*Accepted/s);
  expect(await (await fetch(url, { headers: { 'accept-language': 'fr' } })).text()).toMatch(/lang="fr".*Accepté/s);
  const moved = await fetch(`${url}/move`, { method: 'POST', body: 'key=shown&status=SHIPPED', redirect: 'manual' });
  expect(moved.status).toBe(303);
  const { url: toldAt, headers } = await told;
  expect({ toldAt, host: headers.host }).toEqual({ toldAt: '/api/fulfilment-events', host: 'portal.example' });
  expect(headers['fulfilment-signature']).toMatch(/^[0-9a-f]{64}$/);
  await first.close();
  const second = await start();
  expect(await callerOf(second).find('shown')).toMatchObject({ status: 'SHIPPED', revision: 2 });
  const letter = await fetch(`http://127.0.0.1:${second.port}/dev/post/letter?key=shown`);
  expect({ type: letter.headers.get('content-type'), text: await letter.text() }).toEqual({
    type: 'application/pdf',
    text: '%PDF-1.7 a letter',
  });
  await second.close();
  portal.close();
  rmSync(folder, { recursive: true });
});

it('a call that is signed with another key, and a letter that is none, are refused', async () => {
  const sandbox = await startPostSandbox({ port: 0, key: KEY, folder: null, portal: null, now });
  await expect(callerOf(sandbox, KEY.toUpperCase()).listEvents(null)).rejects.toThrow('it answered 401');
  const text = { ...letterOf('text'), contents: { kind: 'LETTER', letter: Buffer.from('no PDF') } } as const;
  await expect(callerOf(sandbox).ship(text)).rejects.toMatchObject({ name: 'ShipmentRefused' });
  await sandbox.close();
});
