import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { HostPage } from '../pages/HostPage.ts';
import { readFixture } from '../federationFixture.ts';

const { examples, mapsFolder, next } = readFixture();
const KB = 1024;

/** Counts the bytes of scripts on the wire from now on; answers how many so far. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test(
  'funding alone in a plain page loads no more code than sign-in in our host',
  { tag: '@full' },
  async ({ browser }) => {
    const [ours, theirs] = [await browser.newPage(), await browser.newPage()];
    const [inHost, alone] = [countScripts(ours), countScripts(theirs)];
    const host = new HostPage(ours);
    await host.open();
    await host.expectSignIn();
    await ours.waitForLoadState('networkidle');
    const example = new ExamplePage(theirs);
    await example.open(`${examples}/plain/`);
    await expect(example.module.getByLabel('Email')).toBeVisible();
    await theirs.waitForLoadState('networkidle');
    const [first, second] = [await inHost(), await alone()];
    console.log(`in our host ${(first / KB).toFixed(1)} KB, alone in a plain page ${(second / KB).toFixed(1)} KB`);
    expect(second).toBeLessThanOrEqual(first);
  },
);

test('a second module of a page loads at most 40 KB more', { tag: '@full' }, async ({ page }) => {
  const example = new ExamplePage(page);
  const loaded = countScripts(page);
  await example.open(`${examples}/plain/`);
  await example.signIn('admin@demo.example');
  await expect(example.module.locator('foreignObject').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const first = await loaded();
  await page.evaluate(() => {
    const element = document.createElement('rewards-portal');
    element.setAttribute('module', 'settings');
    element.id = 'second';
    document.querySelector('main')?.append(element);
  });
  await expect(page.locator('#second').getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const more = (await loaded()) - first;
  console.log(`the second module ${(more / KB).toFixed(1)} KB more`);
  expect(more).toBeLessThanOrEqual(40 * KB);
});

test(
  'source maps of a version are kept apart: none is among its files, and none of them names one',
  { tag: '@full' },
  () => {
    const maps = readdirSync(path.join(mapsFolder, next.version, 'remote'));
    const files = readdirSync(next.folder);
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(maps.length).toBeGreaterThan(scripts.length / 2);
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of scripts)
      expect(readFileSync(path.join(next.folder, name), 'utf8'), name).not.toContain('sourceMappingURL');
  },
);
