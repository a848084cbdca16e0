import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test(
  'a key is shown once and works for a program, until it makes room for another',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/vue/#/settings/api-key-management/create');
    await new SignInPage(page).signIn('developer@demo.example');
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByLabel('Name').fill('Payroll sync');
    await form.getByRole('checkbox', { name: /Read the catalog/ }).check();
    await form.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByText(/^rpk_\w+_[\w-]{43}$/).textContent()) ?? '';
    await expect(page.getByText('Waiting for the first call')).toBeVisible();
    const call = () => request.get('/v2/catalogs', { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status()).toBe(200);
    await expect(page.getByText(/It works\. Called on/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Create key' }).click();
    await expect(form.getByText('Two keys are active already')).toBeVisible();
    await expectAccessible(page, 'two active API keys');
    await form.getByRole('button', { name: 'Deactivate Payroll sync' }).click();
    await page.getByRole('button', { name: 'Deactivate for good' }).click();
    await expect(page.getByText('“Payroll sync” was deactivated.')).toBeVisible();
    expect((await call()).status()).toBe(401);
  },
);
