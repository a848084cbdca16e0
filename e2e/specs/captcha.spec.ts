import { expect, test } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';

test('after three wrong passwords the browser solves a captcha by itself', { tag: '@full' }, async ({ page }) => {
  const signIn = new SignInPage(page);
  await page.goto('/vue/#/login');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = page.waitForResponse('**/api/authenticate');
    await signIn.signIn('group@demo.example', 'Wrong-Pass-2026!');
    expect((await response).status()).toBe(401);
    await expect(page.getByText('The email address or password is wrong. Check both and try again.')).toBeVisible();
  }
  const puzzle = page.waitForResponse('**/api/captcha');
  await signIn.signIn('group@demo.example');
  expect((await puzzle).status()).toBe(200);
  await expect(page).not.toHaveURL(/login/);
});
