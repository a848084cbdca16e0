import type { Locator } from '@playwright/test';
import { waitUntil } from '../harness/waitUntil.ts';
import { openPage, type BudgetPage } from './openPage.ts';
import { openUntilPainted } from './painted.ts';
import { HEADING, pageAt } from './pageMarks.ts';
import { absolute, median, milliseconds, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const SLOW_CPU = { cpu: 4, line: null };
const FUNDER = { username: 'funding@demo.example', password: 'Demo-Portal-2026!' };
const LIMIT_MS = 300;
const MARK = 'usable';

/** Runs in the page: the time from a click until the field of the amount can be typed into, with the focus in its dialog, and all is painted. */
function noteUsable(button: Element, mark: string): void {
  performance.clearMeasures(mark);
  const isUsable = (): boolean => {
    const amount = document.querySelector<HTMLInputElement>('.pr-dialog input[name="amount"]');
    return amount?.disabled === false && amount.closest('.pr-dialog')?.contains(document.activeElement) === true;
  };
  const begin = ({ timeStamp }: Event): void => {
    const look = (): void => {
      if (!isUsable()) return;
      observer.disconnect();
      document.removeEventListener('focusin', look);
      const note = () => performance.measure(mark, { start: timeStamp, end: performance.now() });
      requestAnimationFrame(() => setTimeout(note));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    document.addEventListener('focusin', look);
  };
  button.addEventListener('click', begin, { once: true, capture: true });
}

/** Presses a button that opens the dialog; milliseconds until it could be used. */
async function openBy(button: Locator, { page, settled }: BudgetPage): Promise<number> {
  await button.evaluate(noteUsable, MARK);
  await button.focus();
  await settled();
  await page.keyboard.press('Enter');
  const usableMs = await waitUntil(
    'the dialog is usable',
    () => page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.duration ?? null, MARK),
    { withinMs: 10_000, everyMs: 100 },
  );
  await settled();
  return usableMs;
}

async function close({ page, settled }: BudgetPage): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.pr-dialog input[name="amount"]').first().waitFor({ state: 'detached' });
  await settled();
}

/** The dialog that adds funds, opened from the page of funding and from the account switcher, for the first time and again. */
export async function measureAddFunds({ browser, product, runs }: BudgetFixture): Promise<readonly Verdict[]> {
  const taken = { first: new Array<number>(), again: new Array<number>(), switcher: new Array<number>() };
  for (let run = 0; run < runs; run += 1) {
    const opened = await openPage(browser, SLOW_CPU, product, FUNDER);
    const { page, settled } = opened;
    await openUntilPainted(page, product + pageAt('/funding'), HEADING);
    await settled();
    const button = page.locator('.pr-ways-in a[href$="/funding/add-funds"]');
    taken.first.push(await openBy(button, opened));
    await close(opened);
    taken.again.push(await openBy(button, opened));
    await close(opened);
    await page.locator('.pr-account-button').press('Enter');
    const row = page.locator('.pr-switcher__add').first();
    await row.waitFor();
    await settled();
    taken.switcher.push(await openBy(row, opened));
    await opened.close();
  }
  const verdict = (what: string, times: readonly number[]): Verdict =>
    absolute('add-funds-dialog', what, median(times), LIMIT_MS, milliseconds);
  return [
    verdict('opened for the first time on a page', taken.first),
    verdict('opened again', taken.again),
    verdict('opened from the account switcher', taken.switcher),
  ];
}
