import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { textTo } from '../pages/texts.ts';

const NUMBER = '(202) 555-0143';

test('a buyer texts a reward once consent is given; after STOP its number gets no more', async ({ page, request }) => {
  await new SignInPage(page).open();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page).toHaveURL(/#\/order$/);
  const checkout = new CheckoutPage(page);
  const begin = async (firstName: string) => {
    await page.goto('/vue/#/order/checkout?utid=U100001&amount=25');
    const person = checkout.person(1);
    await person.firstName.fill(firstName);
    await person.byText.check();
    await person.mobileNumber.fill(NUMBER);
  };

  await begin('Bea');
  await expect(page.getByText('Hi Bea, Maya Lindqvist sent you a reward of $25.00.')).toBeVisible();
  await checkout.review();
  await expect(checkout.dialog).toContainText(NUMBER);
  await expect(checkout.sendButton).toBeDisabled();
  await checkout.dialog.getByRole('checkbox', { name: /agreed to be texted/ }).check();
  await expectAccessible(page, 'consent to texts');
  await checkout.sendButton.click();
  await new OrderPage(page).reference();
  await expect(page.getByRole('row', { name: /Bea/ })).toContainText('Delivered');

  await page.goto(/https?:\S+/.exec(await textTo(request, NUMBER))?.[0] ?? '');
  await expect(page.getByText('$25.00').first()).toBeVisible();

  await page.goto('/dev/texts');
  await page.getByRole('region', { name: '+12025550143' }).getByRole('button', { name: 'STOP' }).click();
  await begin('Bo');
  await expect(page.getByText(/^The owner of this number replied STOP/)).toBeVisible();
});
