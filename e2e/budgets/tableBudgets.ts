import type { Locator, Page } from '@playwright/test';
import { watchFrames, watchInput, type Felt } from './jank.ts';
import { madeOrders } from './madeOrders.ts';
import { openPage, type BudgetPage } from './openPage.ts';
import { openUntilPainted, whenPainted } from './painted.ts';
import { HEADING, ORDERS, pageAt } from './pageMarks.ts';
import { absolute, median, milliseconds, relative, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const SLOW_CPU = { cpu: 4, line: null };
/** The most that a page holds. */
const COUNT = 500;
/** Delay before the rows arrive: the page is idle by then, so that only their rendering is measured. */
const REST_MS = 1_000;
const WHEEL_TURNS = 100;
/** One notch a frame. */
const WHEEL_PX = 120;
const ROWS = 'tbody tr';
/** Ten keys a second. */
const TYPIST = { delay: 100 };

/** Milliseconds. */
interface Drawn {
  /** From the arrival of the rows until all are in the document. */
  readonly rowsMs: number;
  readonly longestFrameMs: number;
}

const arrival = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const response = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/orders?'));
    return response === undefined ? Number.NaN : response.startTime + response.duration;
  });

/** Scrolls the table by wheel, one notch per frame. */
async function wheel(page: Page): Promise<number> {
  await page.mouse.move(640, 600);
  return watchFrames(page, async () => {
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
      await page.mouse.wheel(0, WHEEL_PX);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
}

async function drawPlain({ browser, floor }: BudgetFixture): Promise<Drawn> {
  const { page, close } = await openPage(browser, SLOW_CPU);
  const rows = { mark: 'rows', selector: ROWS, count: COUNT };
  const rowsMs = (await openUntilPainted(page, `${floor}/plain-table.html`, rows)) - (await arrival(page));
  const longestFrameMs = await wheel(page);
  await close();
  return { rowsMs, longestFrameMs };
}

/** Opens the order list from another page; the rows arrive once the page is idle. */
async function openList({ browser, product }: BudgetFixture): Promise<BudgetPage> {
  const opened = await openPage(browser, SLOW_CPU, product);
  await openUntilPainted(opened.page, product + pageAt('/settings/user'), HEADING);
  await opened.settled();
  await opened.page.evaluate((hash) => {
    window.location.hash = hash;
  }, ORDERS);
  return opened;
}

async function drawList(fixture: BudgetFixture): Promise<Drawn> {
  const { page, close } = await openList(fixture);
  const rowsAt = await whenPainted(page, { mark: 'rows', selector: ROWS, count: COUNT });
  const rowsMs = rowsAt - (await arrival(page));
  const longestFrameMs = await wheel(page);
  await close();
  return { rowsMs, longestFrameMs };
}

const middle = (runs: readonly Drawn[], name: keyof Drawn): number => median(runs.map((run) => run[name]));

/** Rendering of 500 orders against a plain table of the same cells. */
export async function measureTable(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  fixture.orders.delayMs = REST_MS;
  fixture.orders.body = madeOrders(COUNT, fixture.seed);
  const [plain, list]: [Drawn[], Drawn[]] = [[], []];
  for (let run = 0; run < fixture.runs; run += 1) {
    plain.push(await drawPlain(fixture));
    list.push(await drawList(fixture));
  }
  fixture.orders.delayMs = 0;
  const pair = (name: keyof Drawn) => [middle(list, name), middle(plain, name)] as const;
  const [frame, plainFrame] = pair('longestFrameMs');
  return [
    relative('long-table', '500 rows in the document, plain table', pair('rowsMs'), 1.25, milliseconds),
    absolute('long-table', 'longest frame while wheeling 500', frame, 50, milliseconds, plainFrame),
  ];
}

const SEARCH = { text: 'RP261120-1', field: 'input[type="search"]' };

/** Input latency of typing into a field. */
async function feel(page: Page, field: Locator, act: () => Promise<void>): Promise<Felt> {
  await field.focus();
  return watchInput(page, act);
}

/** Baseline: typing above the plain table of 500 rows. */
async function feelPlain({ browser, floor, orders, seed }: BudgetFixture): Promise<Felt> {
  orders.body = madeOrders(COUNT, seed);
  const { page, close } = await openPage(browser, SLOW_CPU);
  await openUntilPainted(page, `${floor}/plain-table.html`, { mark: 'rows', selector: ROWS, count: COUNT });
  const felt = await feel(page, page.locator(SEARCH.field), () => page.keyboard.type(SEARCH.text, TYPIST));
  await close();
  return felt;
}

/** Typing a search, a day and a status above 500 rows, in sequence. */
async function feelFilters(fixture: BudgetFixture): Promise<readonly [search: Felt, day: Felt, state: Felt]> {
  fixture.orders.body = madeOrders(COUNT, fixture.seed);
  fixture.orders.filtered = madeOrders(COUNT, fixture.seed + 1);
  const { page, close } = await openList(fixture);
  await whenPainted(page, { mark: 'all', selector: ROWS, count: COUNT });
  const main = page.getByRole('main');
  const search = await feel(page, main.locator(SEARCH.field), () => page.keyboard.type(SEARCH.text, TYPIST));
  await main.getByRole('button', { name: 'Period' }).click();
  const day = await feel(page, page.locator('input[type="date"]').first(), () =>
    page.keyboard.type('11012026', TYPIST),
  );
  await page.keyboard.press('Escape');
  const state = await feel(page, main.getByRole('combobox', { name: 'Status' }), () =>
    page.keyboard.press('ArrowDown'),
  );
  await close();
  return [search, day, state];
}

/** Input latency of the filters above 500 rows, and the redraw of a filtered result of 500. */
export async function measureTyping(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  const plain = await feelPlain(fixture);
  const filters = await feelFilters(fixture);
  const [search, day, state] = filters;
  const verdict = (what: string, { interactionMs }: Felt): Verdict =>
    absolute('filter-typing', what, interactionMs, 56, milliseconds, plain.interactionMs);
  const longestTask = Math.max(...filters.map(({ taskMs }) => taskMs));
  return [
    verdict('typing a search above 500 rows', search),
    verdict('typing a day, its answer of 500 drawn', day),
    verdict('choosing a state, its answer of 500 drawn', state),
    absolute('filter-typing', 'longest task of all three', longestTask, 50, milliseconds, plain.taskMs),
  ];
}
