import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const SCREENS = [
  ['catalog, second address', '/order/explore-all-tango-catalog', 'Choose a reward'],
  ['filtered to nothing', '/order?q=zzzz', 'Choose a reward'],
  ['unavailable reward', '/order/reward/B10007?utid=U100010', 'Retired Records'],
  ['order history', '/orders/order-history?status=FAILED', 'Order history'],
  ['unknown order', '/orders/RG000000-000000-00', 'Order not found'],
  ['funding', '/funding', 'Funding'],
  ['profile', '/settings/user', 'My profile'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible in ${colorScheme}`, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('admin@demo.example');
    await expect(page).toHaveURL(/#\/order$/);
    for (const [name, address, heading] of SCREENS) {
      await page.goto(`/vue/#${address}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page, name);
    }
    await page.getByRole('button', { name: /^Switch account/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'account switcher');
  });
}

test('filters of the catalogue live in the address and combine', { tag: '@full' }, async ({ page }) => {
  await page.goto('/vue/#/order?currency=JPY');
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page.getByRole('link', { name: 'Sakura Denki' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbour Books' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('sakura');
  await expect(page).toHaveURL(/q=sakura/);
  await expect(page).toHaveURL(/currency=JPY/);
  await page.getByRole('searchbox').fill('nothing at all');
  await page.getByRole('button', { name: 'Reset filters' }).first().click();
  await expect(page.getByRole('link', { name: 'Harbour Books' })).toBeVisible();
});

test('a catalogue that cannot be loaded says so and can be tried again', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/catalog', (route) => route.fulfill({ status: 503, json: {} }));
  await new SignInPage(page).open();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page.getByText('Unable to retrieve catalog').first()).toBeVisible();
  await page.unroute('**/api/catalog');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('link', { name: 'Harbour Books' })).toBeVisible();
});
