import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf, type QuotedCart } from '../harness/ordering.ts';
import { signIn, type PortalClient } from '../harness/signIn.ts';
import type { ServerLocation } from '../harness/startServer.ts';
import { untilDelivered } from './untilDelivered.ts';
import type { Figure } from './figures.ts';
import { latencyOf, timed } from './percentiles.ts';
import { openPlacingFloor } from './placingFloor.ts';
import { openRawDatabase } from './rawDatabase.ts';
import { furnish, withFolder, withServer, type Bench, type Chapter, type DatabaseKind } from './benchFixture.ts';

const SIZES = [
  { lines: 1, orders: 100, quick: 10 },
  { lines: 100, orders: 50, quick: 5 },
  { lines: 5_000, orders: 5, quick: 3 },
] as const;
const MOST_TIMES_THE_FLOOR = 3;

interface Measured {
  readonly lines: number;
  readonly times: readonly number[];
  /** Never placed: used for the SQL floor. */
  readonly carts: readonly QuotedCart[];
}

/** Time of the POST that places an order, compared with the same rows written by plain SQL. */
export const placing: Chapter = async (bench) => [
  ...(await placingOn(bench, 'postgres')),
  ...(await placingOn(bench, 'embedded')),
];

const placingOn = (bench: Bench, kind: DatabaseKind): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const location = await furnish(bench, kind, folder, 'placing');
    const measured = await withServer(location, async ({ baseUrl }) => {
      const client = await signIn(baseUrl);
      const all: Measured[] = [];
      for (const { lines, orders, quick } of SIZES)
        all.push(await measure(client, lines, bench.isQuick ? quick : orders));
      return all;
    });
    const floors = await measureFloors(location, measured);
    return measured.map(({ lines, times }, index): Figure => {
      const { p50, p99, count } = latencyOf(times);
      return {
        name: `order of ${lines} lines placed, ${kind}`,
        value: p50,
        unit: 'ms',
        floor: floors[index] ?? Number.NaN,
        note: `median of ${count}, p99 ${p99.toFixed(0)} ms`,
        ...(lines === 5_000 && { budget: { of: 'ratio', limit: MOST_TIMES_THE_FLOOR, is: 'most' } as const }),
      };
    });
  });

/** Each order is issued and mailed before the next, so that only placing is measured. The first one is a warm-up. */
async function measure(client: PortalClient, lines: number, orders: number): Promise<Measured> {
  const times: number[] = [];
  for (let order = 0; order <= orders; order += 1) {
    const cart = await cartOf(client, lines, `o${order}`);
    let reference = '';
    const time = await timed(async () => {
      reference = referenceOf(await placeOrder(client, cart, crypto.randomUUID()));
    });
    if (order > 0) times.push(time);
    await untilDelivered(client, reference, lines);
  }
  const carts: QuotedCart[] = [];
  for (let cart = 0; cart <= Math.min(orders, 10); cart += 1) carts.push(await cartOf(client, lines, `f${cart}`));
  return { lines, times, carts };
}

const cartOf = (client: PortalClient, lines: number, tag: string): Promise<QuotedCart> =>
  fillCart(client, DEMO_ACCOUNT, orderLines(lines, `bench.${lines}.${tag}`));

/** Medians, without the warm-up run. */
async function measureFloors(location: ServerLocation, measured: readonly Measured[]): Promise<number[]> {
  const database = await openRawDatabase(location);
  try {
    const write = await openPlacingFloor(database);
    const medians: number[] = [];
    for (const { carts } of measured) {
      const times: number[] = [];
      for (const { cartId } of carts) times.push(await timed(() => write(cartId)));
      medians.push(latencyOf(times.slice(1)).p50);
    }
    return medians;
  } finally {
    await database.close();
  }
}
