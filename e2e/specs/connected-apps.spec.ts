import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('an app asks, is denied, is allowed, reads the catalog, and is ended in the profile', async ({
  page,
  baseURL,
}) => {
  const relay = new URL('/dev/relay', baseURL);
  relay.hostname = '127.0.0.1';
  await page.goto(relay.href);
  await page.getByRole('button', { name: 'Connect' }).click();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page.getByRole('heading', { name: 'Allow Relay Desk to act for you?' })).toBeVisible();
  await expect(page.getByText('Signed in as Maya Lindqvist')).toBeVisible();
  await expectAccessible(page, 'consent');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('access_denied')).toBeVisible();
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('button', { name: 'Show the catalog' }).click();
  await expect(page.getByRole('cell', { name: 'Harbour Books' })).toBeVisible();

  const portal = await page.context().newPage();
  await portal.goto('/vue/#/settings/user');
  await portal.getByRole('button', { name: 'Revoke: Relay Desk' }).click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(portal.getByText('No app acts for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the catalog' }).click();
  await expect(page.getByText(/401/)).toBeVisible();
});
