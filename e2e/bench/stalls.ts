import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { TEXT_CONSENT_WORDING } from '@portal/shared/domain/ordering/textConsent';
import { listOf, objectOf, textAt } from '../harness/json.ts';
import { DEMO_ACCOUNT } from '../harness/ordering.ts';
import { createRandom } from '../harness/random.ts';
import { signInForToken } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import type { Figure } from './figures.ts';
import { largeCartCalls, largeCarts } from './largeOrders.ts';
import { measureUpload, readLargeOrder, type StallMeter } from './largeFiles.ts';
import { probeEnv, readHeld, type Held } from './LoopGauge.ts';
import { stallCalls, type StallCall } from './stallCalls.ts';
import { furnish, withFolder, withServer, type Bench, type Chapter, type DatabaseKind } from './benchFixture.ts';

const MOST_HELD_MS = 50;
const MOST_STATEMENT_MS = 200;
/** Repetitions: other load on the machine delays a loop too, but not repeatedly. */
const TRIES = 3;
const TOO_LARGE = 413;
const QUICK_BYTES = 1_000_000;
/** For what hangs. */
const DONE = { withinMs: 180_000, everyMs: 500 };
const ADMINISTRATOR = { username: 'admin@demo.example', password: 'Demo-Portal-2026!' };

interface Answered {
  readonly status: number;
  readonly text: string;
}

interface Worst {
  readonly ms: number;
  readonly name: string;
}

/** Longest block of the event loop and of the embedded database by each route, for any input. */
export const stalls: Chapter = async (bench) => [
  ...(await stallsOn(bench, 'postgres')),
  ...(await stallsOn(bench, 'embedded')),
];

const stallsOn = (bench: Bench, kind: DatabaseKind): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const location = await furnish(bench, kind, folder, 'stalls');
    const probe = path.join(folder, 'probe');
    mkdirSync(probe);
    return withServer({ ...location, env: probeEnv(probe) }, async ({ baseUrl }) => {
      const caller = await openCaller(baseUrl);
      const random = createRandom(bench.seed);
      const held = new Map<string, Worst>();
      const statements = new Map<string, Worst>();
      const limits = new Map<string, number>();
      const measure = async (call: StallCall): Promise<string> => {
        const { route, bytes = 0 } = call;
        if (bytes > (limits.get(route) ?? bytes)) return '';
        let response: Answered = { status: 0, text: '' };
        let [main, database] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        const tries = call.isOnce === true ? 1 : TRIES;
        for (let attempt = 0; attempt < tries && (main > MOST_HELD_MS || database > MOST_STATEMENT_MS); attempt += 1) {
          await readHeld(probe);
          response = await caller.send(call);
          const found = await readHeld(probe);
          [main, database] = [Math.min(main, found.main), Math.min(database, found.database)];
        }
        if (response.status === TOO_LARGE) limits.set(route, bytes);
        if (main > MOST_HELD_MS || database > MOST_STATEMENT_MS)
          console.log(`${kind}, ${main.toFixed(0)} and ${database.toFixed(0)} ms: ${route}, ${call.name}`);
        note(held, call, main);
        note(statements, call, database);
        return response.text;
      };
      const works = new Map<string, Held & { readonly work: StallCall }>();
      const measureWork: StallMeter['measureWork'] = async (after, name, address, isDone) => {
        await waitUntil(`${after}: done`, async () => isDone(objectOf(await caller.read(address))), DONE);
        const { main, database } = await readHeld(probe);
        const work = { route: `work after ${after}`, name, method: '', path: '' };
        const other = works.get(`${after}, ${name}`) ?? { main, database };
        works.set(`${after}, ${name}`, {
          work,
          main: Math.min(main, other.main),
          database: Math.min(database, other.database),
        });
      };
      const meter: StallMeter = { measure, measureWork };
      const calls = stallCalls(await caller.read('/api/openapi.json'), await caller.rightParams(), random);
      for (const call of calls.filter(({ bytes = 0 }) => !bench.isQuick || bytes < QUICK_BYTES)) await measure(call);
      for (const [name, lineOf] of largeCarts(random)) {
        const cartId = await caller.openCart();
        for (const call of largeCartCalls(cartId, name, lineOf, caller.otherAccount)) await measure(call);
        await placeAndRead(meter, cartId, name);
      }
      // Twice, because work cannot be repeated: a collection of garbage holds the loop, too, but not repeatedly.
      for (const rows of [5_000, 50_000, 50_000]) await measureUpload(meter, await caller.openCart(), rows);
      for (const { work, main, database } of works.values()) {
        note(held, work, main);
        note(statements, work, database);
      }
      return [
        ...toFigures(`${kind}, loop held:`, held, MOST_HELD_MS),
        ...(kind === 'embedded' ? toFigures('embedded, database held:', statements, MOST_STATEMENT_MS) : []),
      ];
    });
  });

