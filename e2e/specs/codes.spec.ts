import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { textedCode } from '../pages/texts.ts';

const USER = 'codes@demo.example';
const PASSWORD = 'Demo-Portal-2026!';
const PHONE = '+12025550143';

test.use({ viewport: { width: 375, height: 800 } });

test(
  'a texted code signs in, the device is remembered, and an authenticator is added',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn(USER);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await alsoAccessible(page, 'code');
    await page.reload();
    await page.getByRole('textbox', { name: 'Code' }).fill('000 00');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code has six digits.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(await textedCode(request, PHONE));
    await page.getByRole('checkbox', { name: 'Remember this device' }).check();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/order/);

    await page.goto('/vue/#/settings/user');
    await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter une application d’authentification' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible();
    await alsoAccessible(page, 'authenticator');
    const secret = /[A-Z2-7]{32}/.exec(await dialog.innerText())?.[0] ?? '';
    await dialog.getByLabel(/^Code/).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Actions pour Application d’authentification' })).toBeVisible();
    await expectAccessible(page, 'profile with codes');

    await page.context().clearCookies({ name: 'portal_refresh' });
    await page.goto('/vue/#/login');
    await page.reload();
    await new SignInPage(page).signIn(USER);
    await page.waitForURL(/#\/order/);

    const elsewhere = await (await browser.newContext()).newPage();
    await new SignInPage(elsewhere).open();
    await new SignInPage(elsewhere).signIn(USER);
    await expect(elsewhere.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Use an authenticator app instead' }).click();
    await expect(elsewhere.getByText(/Open your authenticator app/)).toBeVisible();
    await elsewhere.context().close();
  },
);

test(
  'a session ended from the profile of another browser says so there within one poll',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    const here = new SignInPage(page);
    await here.open();
    await here.signIn('funding@demo.example');
    await page.waitForURL(/#\/funding/);
    await page.goto('/vue/#/settings/user');
    const lost = await (
      await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1' })
    ).newPage();
    await new SignInPage(lost).open();
    await new SignInPage(lost).signIn('funding@demo.example');
    await lost.waitForURL(/#\/funding/);
    await page.reload();
    await page.getByRole('button', { name: /^End session: .*(Safari|iOS)/ }).click();
    await expectAccessible(page, 'end a session');
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await expect(lost.getByText('You were signed out. Sign in again to continue.')).toBeVisible();
    await expectAccessible(lost, 'session ended');
    await lost.context().close();
    expect((await request.get('/api/users/sessions')).status()).toBe(401);
  },
);
