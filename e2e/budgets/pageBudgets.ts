import { madeOrders } from './madeOrders.ts';
import { BUDGET_PROFILE, bytesOf, DEMO, openPage, type BudgetPage } from './openPage.ts';
import { goTo, openUntilPainted, whenPainted } from './painted.ts';
import { FORM, HEADING, ORDERS, pageAt } from './pageMarks.ts';
import { absolute, kilobytes, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const KB = 1024;
const FAST = { cpu: 1, line: null };

/** Each kind of page in a buyer's navigation. */
const ROUTES = ['/order/explore-all-tango-catalog', ORDERS, '/funding', '/funding/history', '/settings/user'];

/** Runs in the page: the cumulative layout shift, without shifts that follow an input. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => {
      const shifts = observer.takeRecords().map((entry): unknown => {
        return Reflect.get(entry, 'hadRecentInput') === true ? 0 : Reflect.get(entry, 'value');
      });
      resolve(shifts.reduce<number>((sum, shift) => sum + (typeof shift === 'number' ? shift : 0), 0));
    });
  });
}

async function signInByForm({ page, settled }: BudgetPage): Promise<void> {
  await page.locator(FORM.selector).fill(DEMO.username);
  await page.locator('input[name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await whenPainted(page, HEADING);
  await settled();
}

/** Scripts that a further page adds to those of sign-in and the landing page. */
async function routeBytes(fixture: BudgetFixture, route: string): Promise<number> {
  const opened = await openPage(fixture.browser, FAST);
  await openUntilPainted(opened.page, fixture.product + pageAt('/'), FORM);
  await signInByForm(opened);
  const before = bytesOf(opened.loads(), 'script');
  await goTo(opened.page, route);
  await opened.settled();
  const bytes = bytesOf(opened.loads(), 'script') - before;
  await opened.close();
  return bytes;
}

/** Bytes added by the first signed-in page and by further pages, and the layout shift until then. */
export async function measurePages(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  const opened = await openPage(fixture.browser, BUDGET_PROFILE);
  const { page, loads, settled, close } = opened;
  await openUntilPainted(page, fixture.product + pageAt('/'), FORM);
  await settled();
  const before = bytesOf(loads(), 'script');
  await signInByForm(opened);
  const landing = bytesOf(loads(), 'script') - before;
  const shift = await page.evaluate(layoutShift);
  await close();
  fixture.orders.body = madeOrders(25, fixture.seed);
  let largest = { route: '', bytes: 0 };
  for (const route of ROUTES) {
    const bytes = await routeBytes(fixture, route);
    if (bytes > largest.bytes) largest = { route, bytes };
  }
  return [
    absolute('page-transfer', 'first signed-in page, scripts more', landing, 60 * KB, kilobytes),
    absolute('page-transfer', `largest further page ${largest.route}`, largest.bytes, 25 * KB, kilobytes),
    absolute('layout-shift', 'until the first signed-in page', shift, 0.01, (value) => value.toFixed(3)),
  ];
}
