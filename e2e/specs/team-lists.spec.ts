import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const FILES = 'shared/src/testing/uploads';

test(
  'a recipient list is refused for its headings, then compared before anything changes',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/recipients-whitelist/upload');
    await new SignInPage(page).signIn('owner@pocket-lantern.example');
    const file = page.locator('main input[type="file"]');
    await file.setInputFiles(`${FILES}/d17-allowlist-duplicate-heading.xlsx`);
    await expect(page.getByText(/“Email”/)).toBeVisible();
    await file.setInputFiles(`${FILES}/d18-allowlist-row-errors.xlsx`);
    await expect(page.getByText('Leave these 4 out')).toBeVisible();
    await expectAccessible(page, 'a recipient list compared');
  },
);

test(
  'a file of users says what is wrong with each row, and who may be moved, before anybody is invited',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/users/upload');
    await new SignInPage(page).signIn('admin@demo.example');
    const file = page.locator('main input[type="file"]');
    await file.setInputFiles(`${FILES}/d20-users-missing-column.xlsx`);
    await expect(page.getByText(/The column “Role” is missing/)).toBeVisible();
    await file.setInputFiles(`${FILES}/d19-users-row-errors.csv`);
    await expect(page.getByText('9 to fix')).toBeVisible();
    const omar = page.getByRole('checkbox', { name: /Ask Omar Elsewhere/ });
    await omar.click();
    await expect(omar).toBeChecked();
    await page.getByRole('button', { name: /^Confirm: / }).click();
    await expect(page.getByRole('dialog')).toContainText('3 invitations, 1 move');
    await expectAccessible(page, 'users before they are invited');
  },
);
