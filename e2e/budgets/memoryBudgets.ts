import { madeOrders } from './madeOrders.ts';
import { openPage, type BudgetPage } from './openPage.ts';
import { goTo, openUntilPainted } from './painted.ts';
import { HEADING, ORDERS, pageAt } from './pageMarks.ts';
import { absolute, megabytes, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const FAST = { cpu: 1, line: null };
const MB = 1_000_000;
const CHANGES = 100;
const ROUTES = [ORDERS, '/funding/history', '/settings/user', '/order'];

/** Heap bytes in use after garbage collection. */
async function heap({ cdp }: BudgetPage): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function visitMany(opened: BudgetPage, changes: number): Promise<void> {
  for (let change = 0; change < changes; change += 1) await goTo(opened.page, ROUTES[change % ROUTES.length] ?? ORDERS);
  await opened.settled();
}

/** Heap after sign-in, and its growth over 100 route changes once the browser has compiled their code. */
export async function measureMemory(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  fixture.orders.body = madeOrders(25, fixture.seed);
  const opened = await openPage(fixture.browser, FAST, fixture.product);
  await openUntilPainted(opened.page, fixture.product + pageAt('/'), HEADING);
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
