import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo, rewardLink } from '../pages/inbox.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const LANDINGS = [
  ['buyer', /#\/order$/],
  ['funding', /#\/funding$/],
  ['templates', /#\/email-templates$/],
  ['nobody', /#\/settings\/user$/],
] as const;

for (const [name, address] of LANDINGS) {
  test(`${name} lands where the first right held leads`, { tag: '@full' }, async ({ page }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn(`${name}@demo.example`);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const REDIRECTS = [
  ['/', /#\/order$/],
  ['/landing-redirect', /#\/order$/],
  ['/home', /#\/settings\/user$/],
  ['/login', /#\/order$/],
  ['/signup', /#\/order$/],
  ['/mfa', /#\/order$/],
  ['/nothing/of/the/kind', /#\/order$/],
] as const;

test('addresses that only lead on land by the table, signed out and signed in', { tag: '@full' }, async ({ page }) => {
  for (const [address] of REDIRECTS) {
    await page.goto(`/vue/#${address}`);
    await expect(page, `${address} signed out`).toHaveURL(/#\/login/);
  }
  await page.goto('/login');
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page).toHaveURL(/\/vue\/#\/order$/);
  for (const [address, expected] of REDIRECTS) {
    await page.goto(`/vue/#${address}`);
    await expect(page, `${address} signed in`).toHaveURL(expected);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test(
  'a deep link opened signed out is reached after sign-in with its query, and survives a reload',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/vue/#/order/checkout?utid=U100003&amount=10');
    await expect(page).toHaveURL(/#\/login/);
    await new SignInPage(page).signIn('buyer@demo.example');
    await expect(page).toHaveURL(/#\/order\/checkout\?utid=U100003&amount=10/);
    const checkout = new CheckoutPage(page);
    await checkout.type([{ firstName: 'Dana', lastName: 'Link', email: 'dana.link@example.com' }]);
    await page.reload();
    await expect(checkout.person(1).email).toHaveValue('dana.link@example.com');
    await checkout.place();
    await new OrderPage(page).reference();
    await expectAccessible(page, 'order');
    await mailsTo(request, 'dana.link@example.com');
  },
);

test('signing out ends every tab and the way back shows nothing', { tag: '@full' }, async ({ page, context }) => {
  await new SignInPage(page).open();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page).toHaveURL(/#\/order$/);
  const other = await context.newPage();
  await other.goto('/vue/#/orders');
  await expect(other.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Maya Lindqvist' }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  // Its look wins over that of the plain button it stands on.
  await expect(signOut).not.toHaveCSS('padding-left', '0px');
  await signOut.click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(other).toHaveURL(/#\/login/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Maya Lindqvist' })).toHaveCount(0);
});

test('the whole way in Japanese', { tag: '@full' }, async ({ page, request }) => {
  await new SignInPage(page).open();
  await new SignInPage(page).signIn('admin@demo.example');
  await expect(page).toHaveURL(/#\/order$/);
  await page.goto('/vue/#/settings/user');
  await page.getByLabel('Language', { exact: true }).selectOption({ label: '日本語' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/プロフィール/);
  await page.goto('/vue/#/order/checkout?utid=U100008&amount=3000');
  const firstRow = page
    .getByRole('group')
    .filter({ has: page.locator('[name="recipients[0].email"]') })
    .last();
  await firstRow.locator('[name="recipients[0].firstName"]').fill('花子');
  await firstRow.locator('[name="recipients[0].lastName"]').fill('山田');
  await firstRow.locator('[name="recipients[0].email"]').fill('hanako.ja@example.com');
  await expect(page.getByRole('complementary')).toContainText('3,000');
  await expect(page.locator('body')).not.toContainText(/[a-z]+:[a-z]+\.[a-z]+/);
  await page.getByRole('button', { name: '注文を確認' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('花子');
  await expect(dialog.getByRole('button').last()).toBeEnabled();
  await expectAccessible(page, 'confirm, in Japanese');
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL(/#\/orders\/RG/);
  await mailsTo(request, 'hanako.ja@example.com');
  await page.goto('/vue/#/settings/user');
  await page.locator('[name="langKey"]').selectOption('en');
  await page.getByRole('button', { name: /保存/ }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('the whole way at 375 px, without sideways scroll', { tag: '@full' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const noSidewaysScroll = async () => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  };
  await new SignInPage(page).open();
  await noSidewaysScroll();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page.getByRole('link', { name: 'Meadow' }).first()).toBeVisible();
  await noSidewaysScroll();
  await page.goto('/vue/#/order/checkout?utid=U100004&amount=25');
  const checkout = new CheckoutPage(page);
  await checkout.type([{ firstName: 'Small', lastName: 'Screen', email: 'small.screen@example.com' }]);
  await noSidewaysScroll();
  await checkout.review();
  await expect(checkout.sendButton).toBeEnabled();
  expect((await checkout.dialog.boundingBox())?.width).toBe(375);
  await checkout.sendButton.click();
  await new OrderPage(page).reference();
  await noSidewaysScroll();
  const [mail] = await mailsTo(request, 'small.screen@example.com');
  await page.goto(rewardLink(mail));
  await noSidewaysScroll();
  const groups = page.locator('.group');
  const linesOfEach = await groups.evaluateAll((all) => all.map((group) => group.getClientRects().length));
  expect(linesOfEach).toEqual([1, 1, 1, 1]);
  await expectAccessible(page, 'recipient, 375');
});

test('the whole way by keyboard alone', { tag: '@full' }, async ({ page, request }) => {
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp | string, role: 'button' | 'link' | 'textbox' | 'searchbox') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let count = 0; count < 80; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };
  await new SignInPage(page).open();
  await tabTo('Email', 'textbox');
  await page.keyboard.type('buyer@demo.example');
  await press('Tab');
  await page.keyboard.type('Demo-Portal-2026!');
  await press('Enter');
  await tabTo(/Search/, 'searchbox');
  await page.keyboard.type('Corner Coffee');
  await expectAccessible(page, 'catalogue');
  await tabTo('Corner Coffee', 'link');
  await press('Enter');
  await tabTo('Choose recipients', 'button');
  await press('Enter');
  await tabTo('First name', 'textbox');
  await page.keyboard.type('Kay');
  await press('Tab');
  await page.keyboard.type('Board');
  await tabTo('Email', 'textbox');
  await page.keyboard.type('kay.board@example.com');
  await press('Enter');
  await expect(page).toHaveURL(/#\/order\/checkout/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo('Review order', 'button');
  await press('Enter');
  await expect(new CheckoutPage(page).sendButton).toBeEnabled();
  await tabTo(/^Order 1 reward for /, 'button');
  await press('Enter');
  await new OrderPage(page).reference();
  await mailsTo(request, 'kay.board@example.com');
});
