import type { Page } from '@playwright/test';

/** Input responsiveness of a page, in milliseconds. */
export interface Felt {
  /** Longest time from an input to the next paint. */
  readonly interactionMs: number;
  /** Longest main-thread task; the browser does not report tasks below 50 ms, which count as 0. */
  readonly taskMs: number;
}

/** Runs in the page: records long frames as measures, which outlive their observer. */
function noteFrames(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      performance.measure('frame', { start: startTime, duration });
  });
  observer.observe({ type: 'long-animation-frame' });
}

/** Longest frame in ms during `act`; the browser does not report frames below 50 ms, which count as 0. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(noteFrames);
  await act();
  return page.evaluate(() => Math.max(0, ...performance.getEntriesByName('frame').map(({ duration }) => duration)));
}

const SHORTEST_MS = 16;

/** Runs in the page: records inputs and long tasks as measures, which outlive their observer. */
function noteInput(shortestMs: number): void {
  const observe = (type: string, name: string): void => {
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        performance.measure(name, { start: startTime, duration });
    });
    const options = { type, durationThreshold: shortestMs };
    observer.observe(options);
  };
  performance.clearMeasures();
  observe('event', 'felt-input');
  observe('longtask', 'felt-task');
}

/** Runs in the page: resolves when the DOM has been stable for a while and no list is loading. */
function quiet(): Promise<void> {
  const QUIET_MS = 1_500;
  return new Promise((resolve) => {
    let timer = setTimeout(finish, QUIET_MS);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    function finish(): void {
      if (document.querySelector('[aria-busy="true"]') !== null) {
        wait();
        return;
      }
      observer.disconnect();
      resolve();
    }
  });
}

/** Measures the responsiveness during `act` and its effects. */
export async function watchInput(page: Page, act: () => Promise<void>): Promise<Felt> {
  await page.evaluate(quiet);
  await page.evaluate(noteInput, SHORTEST_MS);
  await act();
  await page.evaluate(quiet);
  const longest = (name: string): Promise<number> =>
    page.evaluate(
      (wanted) => Math.max(0, ...performance.getEntriesByName(wanted).map(({ duration }) => duration)),
      name,
    );
  return { interactionMs: await longest('felt-input'), taskMs: await longest('felt-task') };
}
