import { isDeepStrictEqual } from 'node:util';
import { openLedger } from '../harness/openLedger.ts';
import { DEMO_BUYER } from '../harness/signIn.ts';
import type { ServerLocation } from '../harness/startServer.ts';
import type { Budget, Figure } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { furnish, withFolder, withServer, type Chapter } from './benchFixture.ts';

const PEOPLE = 500;
const GUESSED_PEOPLE = 100;
const GUESSES = 10_000;
const GUESSES_AT_ONCE = 16;
/** The tries on one person that `SERVER_SETTINGS.signIn` allows strangers before a pause. */
const TRIES_OF_PERSON = 25;
const MOST_APART: Budget = { of: 'value', limit: 5, is: 'most' };

const known = (index: number): string => `known.${index}@example.org`;
const unknown = (index: number): string => `other.${index}@example.org`;
/** An address of its own for each caller, so that only what is measured counts its calls. */
const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly ms: number;
}

/**
 * Measures what strangers learn at sign-in and at a forgotten password: the answers and medians of known and unknown addresses
 * over pairs in turn, and how many of 10,000 guesses over many people and addresses are looked at. The owner's own device signs
 * in all the same.
 */
export const strangers: Chapter = (bench) =>
  withFolder(async (folder) => {
    const location = await furnish(bench, 'postgres', folder, 'strangers');
    await addPeople(location);
    const pairs = bench.isQuick ? 20 : PEOPLE;
    return withServer({ ...location, env: { TRUST_PROXY: '1' } }, async ({ baseUrl }) => [
      await apart('sign-in with a wrong password', pairs, (username, caller) =>
        post(baseUrl, '/authenticate', { username, password: 'Wrong-Password-1!' }, addressOf(caller)),
      ),
      await apart('a link for a forgotten password', pairs, (email, caller) =>
        post(baseUrl, '/account/reset-password/init', { email }, addressOf(caller)),
      ),
      await guesses(baseUrl, bench.isQuick ? 500 : GUESSES),
    ]);
  });

/** Copies of the demo's buyer under other addresses. */
async function addPeople(location: ServerLocation): Promise<void> {
  const ledger = await openLedger(location);
  await ledger.query(
    `with made as (
      insert into users (platform_id, email, first_name, last_name, identity_hash, role_id, status, password_hash)
      select platform_id, 'known.' || n || '@example.org', first_name, last_name, gen_random_uuid()::text, role_id, status, password_hash
      from users, generate_series(0, $2::int - 1) as n where email = $1 returning platform_id, email)
    insert into login_emails (platform_id, email) select platform_id, email from made`,
    [DEMO_BUYER.username, PEOPLE],
  );
  await ledger.close();
}

async function post(baseUrl: string, path: string, body: unknown, address: string, cookie = ''): Promise<Answered> {
  const begin = performance.now();
  const response = await fetch(`${baseUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), ms: performance.now() - begin };
}

/** The medians of known and unknown addresses in turn. Raises when an answer tells them apart. */
async function apart(
  name: string,
  pairs: number,
  ask: (email: string, caller: number) => Promise<Answered>,
): Promise<Figure> {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const responses = [await ask(known(pair), 2 * pair), await ask(unknown(pair), 2 * pair + 1)] as const;
    const [first, second] = responses.map(({ status, body }) => ({ status, body: withoutId(body) }));
    if (!isDeepStrictEqual(first, second))
      throw new Error(`${name}: ${JSON.stringify(first)} and ${JSON.stringify(second)}`);
    responses.forEach(({ ms }, index) => times[index]?.push(ms));
  }
  const [ours, theirs] = times.map((list) => latencyOf(list).p50);
  const value = Math.abs((ours ?? 0) - (theirs ?? 0));
  const note = `medians of ${pairs} known ${ours?.toFixed(1)} ms, unknown ${theirs?.toFixed(1)} ms`;
  return { name: `${name}, medians apart`, value, unit: 'ms', budget: MOST_APART, note };
}

/** An error's body without the id of its request. */
const withoutId = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? { ...body, requestId: undefined } : body;

/** How many guesses are looked at. Raises when one is let in, or when the owner's device is kept out. */
async function guesses(baseUrl: string, count: number): Promise<Figure> {
  const device = await deviceCookie(baseUrl);
  const counts = new Map<number, number>();
  let next = 0;
  const guess = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) {
      const username = at % GUESSED_PEOPLE === 0 ? DEMO_BUYER.username : known(at % GUESSED_PEOPLE);
      const caller = 100_000 + ((at * 7) % (count / 10));
      const { status } = await post(
        baseUrl,
        '/authenticate',
        { username, password: `Guess-${at}-Aa!` },
        addressOf(caller),
      );
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: GUESSES_AT_ONCE }, guess));
  const unexpected = [...counts.keys()].filter((status) => ![401, 422, 429].includes(status));
  if (unexpected.length > 0) throw new Error(`Guesses were answered ${unexpected.join(', ')}`);
  const owner = await post(baseUrl, '/authenticate', DEMO_BUYER, addressOf(999), device);
  if (owner.status !== 200) throw new Error(`The owner's own device was answered ${owner.status}`);
  return {
    name: `${count.toLocaleString('en')} guesses over ${GUESSED_PEOPLE} people, looked at`,
    value: counts.get(401) ?? 0,
    unit: '',
    budget: { of: 'value', limit: GUESSED_PEOPLE * TRIES_OF_PERSON, is: 'most' },
    note: [...counts].map(([status, times]) => `${status}: ${times}`).join(', '),
  };
}

/** The cookie by which a device that the buyer has signed in from is known. */
async function deviceCookie(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(999) },
    body: JSON.stringify(DEMO_BUYER),
  });
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
