import { expect, test, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { REPOSITORY } from '../harness/startServer.ts';
import { expectAccessible } from '../pages/accessibility.ts';

const KIT = path.join(REPOSITORY, 'remote/src/ui');
/** Each width has a scheme of its own, so that both of either are seen by two checks. */
const LOOKS = [
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;
const FILE = '.stories.tsx';

const components = readdirSync(KIT, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith(FILE))
  .map((file) => file.slice(0, -FILE.length));

// Each component stands for itself, so that the halves of the suite can share them evenly.
test.describe.configure({ mode: 'parallel' });

let gallery: Program;
let address: string;

test.beforeAll(async () => {
  const { program, ready } = await startProgram('.ci/scripts/gallery.mjs', { PORT: '0' }, /^Gallery: (\S+)$/m);
  gallery = program;
  address = ready;
});
test.afterAll(() => gallery.stop());

/** The names of a component's stories, from the list of the gallery. */
async function storiesOf(page: Page, component: string): Promise<readonly string[]> {
  await page.goto(address);
  const links = page.getByRole('navigation', { name: 'Stories' }).locator(`a[href^="#${component}/"]`);
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
}

/** Everything that the story brings about is on the page, and nothing moves any more. */
async function expectDrawn(page: Page, story: string, colorScheme: string): Promise<void> {
  await expect(page.locator(`body[data-story="${story}"]`)).toHaveCount(1);
  await expect(page.locator(`[data-mantine-color-scheme="${colorScheme}"]`)).not.toHaveCount(0);
  await expect(page.locator('[data-pending]'), story).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState === 'finished' || effect?.getComputedTiming().endTime === Infinity),
  );
}

for (const component of components) {
  test(`${component} in every state, wide and dark, narrow and light`, { tag: '@full' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const story of await storiesOf(page, component)) {
      await page.goto(`${address}/?story=${story}`);
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectDrawn(page, story, colorScheme);
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(beyond, { message: `${story}, ${width} px` }).toBeLessThanOrEqual(0);
        await expectAccessible(page, `${story}, ${width} px, ${colorScheme}`);
      }
      expect(errors, story).toEqual([]);
    }
  });
}
