import { madeOrders } from './madeOrders.ts';
import { openPage, type BarPage } from './openPage.ts';
import { goTo, openUntilPainted } from './painted.ts';
import { HEADING, ORDERS, pageAt } from './places.ts';
import { absolute, megabytes, type Verdict } from './verdict.ts';
import type { World } from './world.ts';

const FAST = { cpu: 1, line: null };
const MB = 1_000_000;
const CHANGES = 100;
const ROUTES = [ORDERS, '/funding/history', '/settings/user', '/order'];

/** Heap bytes in use after garbage collection. */
async function heap({ cdp }: BarPage): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function visitMany(opened: BarPage, changes: number): Promise<void> {
  for (let change = 0; change < changes; change += 1) await goTo(opened.page, ROUTES[change % ROUTES.length] ?? ORDERS);
  await opened.settled();
}

/** Heap after sign-in, and its growth over 100 route changes once the browser has compiled their code. */
export async function measureMemory(world: World): Promise<readonly Verdict[]> {
  world.orders.body = madeOrders(25, world.seed);
  const opened = await openPage(world.browser, FAST, world.product);
  await openUntilPainted(opened.page, world.product + pageAt('/'), HEADING);
  await opened.settled();
  const signedIn = await heap(opened);
  await visitMany(opened, CHANGES);
  const before = await heap(opened);
  await visitMany(opened, CHANGES);
  const growth = (await heap(opened)) - before;
  await opened.close();
  return [
    absolute('page-memory', 'heap after sign-in', signedIn, 7 * MB, megabytes),
    absolute('page-memory', 'growth over 100 route changes, all compiled', growth, MB, megabytes),
  ];
}
