import { madeOrders } from './madeOrders.ts';
import { BUDGET_PROFILE, bytesOf, openPage, type Load } from './openPage.ts';
import { openUntilPainted } from './painted.ts';
import { FORM, ORDERS, pageAt } from './pageMarks.ts';
import { absolute, kilobytes, median, milliseconds, relative, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const KB = 1024;
const LIST = { mark: 'list', selector: 'tbody tr', count: 25 };

interface SignIn {
  readonly usableMs: number;
  /** Everything loaded until then. */
  readonly loads: readonly Load[];
}

async function openSignIn({ browser }: BudgetFixture, address: string): Promise<SignIn> {
  const { page, loads, close } = await openPage(browser, BUDGET_PROFILE);
  const usableMs = await openUntilPainted(page, address, FORM);
  const until = loads();
  await page.locator(FORM.selector).pressSequentially('ada');
  const typed = await page.locator(FORM.selector).inputValue();
  if (typed !== 'ada') throw new Error(`The sign-in form kept "${typed}" of what was typed`);
  await close();
  return { usableMs, loads: until };
}

async function openOrders({ browser, product }: BudgetFixture): Promise<number> {
  const { page, close } = await openPage(browser, BUDGET_PROFILE, product);
  const usableMs = await openUntilPainted(page, product + pageAt(ORDERS), LIST);
  await close();
  return usableMs;
}

/** Bytes and time until sign-in and the order list are usable, product and single bundle in turn (docs/VERIFYING.md). */
export async function measureLoading(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  fixture.orders.body = madeOrders(LIST.count, fixture.seed);
  const [product, floor, list]: [SignIn[], SignIn[], number[]] = [[], [], []];
  for (let run = 0; run < fixture.runs; run += 1) {
    floor.push(await openSignIn(fixture, `${fixture.floor}/`));
    product.push(await openSignIn(fixture, fixture.product + pageAt('/')));
    list.push(await openOrders(fixture));
  }
  const bytes = (runs: readonly SignIn[]): number => median(runs.map(({ loads }) => bytesOf(loads, 'script')));
  const time = (runs: readonly SignIn[]): number => median(runs.map(({ usableMs }) => usableMs));
  return [
    absolute('sign-in-transfer', 'all scripts', bytes(product), 225 * KB, kilobytes),
    relative('sign-in-transfer', 'all scripts, one bundle', [bytes(product), bytes(floor)], 1.4, kilobytes),
    absolute('sign-in-transfer', 'styles', bytesOf(product[0]?.loads ?? [], 'style'), 10 * KB, kilobytes),
    absolute('sign-in-transfer', 'requests', median(product.map(({ loads }) => loads.length)), 12, String),
    relative('sign-in-usable', 'sign-in usable, one bundle', [time(product), time(floor)], 1.5, milliseconds),
    relative('order-list-usable', '25 orders usable, sign-in', [median(list), time(product)], 2, milliseconds),
  ];
}
