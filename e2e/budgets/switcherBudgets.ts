import { waitUntil } from '../harness/waitUntil.ts';
import { watchInput } from './jank.ts';
import { openPage, type BudgetPage } from './openPage.ts';
import { openUntilPainted } from './painted.ts';
import { HEADING, pageAt } from './pageMarks.ts';
import { absolute, median, milliseconds, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const SLOW_CPU = { cpu: 4, line: null };
const GROUPS = 40;
const ACCOUNTS_PER_GROUP = 50;
const CUSTOMERS = '/api/customers';
const BUTTON = '.pr-account-button';
/** The typed text: while it is typed, it finds all accounts, one group's, one account and none. */
const SEARCH = 'team 12 account 7x';

/** The body of GET /api/customers for a user with 2,000 accounts. */
function madeCustomers(): string {
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const [customerIdentifier, groupDisplayName] = [`G2${String(group).padStart(4, '0')}`, `Team ${group}`];
    const accounts = Array.from({ length: ACCOUNTS_PER_GROUP }, (__, account) => {
      const number = group * ACCOUNTS_PER_GROUP + account;
      const displayName = `Account ${account} of team ${group}`;
      const accountIdentifier = `A3${String(number).padStart(5, '0')}`;
      return {
        accountID: String(number),
        identifier: accountIdentifier,
        accountIdentifier,
        accountName: displayName,
        displayName,
        customerName: groupDisplayName,
        customerIdentifier,
        groupDisplayName,
        netsuiteID: `N${number}`,
        status: number % 17 === 0 ? 'FROZEN' : 'ACTIVE',
        active: true,
        availableBalance: number * 12.34,
        currentBalance: number * 12.34,
        creditLimit: null,
        currencyCode: 'USD',
        contactEmail: null,
        confidenceAttribute: null,
        bulkUploadDisabled: false,
        bulkOrdersDisabled: false,
        createdDate: '2026-01-05T09:00:00.000Z',
        platformClientId: 'alder-finch',
      };
    });
    return { identifier: customerIdentifier, displayName: groupDisplayName, status: 'ACTIVE', accounts };
  });
  return JSON.stringify(groups);
}

/** Runs in the page: the time from a click on the switcher's button until its first rows are painted, as a measure. */
function noteOpening(button: string): void {
  performance.clearMeasures('opening');
  document.querySelector(button)?.addEventListener(
    'click',
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        const rows = [...document.querySelectorAll('.pr-switcher__choose')].filter((row) => row.checkVisibility());
        if (rows.length < 10) return;
        observer.disconnect();
        const note = () => performance.measure('opening', { start: timeStamp, end: performance.now() });
        requestAnimationFrame(() => setTimeout(note));
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { once: true, capture: true },
  );
}

async function openSwitcher({ page, settled }: BudgetPage): Promise<number> {
  await page.evaluate(noteOpening, BUTTON);
  await page.locator(BUTTON).focus();
  await settled();
  await page.keyboard.press('Enter');
  return waitUntil(
    'the switcher is open',
    () => page.evaluate(() => performance.getEntriesByName('opening')[0]?.duration ?? null),
    { withinMs: 10_000, everyMs: 100 },
  );
}

/** The account switcher with 2,000 accounts: opened for the first time and again, then searched key by key. */
export async function measureSwitcher(fixture: BudgetFixture): Promise<readonly Verdict[]> {
  fixture.stubs.set(CUSTOMERS, madeCustomers());
  const [first, again, keys]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < fixture.runs; run += 1) {
    const opened = await openPage(fixture.browser, SLOW_CPU, fixture.product);
    const { page, settled, close } = opened;
    await openUntilPainted(page, fixture.product + pageAt('/settings/user'), HEADING);
    await settled();
    first.push(await openSwitcher(opened));
    await settled();
    await page.keyboard.press('Escape');
    await page.locator('.pr-switcher').first().waitFor({ state: 'detached' });
    await settled();
    again.push(await openSwitcher(opened));
    const field = page.locator('.pr-dialog input[type="search"]');
    await field.focus();
    keys.push((await watchInput(page, () => field.pressSequentially(SEARCH, { delay: 200 }))).interactionMs);
    await close();
  }
  fixture.stubs.delete(CUSTOMERS);
  return [
    absolute('account-switcher', '2,000 accounts, opened', median(again), 100, milliseconds),
    absolute('account-switcher', 'opened for the first time on a page', median(first), 100, milliseconds),
    absolute('account-switcher', 'slowest key of a search', median(keys), 50, milliseconds),
  ];
}
