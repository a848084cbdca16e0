import { expect, test, type Page } from '@playwright/test';
import { onFreePort } from '../../harness/onFreePort.ts';
import { startProgram } from '../../harness/startProgram.ts';
import { isWell } from '../../harness/startServer.ts';
import { temporaryFolder } from '../../harness/temporaryFolder.ts';
import { waitUntil } from '../../harness/waitUntil.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';

/** For what hangs. */
const READY_WITHIN_MS = 300_000;

interface DevelopmentHost {
  readonly address: string;
  /** The latest of what it and its API print. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Runs `npm run dev` with data of its own. */
async function startDevelopment(): Promise<DevelopmentHost> {
  const { folder, remove } = temporaryFolder('portal-development-');
  const { program, ready: address } = await onFreePort((apiPort) => {
    const env = { PORT: '0', API_PORT: String(apiPort), DATA_DIR: folder };
    return startProgram('.ci/scripts/dev.mjs', env, /^Development server: (\S+)$/m);
  });
  const stop = async () => {
    await program.stop();
    remove();
  };
  try {
    await waitUntil('the development host answers', () => isWell(address), { withinMs: READY_WITHIN_MS });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, output: () => program.output(), stop };
}

/** The `countLeaks` of the development host, with its answer. */
type CountLeaks = (module: string, times: number) => Promise<Record<string, number>>;

/** Signs in, and mounts and unmounts each module some times. */
async function countLeftovers(page: Page, address: string): Promise<void> {
  const host = new ExamplePage(page, '#host');
  await host.open(`${address}/vue/`);
  await host.signIn('admin@demo.example');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const module of ['funding', 'ordering', 'settings']) {
    const left = await page.evaluate((name) => (Reflect.get(window, 'countLeaks') as CountLeaks)(name, 5), module);
    expect(left, module).toEqual({ elements: 0, listeners: 0, timers: 0, workers: 0, slots: 0 });
  }
}

test(
  'the development host comes up with its API, and counts what modules leave behind: nothing',
  { tag: '@full' },
  async ({ browser }, test) => {
    test.setTimeout(READY_WITHIN_MS * 4);
    const { address, output, stop } = await startDevelopment();
    try {
      // A host that has just begun may build anew and load its page again: that page begins anew, too.
      await expect(async () => {
        const page = await browser.newPage();
        try {
          await countLeftovers(page, address);
        } finally {
          await page.close();
        }
      }).toPass({ timeout: READY_WITHIN_MS * 2 });
    } finally {
      await stop();
      await test.attach('output of the host', { body: output(), contentType: 'text/plain' });
    }
  },
);
