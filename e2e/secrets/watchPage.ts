import type { Locator, Page, Request } from '@playwright/test';
import { waitUntil } from '../harness/waitUntil.ts';

/** Calls whose body is the place of such a number, or compares what was typed. */
const CARRIERS = /^\/api\/(creditCards$|ach\/subscriptions|authenticate$|account\/change-password$|mfa\/methods)/;

export interface WatchedPage {
  readonly page: Page;
  /** Waits until no call is under way and the page has drawn. */
  readonly settle: () => Promise<void>;
  /** Returns what the page sent and printed since it was asked last, but for the bodies in which a number belongs. */
  readonly said: () => string;
}

/** Follows the calls and the console of a page. */
export function watchPage(page: Page): WatchedPage {
  const underWay = new Set<Request>();
  let lines: string[] = [];
  page.on('request', (request) => {
    underWay.add(request);
    lines.push(request.url());
    if (!CARRIERS.test(new URL(request.url()).pathname)) lines.push(request.postData() ?? '');
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(String(error)));
  return {
    page,
    settle: async () => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await waitUntil('no call is under way', () => underWay.size === 0, { withinMs: 300_000 });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    },
    said: () => {
      const text = lines.join('\n');
      lines = [];
      return text;
    },
  };
}

/** Replaces what is in a field. The text goes no way through scripts of the tool, whose memory is the page's too. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Everything that the browser keeps for the page: storages, cookies, addresses gone through and called. */
export const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const state: unknown = history.state;
    const parts = [Object.entries(localStorage), Object.entries(sessionStorage), databases, caches, state];
    const locations = performance.getEntries().map(({ name }) => name);
    return JSON.stringify([...parts, document.cookie, window.name, location.href, document.title, ...locations]);
  });
