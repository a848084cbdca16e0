import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo } from '../pages/inbox.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const NORA = { firstName: 'Nora', lastName: 'Østby', email: 'nora.ostby@example.com' };

test('a card that is declined orders nothing, another one pays with its fee, and the receipt comes by mail', async ({
  page,
  request,
}) => {
  await page.goto('/vue/#/order/checkout?utid=U100001&amount=100');
  await new SignInPage(page).signIn('buyer@demo.example');
  const checkout = new CheckoutPage(page);
  await checkout.type([NORA]);
  await page.getByRole('radio', { name: /2040/ }).check();
  await checkout.place();
  await expect(checkout.dialog.getByText('The order was not placed')).toBeVisible();
  await checkout.dialog.getByRole('button', { name: 'Back to the order' }).click();

  await page.getByRole('radio', { name: /1111/ }).check();
  await expect(checkout.price).toContainText('$103.50');
  await checkout.review();
  await expect(checkout.dialog).toContainText('Card fee 3.5%');
  await expectAccessible(page, 'an order by card');
  await checkout.sendButton.click();
  const reference = await new OrderPage(page).reference();
  await expect(page.getByText('$103.50 was charged to Visa 1111.')).toBeVisible();
  await mailsTo(request, NORA.email);
  const mails = await mailsTo(request, 'buyer@demo.example');
  expect(mails.map(({ subject }) => subject)).toContain(`Receipt for order ${reference}: $103.50`);
});
