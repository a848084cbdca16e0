import type { Page } from '@playwright/test';
import { waitUntil } from '../harness/waitUntil.ts';

interface Wanted {
  readonly mark: string;
  readonly selector: string;
  readonly count: number;
}

/** Runs in the page: sets a mark once `count` elements are painted and the main thread is responsive again. */
function watch({ mark, selector, count }: Wanted): void {
  const isThere = (): boolean => {
    const found = document.querySelectorAll(selector);
    return found.length >= count && (found[0]?.getClientRects().length ?? 0) > 0;
  };
  const finish = (): void => {
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
  };
  if (isThere()) {
    finish();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    finish();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

// Playwright's own waiting injects a large script into the page, which would be measured too.
const POLL = { withinMs: 120_000, everyMs: 100 };

/** Milliseconds from the start of the navigation until `wanted` was painted; observation begins now. */
export async function whenPainted(page: Page, wanted: Wanted): Promise<number> {
  await page.evaluate(watch, wanted);
  return markedAt(page, wanted.mark);
}

/** Opens an address; milliseconds from the start of the navigation until `wanted` was painted. */
export async function openUntilPainted(page: Page, address: string, wanted: Wanted): Promise<number> {
  await page.addInitScript(watch, wanted);
  await page.goto(address, { waitUntil: 'commit' });
  return markedAt(page, wanted.mark);
}

/** Milliseconds from the page's start until the mark, waiting for it. */
const markedAt = (page: Page, mark: string): Promise<number> =>
  waitUntil(
    `the page marks "${mark}"`,
    () => page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? null, mark),
    POLL,
  );

/** Navigates by the router and waits until the new route's heading has replaced the previous one. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    document.querySelector('#pr-main h1')?.setAttribute('data-before', '');
    window.location.hash = hash;
  }, route);
  await waitUntil(
    `the page shows ${route}`,
    () =>
      page.evaluate(
        () =>
          document.querySelector('#pr-main h1:not([data-before])') !== null &&
          document.querySelector('.pr-skeleton') === null,
      ),
    { ...POLL, everyMs: 20 },
  );
}
