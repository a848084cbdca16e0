import { expect, test } from '@playwright/test';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { readWorld } from '../world.ts';

const { examples } = readWorld();

/** Pages with packages of their own, which `node .ci/scripts/buildExamples.mjs` installs and builds first. */
if (process.env['EXAMPLES'] === 'all') {
  test('React 19 with our loader: one module, then another, in strict mode', { tag: '@full' }, async ({ page }) => {
    const example = new ExamplePage(page, '#portal-place');
    await example.open(`${examples}/react19/dist/`);
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await page.getByRole('button', { name: 'ordering' }).click();
    await expect(example.module.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
    await expect(page.locator('#portal-place .pr-root:not(.pr-root--portal)')).toHaveCount(1);
    await page.getByRole('button', { name: 'funding' }).click();
    await example.module.getByRole('link', { name: 'Add funds' }).click();
    await expect(page.getByRole('dialog', { name: 'Add funds' })).toBeVisible();
    // The page's own address, by the navigation that it hands over.
    await expect(page).toHaveURL(/\?funding=%2Ffunding%2F[^#]+$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await example.signOut();
  });

  test(
    'React 18 that shares its own React, with another version of the kit: both look as they are',
    { tag: '@full' },
    async ({ page }) => {
      const example = new ExamplePage(page, '#portal-place');
      await example.open(`${examples}/react18/`);
      await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Our page, React 18.3.1' })).toBeVisible();
      const [ours, theirs] = await Promise.all([
        example.module.getByRole('link', { name: 'Add funds' }).evaluate(background),
        page.getByRole('button', { name: 'Ours' }).evaluate(background),
      ]);
      expect([ours, theirs]).toEqual(['rgb(14, 100, 132)', 'rgb(190, 75, 219)']);
      await example.signOut();
    },
  );

  test('Vite with remotes in its own build: one module, then another', { tag: '@full' }, async ({ page }) => {
    const example = new ExamplePage(page, '#portal');
    await example.open(`${examples}/vite/dist/`);
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(example.module.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await example.signOut();
  });

  test(
    'Vue 3 with the element: its title is told, another module takes its place',
    { tag: '@full' },
    async ({ page }) => {
      const example = new ExamplePage(page, '#portal-place');
      await example.open(`${examples}/vue/dist/`);
      await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Company' })).toContainText('Funding');
      await page.getByRole('button', { name: 'ordering' }).click();
      await expect(example.module.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
      await example.signOut();
    },
  );
}

/** Runs in the page. */
function background(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}
