import type { MountHandle } from '@portal/shared/federation/remoteModule';
import type * as PortalLoader from '@portal/shared/loader/library/index';
import { openPage } from './openPage.ts';
import { openUntilPainted } from './painted.ts';
import { absolute, asGoal, median, milliseconds, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const FAST = { cpu: 1, line: null };
const HOME = { mark: 'home', selector: 'h1', count: 1 };
const FIELD = 'input[name="firstName"]';
const TYPED = 'Ada Augusta';
const LIMIT_MS = 150;
const LOST_MS = 10_000;

interface Place {
  readonly loader: string;
  readonly field: string;
  readonly lostMs: number;
}

/** Milliseconds until `typed` stands in the field of the new mount. */
type SwitchVersion = (typed: string) => Promise<number>;

/** Runs in the page: mounts a module as a host does. Resolves to what switches it. */
async function mountModule({ loader, field, lostMs }: Place): Promise<SwitchVersion> {
  const { createPortalLoader } = (await import(loader)) as typeof PortalLoader;
  const { remoteModule } = await createPortalLoader().load('portal', 'settings');
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const options = { chrome: 'none', initialPath: '/settings/user' } as const;
  let handle: MountHandle = await remoteModule.mount(element, options);
  return async (typed) => {
    const begin = performance.now();
    const restore = await handle.suspend();
    await handle.unmount();
    handle = await remoteModule.mount(element, { ...options, restore });
    while (element.querySelector<HTMLInputElement>(field)?.value !== typed) {
      if (performance.now() > begin + lostMs) throw new Error('What was typed is lost.');
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begin;
  };
}

/**
 * A switch of the mounted version as a host makes it, both of them loaded: from the end of the old one until the new one shows
 * what was typed before. Versions are built apart, so one that takes its own place stands for both.
 */
export async function measureVersionSwitch({ browser, product, runs }: BudgetFixture): Promise<readonly Verdict[]> {
  const { page, settled, close } = await openPage(browser, FAST, product);
  await openUntilPainted(page, `${product}/`, HOME);
  const module = await page.evaluateHandle(mountModule, { loader: '/portal-loader.js', field: FIELD, lostMs: LOST_MS });
  await page.locator(FIELD).fill(TYPED);
  await settled();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await module.evaluate((switchVersion, typed) => switchVersion(typed), TYPED));
    await settled();
  }
  await close();
  return [
    asGoal(absolute('version-switch', 'what was typed stands there again', median(times), LIMIT_MS, milliseconds)),
  ];
}
