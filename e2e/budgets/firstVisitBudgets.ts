import { openPage, type Profile } from './openPage.ts';
import { openUntilPainted } from './painted.ts';
import { FORM, pageAt } from './pageMarks.ts';
import { absolute, asGoal, median, milliseconds, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

/** A mobile line at the edge of its cell. */
const POOR_LINE: Profile = { cpu: 1, line: { bitsPerSecond: 400_000, latencyMs: 400 } };
const SOMETHING_MS = 2_000;
const USABLE_MS = 6_700;

/** Time until a first visitor on a poor line sees something, and can sign in. */
export async function measureFirstVisit({ browser, product, runs }: BudgetFixture): Promise<readonly Verdict[]> {
  const [something, usable]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openPage(browser, POOR_LINE);
    usable.push(await openUntilPainted(page, product + pageAt('/'), FORM));
    something.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
    await close();
  }
  return [
    asGoal(absolute('first-visit', 'first contentful paint', median(something), SOMETHING_MS, milliseconds)),
    asGoal(absolute('first-visit', 'sign-in usable', median(usable), USABLE_MS, milliseconds)),
  ];
}
