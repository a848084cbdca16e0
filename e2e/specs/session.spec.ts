import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const TIMES = 3;

test('two tabs that renew the session at once both stay signed in', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/vue/#/settings/user');
  await new SignInPage(page).signIn('templates@demo.example');
  const heading = { level: 1, name: 'My profile' } as const;
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const other = await context.newPage();
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/authenticate/refresh')) renewals.push(response.status());
  });
  await other.goto('/vue/#/settings/user');
  await expect(other.getByRole('heading', heading)).toBeVisible();
  for (let time = 0; time < TIMES; time += 1) {
    await Promise.all([page.reload(), other.reload()]);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(other.getByRole('heading', heading)).toBeVisible();
  }
  await expectAccessible(page, 'profile');
  expect(renewals.length).toBeGreaterThanOrEqual(TIMES);
  expect(renewals.filter((status) => status !== 200)).toEqual([]);
});
