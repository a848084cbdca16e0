import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../pages/accessibility.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { expectLoaded, readComputedStyles } from '../pages/computedStyles.ts';
import { readFixture } from '../federationFixture.ts';

const { examples } = readFixture();

/** Runs in the page: moves funding into a box of this kind. */
function moveInto(element: Element, kind: string): void {
  const box = document.createElement('div');
  document.querySelector('main')?.append(box);
  if (kind === 'scrolled') box.style.cssText = 'height: 500px; overflow: auto;';
  if (kind === 'transformed') box.style.cssText = 'transform: translateX(4px); overflow: hidden; padding-top: 1500px;';
  (kind === 'shadow' ? box.attachShadow({ mode: 'open' }) : box).append(element);
}

async function funding(page: Page, kind: string): Promise<ExamplePage> {
  const example = new ExamplePage(page);
  await example.open(`${examples}/plain/`);
  await example.signIn('funding@demo.example');
  await example.module.evaluate(moveInto, kind);
  await expect(example.module.getByText('Payment methods')).toBeVisible();
  await expect(example.module.locator('foreignObject').first()).toBeAttached();
  await expectLoaded(example.module);
  return example;
}

for (const kind of ['scrolled', 'transformed', 'shadow'])
  test(
    `in a ${kind} container a module looks as elsewhere, and its dialogs are whole and work`,
    { tag: '@full' },
    async ({ page }) => {
      const plain = await page.context().newPage();
      const elsewhere = await (
        await funding(plain, 'plain')
      ).module
        .locator('.pr-root')
        .first()
        .evaluate(readComputedStyles);
      await plain.close();
      const { module } = await funding(page, kind);
      expect(await module.locator('.pr-root').first().evaluate(readComputedStyles)).toEqual(elsewhere);
      await module.getByRole('link', { name: 'Add funds' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
      await expect(dialog).toBeInViewport({ ratio: 0.99 });
      await expectAccessible(page, `the dialog over a ${kind} container`, 'body');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await module.evaluate((element) => element.remove());
      await expect(page.locator('[class^=pr-]')).toHaveCount(0);
    },
  );
