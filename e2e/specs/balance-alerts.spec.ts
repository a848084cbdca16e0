import { expect, test } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo } from '../pages/inbox.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const WATCHER = 'treasury@alder-finch.example';

/** Places an order of one reward of 25 USD from the selected account. */
async function order(checkout: CheckoutPage, goto: (path: string) => Promise<unknown>, email: string): Promise<void> {
  await goto('/vue/#/order/checkout?utid=U100001&amount=25');
  await expect(checkout.person(1).firstName).toBeVisible();
  await checkout.type([{ firstName: 'Ada', lastName: 'Lovelace', email }]);
  await checkout.place();
}

test(
  'an administrator sets an alert; the order that crosses it sends one mail, the next one none',
  { tag: '@full' },
  async ({ page, request }) => {
    test.slow();
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('admin@demo.example');
    await page.getByRole('link', { name: 'Team settings' }).click();
    await page.getByRole('link', { name: 'Balance alerts' }).click();
    await expect(page.getByRole('table', { name: 'Balance alerts' })).toBeVisible();
    await alsoAccessible(page, 'balance alerts');

    const balance = /\$([\d,]+\.\d\d)/.exec(await page.getByRole('button', { name: /^Switch account/ }).innerText());
    const threshold = String(Number(balance?.[1]?.replaceAll(',', '')) - 10);
    await page.getByRole('link', { name: 'Create alert' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Watched by treasury');
    await page.getByLabel('Threshold').fill(threshold);
    await alsoAccessible(page, 'balance alert, details');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('checkbox', { name: /Marketing US/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Events Europe/ })).toBeDisabled();
    await expectAccessible(page, 'balance alert, accounts');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel(/^Email 1/).fill(WATCHER);
    await alsoAccessible(page, 'balance alert, recipients');
    await page.getByRole('button', { name: 'Create alert' }).click();
    const row = page.getByRole('row', { name: /Watched by treasury/ });
    await expect(row).toContainText('Never');

    const checkout = new CheckoutPage(page);
    for (const email of ['first@recipient.example', 'second@recipient.example']) {
      await order(checkout, (path) => page.goto(path), email);
      await new OrderPage(page).reference();
      await mailsTo(request, email);
    }
    const mails = await mailsTo(request, WATCHER);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Marketing US');
    expect(mails[0]?.text).toContain('Watched by treasury');
    expect(mails[0]?.text).toMatch(/Available balance: \$[\d,]+\.\d\d\nThreshold: \$/);
    await page.goto(/\S+\/funding$/m.exec(mails[0]?.text ?? '')?.[0] ?? 'no address');
    await expect(page.getByRole('heading', { name: 'Funding', level: 1 })).toBeVisible();

    await page.goto('/vue/#/accounts/balance-alerts');
    await expect(row).not.toContainText('Never');
    await expect(row).toContainText('Below threshold now');
    await row.getByRole('button', { name: /Watched by treasury/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(row).toHaveCount(0);
  },
);
