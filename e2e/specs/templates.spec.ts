import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const ADA = { firstName: 'Ada', lastName: 'Thanked', email: 'ada@templates.example' };

test(
  'a template with bold and a placeholder is an account’s default; its order changes the message for one person',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('templates@demo.example');
    await page.getByRole('link', { name: 'Create template' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Summer thanks');
    const bold = page.getByRole('group', { name: 'Formatting for Body' }).getByRole('button', { name: 'Bold' });
    await expect(bold).toBeVisible();
    await page.getByRole('textbox', { name: /^Body/ }).press('ControlOrMeta+Home');
    await bold.click();
    await page.keyboard.type('With thanks, {{first');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText('First name');
    await page.keyboard.press('Enter');
    await page.keyboard.type('. ');
    await expectAccessible(page, 'email template, details');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox', { name: /Events UK/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.frameLocator('iframe').locator('strong')).toContainText(/With thanks, \S+/);
    await page.getByRole('button', { name: 'Create template' }).click();
    await expect(page.getByRole('link', { name: 'Summer thanks' })).toBeVisible();

    const buyer = await (await browser.newContext()).newPage();
    await new SignInPage(buyer).open();
    await new SignInPage(buyer).signIn('buyer@demo.example');
    await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
    await buyer.goto('/vue/#/order/checkout?utid=U100001&amount=25');
    const checkout = new CheckoutPage(buyer);
    await checkout.type([ADA]);
    await buyer.getByLabel('Pay from').selectOption({ value: 'A20004' });
    await expect(buyer.getByLabel('Email template').locator(':checked')).toHaveText(/Summer thanks/);
    await buyer.getByRole('link', { name: 'Customize emails one by one' }).click();
    await buyer.getByRole('radio', { name: /Ada Thanked/ }).check();
    await buyer.getByRole('textbox', { name: 'Message', exact: true }).fill('For you alone');
    await buyer.getByRole('button', { name: 'Use for this order' }).press('Enter');
    await expect(buyer.getByText('1 person gets a custom email.')).toBeVisible();
    await checkout.place();
    const [mail] = await mailsTo(request, ADA.email);
    expect(mail?.html).toContain('<strong>With thanks, Ada. </strong>');
    expect(mail?.text).toContain('With thanks, Ada. For you alone');
    await buyer.context().close();
  },
);
