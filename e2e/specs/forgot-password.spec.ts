import { expect, test } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// Nobody else signs in as this user: the password is another one afterwards.
const USER = 'owner@pocket-lantern.example';
const NEW_PASSWORD = 'Copper-Harbour-7!';

test(
  'a forgotten password is set anew from the mail, and every session but the new one is over',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    const elsewhere = await (await browser.newContext()).newPage();
    await new SignInPage(elsewhere).open();
    await new SignInPage(elsewhere).signIn(USER);
    await elsewhere.waitForURL(/#\/order/);

    await new SignInPage(page).open();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByLabel(/Email/)).toBeFocused();
    await alsoAccessible(page, 'forgot password');
    await page.getByLabel(/Email/).fill(USER);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await alsoAccessible(page, 'forgot password, sent');

    const [mail] = await mailsTo(request, USER);
    expect(mail?.subject).toContain('Set a new password');
    const link = /\S+\/resetPassword\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
    await page.goto(link);
    await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
    await page.getByLabel(/^Confirm new/).fill(NEW_PASSWORD);
    await expectAccessible(page, 'reset password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await page.getByLabel(/Email/).fill(USER);
    await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/order/);

    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await elsewhere.context().close();

    await page.goto(link);
    await expect(page.getByText('This link was already used. Request a new one if you still need it.')).toBeVisible();
  },
);
