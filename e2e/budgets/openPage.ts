import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { waitUntil } from '../harness/waitUntil.ts';

/** One network response: encoded body bytes, without headers. */
export interface Load {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'other';
  bytes: number;
}

export interface BudgetPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** All responses so far. */
  readonly loads: () => readonly Load[];
  /** Waits until the network and the main thread are idle. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Profile {
  /** CPU slow-down, 1 for none. */
  readonly cpu: number;
  /** Null: unthrottled. */
  readonly line: Line | null;
}

interface Line {
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

export const BUDGET_PROFILE: Profile = { cpu: 4, line: { bitsPerSecond: 1_600_000, latencyMs: 150 } };

/** The demo data's buyer. */
export const DEMO = { username: 'buyer@demo.example', password: 'Demo-Portal-2026!' };
const QUIET_MS = 500;

/** A page of a fresh browser with an empty cache, throttled by `profile`; signed in at `origin` if given, as the buyer or with other credentials. */
export async function openPage(
  browser: Browser,
  profile: Profile,
  origin?: string,
  credentials = DEMO,
): Promise<BudgetPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  if (origin !== undefined) await signIn(context, origin, credentials);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (profile.line !== null) {
    const { bitsPerSecond, latencyMs: latency } = profile.line;
    const throughput = bitsPerSecond / 8;
    const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
    await cdp.send('Network.emulateNetworkConditions', conditions);
  }
  if (profile.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return { page, cdp, loads: recordLoads(cdp), settled: watchTraffic(page, cdp), close: () => context.close() };
}

async function signIn(context: BrowserContext, origin: string, data: typeof DEMO): Promise<void> {
  const response = await context.request.post(`${origin}/api/authenticate`, { data });
  if (!response.ok()) throw new Error(`Sign-in was answered ${response.status()}: ${await response.text()}`);
}

function recordLoads(cdp: CDPSession): () => readonly Load[] {
  const loads = new Map<string, Load>();
  cdp.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    if (url.startsWith('http')) loads.set(requestId, { url, kind: kindOf(url), bytes: 0 });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.bytes += encodedDataLength;
  });
  return () => [...loads.values()];
}

function watchTraffic(page: Page, cdp: CDPSession): () => Promise<void> {
  const underWay = new Set<string>();
  let last = performance.now();
  const note = (change: () => unknown): void => {
    change();
    last = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)));
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    cdp.on(end, ({ requestId }) => note(() => underWay.delete(requestId)));
  const isQuiet = (): boolean => underWay.size === 0 && performance.now() - last > QUIET_MS;
  return async () => {
    do {
      await waitUntil('the network is quiet', isQuiet, { withinMs: 60_000 });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (!isQuiet());
  };
}

function kindOf(url: string): Load['kind'] {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'style' : 'other';
}

/** Body bytes of one kind. */
export const bytesOf = (loads: readonly Load[], kind: Load['kind']): number =>
  loads.filter((load) => load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
