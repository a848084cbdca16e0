import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { CatalogPage } from '../pages/CatalogPage.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo, rewardLink } from '../pages/inbox.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { RewardPage } from '../pages/RewardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8');
const firstRows = (text: string, rows: number): string =>
  text
    .split(/\r?\n/)
    .slice(0, rows + 1)
    .join('\n');

/** The newest of the account's transactions, with its detail. */
async function lastMovement(page: Page): Promise<string> {
  await page.goto('/vue/#/funding/history');
  await page.locator('.pr-table__target').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Copy transaction ID' })).toBeVisible();
  return dialog.innerText();
}

test('a buyer sends a reward to five people pasted from a spreadsheet, and each gets it', async ({
  page,
  request,
  context,
}) => {
  // In the full run axe checks eight screens on the way.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await alsoAccessible(page, 'sign-in');
  await new SignInPage(page).signIn('buyer@demo.example');

  await expect(page).toHaveURL(/\/vue\/#\/order$/);
  await expect(page.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meadow' }).first()).toBeVisible();
  await alsoAccessible(page, 'catalogue');
  await new CatalogPage(page).choose('Meadow');
  await alsoAccessible(page, 'reward');
  await new RewardPage(page).send('25');

  const checkout = new CheckoutPage(page);
  await checkout.paste(firstRows(fixture('d01-email-clean.csv'), 5));
  await expect(page.getByText('5 people were added from what you pasted.')).toBeVisible();
  await expect(
    page.getByText(
      /Left out: UTID, Amount, Sender First Name, Sender Email, ETID, Email Subject, Message, Notes, External Reference Id/,
    ),
  ).toBeVisible();
  await expect(checkout.person(5).email).toHaveValue('elena.jansen4@example.com');
  await page.getByLabel('Email template').selectOption({ label: 'Thank you · English' });
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you for your help this spring.');
  await expect(checkout.price).toContainText('125.00');
  await expect(checkout.price).toContainText('Balance after this order');
  await expectAccessible(page, 'checkout');

  await checkout.review();
  await expect(checkout.dialog).toContainText('Amina Abara');
  await expect(checkout.sendButton).toHaveText('Order 5 rewards for $125.00');
  await alsoAccessible(page, 'confirm');
  await checkout.sendButton.click();

  const reference = await new OrderPage(page).reference();
  await page.getByRole('button', { name: 'Copy order reference' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await alsoAccessible(page, 'order');

  const [mail] = await mailsTo(request, 'amina.abara0@example.com');
  expect(mail?.text).toContain('Thank you for your help this spring.');
  await expect(page.getByRole('row', { name: /Amina Abara/ })).toContainText('Delivered');

  await page.goto('/vue/#/orders/order-history');
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText('Complete');
  await alsoAccessible(page, 'order history');
  const movement = await lastMovement(page);
  expect(movement).toContain('125.00');
  expect(movement).toContain(reference);
  await alsoAccessible(page, 'funding history');

  await page.goto(rewardLink(mail));
  await expect(page.getByText('Amina')).toBeVisible();
  await expect(page.getByText('$25.00').first()).toBeVisible();
  await expect(page.getByText(/PIN/).first()).toBeVisible();
  await expect(page.locator('svg[role="img"], figure svg').first()).toBeVisible();
  await alsoAccessible(page, 'recipient');
});

test(
  'German headings are understood, and names reach mail and page unharmed',
  { tag: '@full' },
  async ({ page, request }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('buyer@demo.example');
    await expect(page).toHaveURL(/#\/order$/);
    await page.goto('/vue/#/order/checkout?utid=U100001&amount=25');
    const checkout = new CheckoutPage(page);
    await expect(checkout.person(1).firstName).toBeVisible();
    await checkout.paste(firstRows(fixture('d04-email-headings-german-semicolon.csv'), 5));
    await expect(page.getByText(/Left out: Betrag, Prämiencode, Absender, Bemerkung/)).toBeVisible();
    await checkout.place();
    await new OrderPage(page).reference();
    const [mail] = await mailsTo(request, 'clara.ivanov50@example.com');
    expect(mail?.to.join()).toContain('clara.ivanov50@example.com');
    await page.goto(rewardLink(mail));
    await expect(page.getByText('Jürgen')).toBeVisible();
  },
);

test('typed names of any script and length arrive as they are', { tag: '@full' }, async ({ page, request }) => {
  const longName = 'Maximiliana-Alexandra '.repeat(5).slice(0, 100).trim().padEnd(100, 'x');
  const people = [
    { firstName: '花子', lastName: '山田', email: 'hanako.yamada@example.com' },
    { firstName: 'José', lastName: 'Núñez', email: 'jose.nunez@example.com' },
    { firstName: longName, lastName: 'Q', email: 'long.name@example.com' },
  ];
  await new SignInPage(page).open();
  await new SignInPage(page).signIn('buyer@demo.example');
  await expect(page).toHaveURL(/#\/order$/);
  await page.goto('/vue/#/order/checkout?utid=U100001&amount=10.50');
  const checkout = new CheckoutPage(page);
  await checkout.type(people);
  await checkout.place();
  await new OrderPage(page).reference();
  for (const { firstName, email } of people) {
    const [mail] = await mailsTo(request, email);
    expect(mail?.text).toContain(firstName);
    await page.goto(rewardLink(mail));
    await expect(page.getByText(firstName).first()).toBeVisible();
  }
});
