import { expect, test, type Page } from '@playwright/test';
import { addBankAccount } from '../../faults/bankShop.ts';
import { DEMO_FUNDER, expectStatus, signIn } from '../../harness/signIn.ts';
import { readSmallDeposits } from '../../pages/smallDeposits.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { readFixture } from '../federationFixture.ts';

const { examples, portal } = readFixture();

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
      await page.getByRole('button', { name: 'settings' }).click();
      await expect(example.module.getByRole('heading', { name: 'My profile' })).toBeVisible();
      await example.signOut();
    },
  );

  test(
    'Vue 3: the bank’s page leads back to the page that began a deposit, on its result',
    { tag: '@full' },
    async ({ page, request }) => {
      await addVerifiedBankAccount(page);
      await ExamplePage.begin(request, `${examples}/vue/dist`);
      const example = new ExamplePage(page, '#portal-place');
      await example.open(`${examples}/vue/dist/`);
      await example.module.getByRole('link', { name: 'Add funds' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add funds' });
      await dialog.getByRole('radio', { name: /0155/ }).check();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('40');
      await dialog.getByRole('button', { name: 'Review' }).click();
      await dialog.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL(`${examples}/vue/dist/**`);
      await expect(page.getByText(/\$40\.00.*(was submitted|is in your balance)/)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Company' })).toContainText('Funding');
    },
  );
}

/** Runs in the page. */
function background(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

/** A bank account of the demo, as it is once its holder has told the small deposits. */
async function addVerifiedBankAccount(page: Page): Promise<void> {
  const funder = await signIn(portal, DEMO_FUNDER);
  const identifier = await addBankAccount(funder);
  const sandbox = `http://gateway.localhost:${new URL(portal).port}`;
  const amounts = await readSmallDeposits(page, '7700000155', sandbox);
  const verified = await funder.call('POST', `/ach/subscriptions/${identifier}/verify`, { amounts });
  expectStatus(verified, 200);
}
