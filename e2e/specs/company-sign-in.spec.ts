import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const NEWCOMER = 'nora.lindgren@alder-finch.example';

test('an administrator connects a provider, tests and enables it, and a newcomer comes in through it', async ({
  page,
  browser,
  baseURL,
}) => {
  const provider = new URL('/idp/oidc/.well-known/openid-configuration', baseURL);
  provider.hostname = '127.0.0.1';
  await page.goto('/vue/#/authentication/connections/create');
  await new SignInPage(page).signIn('admin@demo.example');
  await page.getByLabel('Paste what your provider gives you').fill(provider.href);
  await page.getByRole('button', { name: 'Fill the fields' }).click();
  await expect(page.getByText('Filled: Protocol and Issuer or discovery URL')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Alder OIDC');
  await page.getByLabel('Client ID').fill('rewards-portal');
  await page.getByRole('textbox', { name: 'Client secret' }).fill('sandbox-secret');
  await page.getByRole('radio', { name: 'Add them' }).click();
  await page.getByLabel('Their role').selectOption('Standard');
  await page.getByRole('radio', { name: 'Whole organization' }).click();
  await page.getByRole('button', { name: 'Save connection' }).click();
  const began = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Test connection' }).click();
  const tab = await began;
  await tab.getByRole('button', { name: NEWCOMER }).click();
  await expect(tab.getByText('The connection works')).toBeVisible();
  await tab.close();
  await expect(page.getByText('The connection works')).toBeVisible();
  await expectAccessible(page, 'connection, tested');
  await page.getByRole('button', { name: 'Enable for all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable for all' }).click();
  await expect(page.getByRole('main').getByText('Enabled')).toBeVisible();

  const newcomer = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
  await new SignInPage(newcomer).open();
  await newcomer.getByRole('link', { name: 'Sign in with your company' }).click();
  await newcomer.getByLabel('Email').fill(NEWCOMER);
  await newcomer.keyboard.press('Enter');
  await newcomer.getByRole('button', { name: 'Alder OIDC' }).click();
  await newcomer.getByRole('button', { name: NEWCOMER }).click();
  await newcomer.waitForURL(/#\/order$/);
  await newcomer.goto('/vue/#/settings/user');
  await expect(newcomer.getByRole('definition').getByText('Alder OIDC')).toBeVisible();
  await newcomer.context().close();
});
