import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import { openPaymentSystem } from './openPaymentSystem.ts';
import { startGatewayProcess } from './startGatewayProcess.ts';
import { buildCard } from './testing/openTestGateway.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-payments-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const KEYS = {
  merchant: 'alder',
  keyId: 'key-1',
  key: Buffer.from('secret of the test').toString('base64'),
  profile: 'p',
};
const PROFILE_KEY = { accessKey: 'access-1', secret: 'secret-1' };

it('a sandbox that dies is started again on the same port and state', async () => {
  const file = path.join(dir, 'journal.jsonl');
  const sandbox = await startGatewayProcess({ ...KEYS, ...PROFILE_KEY, instrumentKey: 'key', file });
  const gateway = createCyberSourceGateway({
    ...KEYS,
    url: `http://127.0.0.1:${sandbox.port}`,
    pageUrl: '',
    profileKey: PROFILE_KEY,
    formerKey: null,
  });
  const stored = await gateway.storeCard(buildCard());
  if (stored.outcome !== 'stored') throw new Error('Not stored');
  const { token } = stored;
  const first = sandbox.pid();
  expect(first).not.toBe(process.pid);
  if (first !== undefined) process.kill(first, 'SIGKILL');
  const charge = () => gateway.chargeCard({ token, amountMinor: 100n, currencyCode: 'USD', reference: 'AGAIN' });
  let charged = await charge();
  while (charged.outcome === 'unknown') charged = await charge();
  expect(charged.outcome).toBe('captured');
  expect(sandbox.pid()).not.toBe(first);
  expect(await gateway.findPayments('AGAIN')).toMatchObject({ payments: [{ state: 'captured' }] });
  await sandbox.close();
  expect(await charge()).toEqual({ outcome: 'unknown' });
  expect(readFileSync(file, 'utf8')).not.toContain('4111111111111111');
});

const local = () => ({
  gateway: null,
  gatewaySandboxUrl: 'http://127.0.0.1:3000',
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  dataDir: dir,
  credentialKey: Buffer.alloc(32, 7),
});

it('local mode has the sandbox, whose keys last as long as the installation’s', async () => {
  const first = await openPaymentSystem(local());
  expect(first).toMatchObject({ pageOrigin: 'http://127.0.0.1:3000' });
  expect(first.sandbox?.has('/control')).toBe(true);
  const stored = await first.gateway?.storeCard(buildCard());
  await first.close();
  const second = await openPaymentSystem(local());
  const again = await second.gateway?.storeCard(buildCard());
  await second.close();
  if (stored?.outcome !== 'stored' || again?.outcome !== 'stored') throw new Error('Not stored');
  expect(again.instrumentIdentifier).toBe(stored.instrumentIdentifier);
});

it('production has the gateway that is configured, or none', async () => {
  expect(await openPaymentSystem({ ...local(), isProduction: true })).toMatchObject({
    gateway: null,
    pageOrigin: null,
    sandbox: null,
  });
  const gateway = {
    ...KEYS,
    url: 'https://api.pay.example',
    pageUrl: 'https://secure.pay.example/pay',
    profileKey: PROFILE_KEY,
    formerKey: null,
  };
  const system = await openPaymentSystem({ ...local(), isProduction: true, gateway });
  expect(system).toMatchObject({ pageOrigin: 'https://secure.pay.example', sandbox: null });
  expect(system.gateway).not.toBeNull();
});

it('a sandbox that cannot keep its state ends the start with one line', async () => {
  const file = path.join(dir, 'a file');
  writeFileSync(file, '');
  await expect(openPaymentSystem({ ...local(), dataDir: file })).rejects.toMatchObject({
    name: 'StartFailure',
    message: 'The sandbox of the payment gateway does not start',
  });
});
