import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test(
  'a report is counted before it is made, turns available by itself, and holds the rows that its page adds up',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/reporting');
    await new SignInPage(page).signIn('admin@demo.example');
    await page.getByRole('link', { name: 'Create report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create report' });
    await dialog.getByLabel('Name').fill('Q3 – Marketing (EU)');
    await expect(dialog.getByText(/^[1-9][\d,]* rows?$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Create report' }).click();
    const row = page.getByRole('row', { name: /Q3 – Marketing \(EU\)/ }).first();
    await expect(row.getByText('Available')).toBeVisible();
    await row.getByRole('link', { name: 'Q3 – Marketing (EU)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Q3 – Marketing (EU)' })).toBeVisible();
    await expectAccessible(page, 'a report with its figures');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download orders-/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  },
);
