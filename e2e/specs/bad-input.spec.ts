import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { RewardPage } from '../pages/RewardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

async function signedIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await new SignInPage(page).signIn('buyer@demo.example');
}

test('an amount is refused at its field with the reason', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/reward/B10002?utid=U100002');
  const reward = new RewardPage(page);
  for (const [typed, reason] of [
    ['4', /Enter \$5(\.00)? or more/],
    ['501', /Enter \$500(\.00)? or less/],
    ['10.50', /whole amount/],
    ['ten', /Enter a number/],
    ['1e9', /Enter a number/],
  ] as const) {
    await reward.send(typed);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveURL(/#\/order\/reward\//);
  }
});

test('an item that is not available cannot be chosen', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/reward/B10007?utid=U100010');
  await expect(page.getByText(/[Nn]ot available|[Oo]ut of stock/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose recipients' })).toHaveCount(0);
});

test('wrong people are told at their cell, and the sixth is refused', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/checkout?utid=U100001&amount=5');
  const checkout = new CheckoutPage(page);
  await checkout.type([
    { firstName: '', lastName: 'One', email: 'not-an-address' },
    { firstName: 'Two', lastName: '', email: '5551234567@vtext.com' },
    { firstName: 'Three', lastName: '', email: 'c@blocked.example' },
    { firstName: 'Four', lastName: '', email: 'four@example.com' },
    { firstName: 'Five', lastName: '', email: 'four@example.com' },
  ]);
  await checkout.review();
  await expect(checkout.dialog).toHaveCount(0);
  await expect(checkout.person(1).firstName).toBeFocused();
  await expect(checkout.person(1).email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.person(2).email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.person(3).email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.person(5).email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/Same address as person 4/)).toBeVisible();
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await expect(page.getByText(/up to 5 people/)).toBeVisible();
});

test('an order beyond the balance says by how much and keeps the draft', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/checkout?utid=U100001&amount=2000');
  const checkout = new CheckoutPage(page);
  const people = Array.from({ length: 5 }, (_, index) => ({
    firstName: `P${index}`,
    lastName: '',
    email: `p${index}@example.com`,
  }));
  await checkout.type(people);
  await page.getByLabel('Pay from').selectOption({ value: 'A30001' });
  await expect(checkout.price).toContainText('$1,587.50 short');
  await page.reload();
  await expect(checkout.person(5).email).toHaveValue('p4@example.com');
});

test('a double click places one order', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/checkout?utid=U100003&amount=10');
  const checkout = new CheckoutPage(page);
  await checkout.type([{ firstName: 'Double', lastName: 'Click', email: 'double.click@example.com' }]);
  await checkout.review();
  await expect(checkout.sendButton).toBeEnabled();
  await checkout.sendButton.dblclick();
  const reference = await new OrderPage(page).reference();
  await page.goto('/vue/#/orders/order-history?searchBy=recipientEmail&q=double.click@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(reference);
});

test('a lost answer is asked for again and places nothing twice', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/order/checkout?utid=U100003&amount=10');
  const checkout = new CheckoutPage(page);
  await checkout.type([{ firstName: 'Lost', lastName: 'Answer', email: 'lost.answer@example.com' }]);
  let lost = 0;
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await checkout.review();
  await expect(checkout.sendButton).toBeEnabled();
  await checkout.sendButton.click();
  await expect(checkout.dialog).toContainText('it will not be placed twice');
  await checkout.sendButton.click();
  await new OrderPage(page).reference();
  await page.goto('/vue/#/orders/order-history?searchBy=recipientEmail&q=lost.answer@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test(
  'two tabs with one draft place one order; the other tab hears of it and leads to the order',
  { tag: '@full' },
  async ({ page, context }) => {
    await signedIn(page, '/vue/#/order/checkout?utid=U100003&amount=10');
    const first = new CheckoutPage(page);
    await first.type([{ firstName: 'Two', lastName: 'Tabs', email: 'two.tabs@example.com' }]);
    await expect(first.price).toContainText('Balance after this order');
    const other = await context.newPage();
    await other.goto('/vue/#/order/checkout?utid=U100003&amount=10');
    const second = new CheckoutPage(other);
    await expect(second.person(1).email).toHaveValue('two.tabs@example.com');
    await expect(second.price).toContainText('Balance after this order');
    await second.review();
    await first.place();
    await expect(page.getByText('The order or its price has changed. Check it and confirm again.')).toBeVisible();
    await expect(first.sendButton).toBeEnabled();
    await first.sendButton.click();
    await new OrderPage(page).reference();
    await expect(other.getByText('This order was already placed')).toBeVisible();
    await other.getByRole('link', { name: /^Open order / }).click();
    await new OrderPage(other).reference();
    await page.goto('/vue/#/orders/order-history?searchBy=recipientEmail&q=two.tabs@example.com');
    await expect(page.getByRole('row')).toHaveCount(2);
  },
);

test(
  'a session that ends in the middle asks to sign in again and nothing typed is lost',
  { tag: '@full' },
  async ({ page, context }) => {
    await signedIn(page, '/vue/#/order/checkout?utid=U100001&amount=5');
    const checkout = new CheckoutPage(page);
    await checkout.type([{ firstName: 'Still', lastName: 'Here', email: 'still.here@example.com' }]);
    await expect(checkout.price).toContainText('Balance after this order');
    await context.clearCookies();
    await page.route('**/api/**', (route) =>
      route.request().url().includes('/authenticate')
        ? route.fallback()
        : route.fulfill({
            status: 401,
            json: { status: 401, i18nKey: 'error.session.ended', description: '', requestId: '' },
          }),
    );
    await page.getByRole('textbox', { name: 'Message' }).fill('Well done.');
    await expect(page.getByText('Nothing you typed is lost.')).toBeVisible();
    await expectAccessible(page, 'a session that ended');
    await page.unroute('**/api/**');
    await new SignInPage(page).signIn('buyer@demo.example');
    await expect(checkout.person(1).email).toHaveValue('still.here@example.com');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Well done.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(checkout.price).toContainText('Balance after this order');
    await checkout.place();
    await new OrderPage(page).reference();
  },
);

test("another organisation's records do not exist", { tag: '@full' }, async ({ page }) => {
  await signedIn(page, '/vue/#/orders/RG260101-999999-99');
  await expect(page.getByText('Order not found')).toBeVisible();
});