/** Places the cart at a new quote and reads the order; deletes a cart that cannot be priced. */
async function placeAndRead(meter: StallMeter, cartId: string, lines: string): Promise<void> {
  const { measure } = meter;
  const name = `5,000 lines, ${lines}`;
  const cart = `/api/shopping-carts/${cartId}`;
  const quote = await measure({
    route: 'POST /api/shopping-carts/{cartId}/quotes',
    name,
    method: 'POST',
    path: `${cart}/quotes`,
    body: () => '{}',
  });
  const { quoteIdentifier } = objectOf(JSON.parse(quote));
  if (typeof quoteIdentifier === 'string') {
    const textConsent = { wording: TEXT_CONSENT_WORDING, language: 'en' };
    const body = JSON.stringify({ cartId, quoteIdentifier, textConsent });
    const placed = await measure({
      route: 'POST /api/orders',
      name,
      method: 'POST',
      path: '/api/orders',
      body: () => body,
      isOnce: true,
    });
    await readLargeOrder(meter, textAt(JSON.parse(placed), 'referenceOrderId'), name);
  }
  await measure({ route: 'DELETE /api/shopping-carts/{cartId}', name, method: 'DELETE', path: cart });
}

function note(worst: Map<string, Worst>, { route, name }: StallCall, ms: number): void {
  if (ms > (worst.get(route)?.ms ?? -1)) worst.set(route, { ms, name });
}

const toFigures = (title: string, worst: ReadonlyMap<string, Worst>, limit: number): Figure[] =>
  [...worst]
    .toSorted(([, first], [, second]) => second.ms - first.ms)
    .map(([route, { ms, name }]) => ({
      name: `${title} ${route}`,
      value: ms,
      unit: 'ms',
      budget: { of: 'value', limit, is: 'most' } as const,
      note: name,
    }));

/** An administrator's calls, each POST with a new Idempotency-Key. */
async function openCaller(baseUrl: string) {
  const authorization = `Bearer ${await signInForToken(baseUrl, ADMINISTRATOR)}`;
  const send = async ({
    method,
    path: address,
    body,
    contentType = 'application/json',
    name,
  }: Omit<StallCall, 'route'>): Promise<Answered> => {
    const headers = {
      authorization,
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': contentType }),
    };
    // A body over the limit is rejected before it is fully sent, which may break the connection.
    const response = await fetch(`${baseUrl}${address}`, { method, headers, ...(body && { body: body() }) }).catch(
      () => null,
    );
    const text = (await response?.text().catch(() => '')) ?? '';
    const status = response?.status ?? TOO_LARGE;
    if (status >= 500) throw new Error(`${method} ${address.slice(0, 80)}, ${name}: ${status} ${text}`);
    return { status, text };
  };
  const read = async (address: string): Promise<unknown> =>
    JSON.parse((await send({ method: 'GET', path: address, name: 'read' })).text);
  const post = async (address: string, body: object): Promise<unknown> =>
    JSON.parse((await send({ method: 'POST', path: address, name: 'post', body: () => JSON.stringify(body) })).text);
  const openCart = async (): Promise<string> =>
    textAt(await post('/api/shopping-carts', { accountIdentifier: DEMO_ACCOUNT, orderSource: 'PORTAL' }), 'cartId');
  const groups = listOf(await read('/api/customers?size=500')).map(objectOf);
  const accounts = groups.flatMap((group) => listOf(group['accounts']).map(objectOf));
  const other = accounts.find((account) => account['status'] === 'ACTIVE' && account['currencyCode'] !== 'USD');
  return {
    send,
    read,
    openCart,
    otherAccount: textAt(other, 'accountIdentifier'),
    /** Path parameters of existing records. */
    rightParams: async () => {
      const [order] = listOf(objectOf(await read(`/api/orders?accountIdentifier=${DEMO_ACCOUNT}`))['content']);
      const [brand] = listOf(objectOf(await read('/api/catalog'))['brands']);
      const account = textAt(await read('/api/account'), 'platformClientId');
      return {
        customer: textAt(groups[0], 'identifier'),
        account: DEMO_ACCOUNT,
        customerIdentifier: textAt(groups[0], 'identifier'),
        accountIdentifier: DEMO_ACCOUNT,
        platformClientId: account,
        cartId: await openCart(),
        id: crypto.randomUUID(),
        type: 'DIGITAL',
        referenceOrderId: textAt(order, 'referenceOrderId'),
        lineNumber: '1',
        brandKey: textAt(brand, 'brandKey'),
      };
    },
  };
}
