import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

async function signedIn(page: Page, name: string, address: string): Promise<void> {
  await page.goto(address);
  await new SignInPage(page).signIn(`${name}@demo.example`);
}

const current = (page: Page) => page.getByRole('button', { name: /^Switch account/ });

async function choose(page: Page, account: string): Promise<void> {
  await current(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .click();
}

test(
  'switching shows the other account everywhere at once and survives a reload',
  { tag: '@full' },
  async ({ page }) => {
    await signedIn(page, 'buyer', '/vue/#/orders');
    await expect(current(page)).toContainText('Marketing US');
    // The page shows the other account before the server has it.
    const switched = page.waitForResponse(/\/updateActiveAccount\//);
    await choose(page, 'Employee Recognition');
    await expect(current(page)).toContainText('Employee Recognition');
    expect((await switched).ok()).toBe(true);
    await expect(page.getByRole('main')).toContainText('Employee Recognition');
    await expect(page.getByRole('main')).not.toContainText('Marketing US');
    await page.reload();
    await expect(current(page)).toContainText('Employee Recognition');
    await choose(page, 'Marketing US');
    await expect(current(page)).toContainText('Marketing US');
    await current(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'account switcher');
  },
);

test('a switch that the server refuses is taken back, and said', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, 'buyer', '/vue/#/orders');
  await expect(current(page)).toContainText('Marketing US');
  await page.route('**/api/authenticate/updateActiveAccount/**', (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, 'Events Europe');
  await expect(page.getByText(/Unable to switch accounts/)).toBeVisible();
  await expect(current(page)).toContainText('Marketing US');
});

test('a frozen account stays chosen after a reload and says what is paused', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, 'admin', '/vue/#/orders');
  await choose(page, 'Partner Rewards 2025');
  await expect(page.getByText('Partner Rewards 2025 is frozen')).toBeVisible();
  await page.reload();
  await expect(current(page)).toContainText('Partner Rewards 2025');
});

test('a user of one account sees that account alone', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, 'account', '/vue/#/orders');
  await expect(current(page)).toContainText('Events Europe');
  await current(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('searchbox')).toHaveCount(0);
  await page.goto('/vue/#/orders/order-history?scope=all');
  await expect(page.getByRole('main')).not.toContainText('Marketing US');
});
