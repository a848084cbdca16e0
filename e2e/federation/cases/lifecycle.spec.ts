import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { isFullRun } from '../../fullRun.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { readFixture } from '../federationFixture.ts';

const { examples } = readFixture();
const MOUNTS = isFullRun ? 50 : 20;
const MB = 1024 * 1024;

/** The things that a page holds after forced collection. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
  readonly styles: number;
  readonly elements: number;
  readonly timers: number;
}

async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const counted = await page.evaluate(() => ({
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    elements: document.querySelectorAll('*').length,
    timers: Number(Reflect.get(globalThis, 'runningTimers')),
  }));
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    ...counted,
  };
}

/** Runs in the page before all else: counts intervals and timeouts that are neither over nor cleared. */
function countTimers(): void {
  const running = new Set<number>();
  const later = window.setTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const forget = window.clearTimeout.bind(window);
  const stop = window.clearInterval.bind(window);
  const publish = (): unknown => Reflect.set(globalThis, 'runningTimers', running.size);
  const added = (id: number): number => {
    running.add(id);
    publish();
    return id;
  };
  const removed = (id: number): void => {
    running.delete(id);
    publish();
  };
  publish();
  Object.assign(globalThis, {
    setTimeout: (work: (...all: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = later(() => {
        removed(id);
        work(...rest);
      }, ms);
      return added(id);
    },
    setInterval: (work: () => void, ms?: number, ...rest: unknown[]) => added(often(work, ms, ...rest)),
    clearTimeout: (id: number) => {
      removed(id);
      forget(id);
    },
    clearInterval: (id: number) => {
      removed(id);
      stop(id);
    },
  });
}

/** Runs in the page: mounts and unmounts the element `times` times, each time until its first screen stands. */
async function mountAndUnmount(times: number): Promise<void> {
  const main = document.querySelector('main');
  for (let round = 0; round < times; round += 1) {
    const element = document.createElement('rewards-portal');
    element.setAttribute('module', 'funding');
    const ready = new Promise<void>((resolve) => {
      element.addEventListener('portal-event', (event) => {
        if ((event as CustomEvent<{ type: string }>).detail.type === 'title') resolve();
      });
    });
    main?.append(element);
    await ready;
    element.remove();
    await new Promise(requestAnimationFrame);
  }
}

test(`${MOUNTS} mounts and unmounts leave nothing: elements, styles, listeners, timers, and less than 1 MB of heap`, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.addInitScript(countTimers);
  const example = new ExamplePage(page);
  await example.open(`${examples}/plain/`);
  await example.signIn('funding@demo.example');
  await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
  await example.module.evaluate((element) => element.remove());
  // Until then the browser goes on compiling what it runs, which is heap, too.
  await page.evaluate(mountAndUnmount, 20);
  const before = await heldBy(page, devtools);
  await page.evaluate(mountAndUnmount, MOUNTS);
  await expect
    .poll(async () => {
      const { heap, nodes, ...after } = await heldBy(page, devtools);
      return { ...after, nodes: nodes <= before.nodes + 10, heap: heap - before.heap < MB };
    })
    .toEqual({
      styles: before.styles,
      elements: before.elements,
      listeners: before.listeners,
      timers: before.timers,
      nodes: true,
      heap: true,
    });
  const after = await heldBy(page, devtools);
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
  console.log(`before ${JSON.stringify(before)}\nafter  ${JSON.stringify(after)}`);
});

test(
  'an element that is taken away while it loads leaves nothing and fails nowhere',
  { tag: '@full' },
  async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const example = new ExamplePage(page);
    await example.open(`${examples}/plain/`);
    await expect(example.module.getByLabel('Email')).toBeVisible();
    await example.module.evaluate((element) => element.remove());
    const left = await page.evaluate(async () => {
      const main = document.querySelector('main');
      const before = document.querySelectorAll('*').length;
      // Each wait meets another stage: the registry, the entry, the chunks, the first screen.
      for (const wait of [0, 1, 5, 20, 50, 100, 200]) {
        const element = document.createElement('rewards-portal');
        main?.append(element);
        await new Promise((resolve) => setTimeout(resolve, wait));
        element.remove();
      }
      // Once one more has its first screen, all that the others had begun is over.
      const last = document.createElement('rewards-portal');
      const shown = new Promise((resolve) => last.addEventListener('portal-event', resolve));
      main?.append(last);
      await shown;
      last.remove();
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('*').length - before;
    });
    expect(left).toBe(0);
    expect(failures).toEqual([]);
  },
);

test(
  'the same module twice, and another beside it: one session, each on its own page',
  { tag: '@full' },
  async ({ page }) => {
    const example = new ExamplePage(page);
    await example.open(`${examples}/plain/`);
    await example.signIn('admin@demo.example');
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await page.evaluate(() => {
      for (const module of ['funding', 'settings']) {
        const element = document.createElement('rewards-portal');
        element.setAttribute('module', module);
        element.id = `second-${module}`;
        document.querySelector('main')?.append(element);
      }
    });
    await expect(page.locator('#second-funding').getByRole('heading', { name: 'Funding' })).toBeVisible();
    await expect(page.locator('#second-settings').getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await page.locator('#second-funding').evaluate((element) => element.remove());
    await expect(example.module.first().getByRole('heading', { name: 'Funding' })).toBeVisible();
    await expect(page).toHaveURL(/#\/funding$/);
  },
);
