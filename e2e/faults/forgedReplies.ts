import { checkGateway } from '../harness/checkGateway.ts';
import { checkLedger } from '../harness/checkLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { encode } from './bankPage.ts';
import { openBankFixture } from './bankFixture.ts';
import { decorate, FORM, forgeReply, type Forgery } from './forgeReply.ts';
import { holdReplies, stateOf, whileAnother, type HeldReply } from './heldReplies.ts';
import { readBaseline, verifyBankDeposits } from './verifyBankDeposits.ts';

/**
 * `node e2e/faults/forgedReplies.ts`: sends forged replies of the payment page, made of genuine ones that were held back;
 * none may move money, change a deposit or be answered as a failure. Then each genuine one comes ten times, one after another
 * or at once, and counts once.
 */
const options = readOptions('node e2e/faults/forgedReplies.ts', { seed: 0, count: 10_000 });
const DEPOSITS = 24;
const AT_ONCE = 8;
const LOOK_EVERY = 1_000;
const TIMES = 10;
const PATHS = ['reply', 'notification'] as const;
const UNKNOWN = '/funding/ach/request/error';

const random = createRandom(options.seed);
const fixture = await openBankFixture();
const kinds = new Map<string, number>();
const responses = new Map<string, number>();
try {
  const { ledger } = fixture;
  const baseline = await readBaseline(fixture);
  const server = await fixture.start();
  const held = await holdReplies(fixture, DEPOSITS);
  const before = await stateOf(ledger);
  const requireUnchanged = async (what: string): Promise<void> => {
    if ((await stateOf(ledger)) !== before) throw new Error(`${what} changed something: ${await stateOf(ledger)}`);
  };
  for (let sent = 0; sent < options.count; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, options.count - sent) }, () => forge(held));
    await Promise.all(batch.map((forgery) => requireRefusal(server.baseUrl, forgery)));
    if (sent % LOOK_EVERY === 0) await requireUnchanged(`One of the replies up to ${sent + AT_ONCE}`);
  }
  await requireUnchanged('A forged reply');
  for (const reply of held)
    await whileAnother(ledger, reply, () => requireRefusal(server.baseUrl, genuine('another deposit', reply)));
  await requireUnchanged('A reply about another deposit');
  for (const [index, reply] of held.entries()) await deliverTen(server.baseUrl, reply, index % 2 === 0);
  await server.stop();
  const verdict = await verifyBankDeposits(fixture, baseline);
  await checkGateway(fixture.location);
  await checkLedger(fixture.location, false);
  console.log(
    `${options.count} forged replies: nothing changed, nothing failed\n  ${describeTotals(kinds)}\n  answered ${describeTotals(responses)}`,
  );
  console.log(`each genuine reply ${TIMES} times: ${verdict}; the gateway and the books agree`);
} finally {
  await fixture.close();
}

function forge(held: readonly HeldReply[]): Forgery {
  const reply = random.pick(held);
  const other = random.pick(held.filter((one) => one !== reply));
  return forgeReply({ random, reply: reply.fields, other: other.fields });
}

/** Sent as it came, or as a gateway may also send it. */
function genuine(kind: string, { fields }: HeldReply): Forgery {
  const body = encode(random.chance(0.5) ? fields : decorate(random, fields)).toString();
  return { kind, contentType: FORM, body };
}

async function requireRefusal(baseUrl: string, forgery: Forgery): Promise<void> {
  const path = random.pick(PATHS);
  count(kinds, forgery.kind);
  const found = await send(baseUrl, path, forgery).catch((error: unknown) => {
    // The server hangs up while it is sent more than it takes.
    if (forgery.kind === 'huge' && error instanceof TypeError) return { status: 413, place: '' };
    throw error;
  });
  const isRefused =
    found.status === 303
      ? path === 'reply' && found.place.endsWith(UNKNOWN)
      : found.status >= 400 && found.status < 500;
  if (!isRefused) throw new Error(`${path} answered ${found.status} ${found.place} to ${JSON.stringify(forgery)}`);
  count(responses, String(found.status));
}

async function deliverTen(baseUrl: string, reply: HeldReply, isAtOnce: boolean): Promise<void> {
  const calls = Array.from({ length: TIMES }, (_, nth) => async (): Promise<void> => {
    const path = PATHS[nth % PATHS.length] ?? 'reply';
    const { status, place: index } = await send(baseUrl, path, genuine('genuine', reply));
    const isTaken = path === 'reply' ? status === 303 && index.endsWith(`/${reply.identifier}`) : status === 204;
    if (!isTaken) throw new Error(`${path} answered ${status} ${index} to the genuine reply about ${reply.identifier}`);
  });
  if (isAtOnce) await Promise.all(calls.map((call) => call()));
  else for (const call of calls) await call();
}

async function send(baseUrl: string, path: string, { contentType, body }: Forgery) {
  const headers = { 'content-type': contentType, origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' };
  const response = await fetch(`${baseUrl}/api/ach/${path}`, { method: 'POST', headers, body, redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, place: response.headers.get('location') ?? '' };
}

function count(totals: Map<string, number>, name: string): void {
  totals.set(name, (totals.get(name) ?? 0) + 1);
}

function describeTotals(totals: ReadonlyMap<string, number>): string {
  return [...totals].map(([name, total]) => `${name} ${total}`).join(', ');
}
