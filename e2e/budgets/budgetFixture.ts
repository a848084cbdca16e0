import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY, startServer } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { serveSite, type OrdersResponse } from './serveSite.ts';

/** Test environment of the budgets: the built product and the floor of the same code, served alike, over one API. */
export interface BudgetFixture {
  readonly browser: Browser;
  /** Origins. */
  readonly product: string;
  readonly floor: string;
  readonly orders: OrdersResponse;
  /** Stubbed responses of other reads: JSON by path. */
  readonly stubs: Map<string, string>;
  readonly runs: number;
  readonly seed: number;
}

const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--enable-precise-memory-info',
  ],
};

/** Builds the floor, and the product if out of date. */
export function buildProductAndFloor(): void {
  const built = spawnSync(process.execPath, ['.ci/scripts/buildOneBundle.mjs'], { cwd: REPOSITORY, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The product or its floor could not be built');
}

/** Starts everything for `work` and tears it down afterwards. */
export async function withBudgetFixture<T>(
  { runs, seed }: Pick<BudgetFixture, 'runs' | 'seed'>,
  work: (fixture: BudgetFixture) => Promise<T>,
): Promise<T> {
  const { folder: dataDir, remove } = temporaryFolder('rewards-portal-bars-');
  const closing: (() => Promise<unknown>)[] = [];
  try {
    let apiUrl = '';
    const orders: OrdersResponse = { body: '', filtered: '', delayMs: 0 };
    const stubs = new Map<string, string>();
    const at = (folder: string): string => path.join(REPOSITORY, folder);
    const site = async (folders: readonly (readonly [string, string])[]): Promise<string> => {
      const { origin, stop } = await serveSite({ apiUrl: () => apiUrl, orders, stubs, folders });
      closing.push(stop);
      return origin;
    };
    const product = await site([
      ['/', at('host/store/public')],
      ['/', at('host/dist')],
    ]);
    const floor = await site([['/', at('.cache/one-bundle')]]);
    // The sandbox has the API's own port, which the server prints.
    const env = { PUBLIC_URL: product, GATEWAY_SANDBOX_URL: 'http://gateway.localhost:0' };
    const api = await startServer({ dataDir, env });
    closing.push(() => api.stop());
    apiUrl = api.baseUrl;
    const browser = await chromium.launch(LAUNCH);
    closing.push(() => browser.close());
    return await work({ browser, product, floor, orders, stubs, runs, seed });
  } finally {
    for (const close of closing.reverse()) await close();
    remove();
  }
}
