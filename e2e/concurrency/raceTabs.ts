import { isDeepStrictEqual } from 'node:util';
import { textAt } from '../harness/json.ts';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf, type QuotedCart } from '../harness/ordering.ts';
import type { Random } from '../harness/random.ts';
import type { PortalResponse, PortalClient } from '../harness/signIn.ts';
import type { Expected } from './finish.ts';
import { inParallel } from './inParallel.ts';
import type { Stage } from './openStage.ts';

const TABS = 20;
const CARTS_AT_ONCE = 4;
const LINES_MOST = 5;

/** How the tabs of a cart choose their Idempotency-Keys; `edited`: one tab changes the lines instead of placing. */
const WAYS = ['own keys', 'one key', 'key for two', 'edited'] as const;
type Way = (typeof WAYS)[number];

/** Results of the carts that no tab edited, deterministic for a seed. */
interface TabCounts {
  readonly carts: number;
  readonly orders: number;
  readonly lines: number;
  readonly placed: number;
  readonly replayed: number;
  readonly locked: number;
  /** Carts edited by one tab; how many of them are ordered is not deterministic. */
  readonly edited: number;
}

interface TabRace {
  readonly counts: TabCounts;
  readonly expected: Expected;
}

interface Raced {
  readonly way: Way;
  readonly lines: number;
  readonly responses: readonly PortalResponse[];
}

/**
 * 20 tabs place each of `carts` carts concurrently through all processes, and repeat every call: each cart must be
 * ordered once, the losers must get an error, and a repeat the same response. Raises with the difference.
 */
export async function raceTabs(
  stage: Pick<Stage, 'users'>,
  carts: number,
  tag: string,
  random: Random,
): Promise<TabRace> {
  const plan = Array.from({ length: carts }, (_, index) => ({
    name: `${tag}-${index}`,
    way: random.pick(WAYS),
    lines: random.integer(1, LINES_MOST),
    clients: stage.users[index % stage.users.length] ?? [],
  }));
  const raced = await inParallel(plan, CARTS_AT_ONCE, async ({ name, way, lines, clients }): Promise<Raced> => {
    const [first] = clients;
    if (!first) throw new Error('Nobody is signed in');
    const cart = await fillCart(first, DEMO_ACCOUNT, orderLines(lines, name));
    const run = () => Promise.all(callsOf({ name, way, lines, clients, cart }).map((call) => call()));
    const responses = await run();
    const problem = problemOf(way, responses) ?? problemOfRepeats(responses, await run(), way);
    if (problem !== null) throw new Error(`Cart ${name} (${way}): ${problem}\n${statusesOf(responses)}`);
    return { way, lines, responses };
  });
  const ordered = raced.filter(({ responses }) => responses.some(({ status }) => status === 201));
  const sum = (entries: readonly Raced[]) => entries.reduce((total, { lines }) => total + lines, 0);
  return {
    counts: countsOf(
      raced.filter(({ way }) => way !== 'edited'),
      sum,
      carts,
    ),
    expected: { tag, orders: ordered.length, lines: sum(ordered) },
  };
}

interface Race {
  readonly name: string;
  readonly way: Way;
  readonly lines: number;
  readonly clients: readonly PortalClient[];
  readonly cart: QuotedCart;
}

function callsOf({ name, way, lines, clients, cart }: Race): (() => Promise<PortalResponse>)[] {
  return Array.from({ length: TABS }, (_, tab) => () => {
    const client = clients[tab % clients.length];
    if (!client) throw new Error('Nobody is signed in');
    if (way === 'edited' && tab === 0)
      return client.call('PUT', `/shopping-carts/${cart.cartId}/line-items`, {
        lineItems: orderLines(lines, `${name}-edited`, '2.00'),
      });
    return placeOrder(client, cart, `${name}-${keyOf(way, tab)}`);
  });
}

const keyOf = (way: Way, tab: number): number => {
  if (way === 'one key') return 0;
  // Neighbouring tabs use different processes.
  return way === 'key for two' ? Math.floor(tab / 2) : tab;
};

const WINNERS: Readonly<Record<Way, number>> = { 'own keys': 1, 'one key': TABS, 'key for two': 2, edited: 1 };

function problemOf(way: Way, responses: readonly PortalResponse[]): string | null {
  const [first] = responses;
  const placing = way === 'edited' ? responses.slice(1) : responses;
  if (way === 'edited' && first?.status === 200)
    return placing.every((response) => isRefusal(response, 409, 'error.quote.stale'))
      ? null
      : 'ordered at a stale price';
  if (way === 'edited' && !(first && isRefusal(first, 423, 'error.cart.alreadyPlaced')))
    return 'neither edited nor locked';
  const placed = placing.filter(({ status }) => status === 201);
  if (placed.length !== WINNERS[way]) return `placed ${placed.length} times`;
  if (new Set(placed.map(referenceOf)).size !== 1) return 'ordered twice';
  if (placed.filter(({ replayed }) => !replayed).length !== 1) return 'not one original answer';
  const lost = placing.filter(({ status }) => status !== 201);
  return lost.every((response) => isRefusal(response, 423, 'error.cart.alreadyPlaced'))
    ? null
    : 'a tab that lost was not told so';
}

const isRefusal = ({ status, body }: PortalResponse, expected: number, i18nKey: string): boolean =>
  status === expected && textAt(body, 'i18nKey') === i18nKey;

function problemOfRepeats(
  responses: readonly PortalResponse[],
  repeats: readonly PortalResponse[],
  way: Way,
): string | null {
  const differs = repeats.some(({ status, body, replayed }, tab) => {
    if (way === 'edited' && tab === 0) return false;
    return !replayed || !isDeepStrictEqual({ ...responses[tab], replayed }, { status, body, replayed });
  });
  return differs ? `a repeat was answered otherwise: ${statusesOf(repeats)}` : null;
}

const statusesOf = (responses: readonly PortalResponse[]): string =>
  responses.map(({ status, replayed }) => `${status}${replayed ? 'r' : ''}`).join(' ');

function countsOf(raced: readonly Raced[], sum: (entries: readonly Raced[]) => number, carts: number): TabCounts {
  const responses = raced.flatMap((race) => race.responses);
  const placed = responses.filter(({ status }) => status === 201);
  return {
    carts,
    orders: new Set(placed.map(referenceOf)).size,
    lines: sum(raced),
    placed: placed.length,
    replayed: placed.filter(({ replayed }) => replayed).length,
    locked: responses.filter(({ status }) => status === 423).length,
    edited: carts - raced.length,
  };
}
