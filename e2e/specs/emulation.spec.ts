import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('support staff look at an organisation as it sees itself, and leave', { tag: '@full' }, async ({ page }) => {
  await page.goto('/vue/#/login');
  await new SignInPage(page).signIn('staff@demo.example');
  await page.getByRole('link', { name: 'Alder & Finch' }).click();
  await page.getByRole('button', { name: 'Emulate this organization' }).click();
  await page.getByLabel(/^Reason/).fill('Ticket 4711');
  await page.getByRole('button', { name: 'Start emulation' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Emulating Alder & Finch (ID: ' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order history' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order rewards' })).toHaveCount(0);
  await page.goto('/vue/#/order');
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await page.reload();
  await banner.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport();
  await expectAccessible(page, 'an emulated organisation');
  await banner.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByRole('button', { name: 'Emulate this organization' })).toBeVisible();
  await page.goto('/vue/#/staff/audits');
  const entry = page.getByRole('row').filter({ hasText: 'emulation.ended' }).first();
  await expect(entry).toContainText('staff@demo.example');
  await expect(entry).toContainText('Alder & Finch');
});
