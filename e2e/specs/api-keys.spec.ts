import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test(
  'a key makes room for another, which is shown once, works for a program and is deactivated',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/vue/#/settings/api-key-management/create');
    await new SignInPage(page).signIn('developer@demo.example');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Two keys are active already')).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Deactivate / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Deactivate for good' }).click();
    await dialog.getByLabel('Name').fill('Payroll sync 2');
    await dialog.getByRole('checkbox', { name: /Read the catalog/ }).check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByText(/^rpk_/).textContent()) ?? '';
    await expect(page.getByText('Waiting for the first call')).toBeVisible();
    const call = () => request.get('/v2/catalogs', { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status()).toBe(200);
    await expect(page.getByText(/It works\. Called on/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectAccessible(page, 'API keys');
    await page.getByRole('button', { name: 'Actions for Payroll sync 2' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByRole('button', { name: 'Deactivate for good' }).click();
    await expect(page.getByText('“Payroll sync 2” was deactivated.')).toBeVisible();
    expect((await call()).status()).toBe(401);
  },
);
