import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run bench`: latency of placing orders of 1 and 5 lines over HTTP on a fresh server (embedded database, or
 * PostgreSQL by DATABASE_URL). Prints p50 and p99 of the one POST that places, and of the whole way from cart to order.
 */
const ORDERS = 100;
const DEMO = { username: 'buyer@demo.example', password: 'Demo-Portal-2026!' };
const UTID = 'U100001';

type Json = Record<string, unknown>;
type Call = (method: string, path: string, body?: unknown) => Promise<Json>;

const dataDir = mkdtempSync(join(tmpdir(), 'rewards-portal-bench-'));
const port = await freePort();
const startedAt = performance.now();
const server = spawn(process.execPath, ['api/src/server.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'true', WRITES_PER_MINUTE: '1000000' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  console.log(`server ready with demo data after ${Math.round(performance.now() - startedAt)} ms`);
  const call = await signIn();
  const { accountIdentifier } = await firstAccount(call);
  for (const lines of [1, 5]) report(lines, await measure(call, accountIdentifier, lines));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('no port'));
        return;
      }
      probe.close(() => {
        resolve(address.port);
      });
    });
  });
}

async function ready(): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready within a minute');
}

async function signIn(): Promise<Call> {
  const { jwt } = await caller(null)('POST', '/authenticate', DEMO);
  if (!isJson(jwt) || typeof jwt['idToken'] !== 'string') throw new Error('no token in the answer');
  return caller(jwt['idToken']);
}

function caller(token: string | null): Call {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const parsed: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(parsed)}`);
    return isJson(parsed) ? parsed : { list: parsed };
  };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

async function firstAccount(call: Call): Promise<{ accountIdentifier: string }> {
  const { list } = await call('GET', '/customers?size=500');
  const accounts = listOf(list).flatMap((group) => (isJson(group) ? listOf(group['accounts']) : []));
  const account = accounts.find((entry) => isJson(entry) && entry['accountIdentifier'] === 'A10001');
  if (!isJson(account) || typeof account['accountIdentifier'] !== 'string') throw new Error('no demo account');
  return { accountIdentifier: account['accountIdentifier'] };
}

async function measure(
  call: Call,
  accountIdentifier: string,
  lines: number,
): Promise<{ place: number[]; whole: number[] }> {
  const place: number[] = [];
  const whole: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const begin = performance.now();
    const { cartId } = await call('POST', '/shopping-carts', { accountIdentifier, orderSource: 'PORTAL' });
    const cart = `/shopping-carts/${String(cartId)}`;
    await call('PUT', `${cart}/line-items`, {
      lineItems: Array.from({ length: lines }, (_, line) => lineItem(order, line)),
    });
    const { quoteIdentifier } = await call('POST', `${cart}/quotes`, {});
    const middle = performance.now();
    await call('POST', '/orders', { cartId, quoteIdentifier });
    place.push(performance.now() - middle);
    whole.push(performance.now() - begin);
  }
  return { place, whole };
}

function lineItem(order: number, line: number): Json {
  return {
    utid: UTID,
    amount: '1.00',
    recipient: { firstName: 'Bench', lastName: 'Mark', email: `bench.${order}.${line}@example.com` },
    deliveryTemplate: { etid: 'E000000', senderName: 'Bench', subject: 'Thank you', message: 'Thank you.' },
  };
}

function report(lines: number, { place, whole }: { place: number[]; whole: number[] }): void {
  const row = (name: string, values: number[]) =>
    console.log(
      `${name.padEnd(34)} p50 ${at(values, 0.5)} ms   p99 ${at(values, 0.99)} ms   (${values.length} orders)`,
    );
  row(`place an order of ${lines} line${lines === 1 ? '' : 's'}`, place);
  row(`  with cart, lines and quote`, whole);
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1).padStart(6);
}
