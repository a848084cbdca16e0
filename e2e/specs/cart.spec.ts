import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CatalogPage } from '../pages/CatalogPage.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo } from '../pages/inbox.ts';
import { scanAccessibility } from '../pages/scanAccessibility.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { RewardPage } from '../pages/RewardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const CART = '/vue/#/order/cart';

/** Rewards of 5.00 for ten people. */
const tenRows = [
  'UTID,Amount,Recipient Email,Recipient First Name,Recipient Last Name,Sender First Name',
  ...Array.from({ length: 10 }, (_, row) => `U100001,5,cart.row${row}@example.com,Row,Number${row},Marketing`),
].join('\n');

test(
  'rewards from the catalogue and from a file are gathered in the cart, changed there and ordered as one; the other tab says so',
  { tag: '@full' },
  async ({ page, context }) => {
    test.slow();
    await page.goto('/vue/#/order');
    await new SignInPage(page).signIn('group@demo.example');
    await new CatalogPage(page).choose('Meadow');
    await new RewardPage(page).amount.fill('25');
    await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
    await new CheckoutPage(page).type([
      { firstName: 'Cara', lastName: 'Quill', email: 'cara.quill@example.com' },
      { firstName: 'Dov', lastName: 'Rask', email: 'dov.rask@example.com' },
    ]);
    await scanAccessibility(page, 'filling the cart');
    await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 rewards' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 2 rewards' })).toBeVisible();
    await scanAccessibility(page, 'cart of two');

    await page.goto('/vue/#/order/bulk-upload');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ten.csv', mimeType: 'text/csv', buffer: Buffer.from(tenRows) });
    await page.getByRole('button', { name: 'Add 10 rewards to the cart' }).press('Enter');
    await expect(page.getByText('1 to 5 of 12')).toBeVisible();
    await expectAccessible(page, 'cart');
    await expect(page.getByRole('link', { name: 'Cart, 12 rewards' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 12 rewards' })).toBeVisible();

    await page.getByRole('button', { name: 'Actions for Cara Quill' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'Edit the reward for Cara Quill' });
    await expect(editor.getByRole('textbox', { name: /^Amount/ })).toHaveValue('25.00');
    await scanAccessibility(page, 'editing a line');
    await editor.getByRole('textbox', { name: /^Amount/ }).fill('30');
    await editor.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(editor).toBeHidden();
    await expect(page.getByRole('row', { name: /Cara Quill/ })).toContainText('30.00');
    await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('$105.00');

    await page.setViewportSize({ width: 375, height: 740 });
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByText('Row Number5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Row Number9' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await scanAccessibility(page, 'a line removed, 375');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();

    const other = await context.newPage();
    await other.goto(CART);
    await expect(other.getByRole('heading', { name: '12 rewards' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Review order' }).press('Enter');
    await page.getByRole('button', { name: 'Order 12 rewards for $105.00' }).press('Enter');
    expect(await new OrderPage(page).reference()).toMatch(/^RG|^CI/);
    await expect(page.getByRole('link', { name: 'Cart, 0 rewards' })).toBeVisible();
    const [mail] = await mailsTo(page.request, 'cara.quill@example.com');
    expect(mail?.text).toContain('30.00');

    await expect(other.getByText('Your cart is empty.')).toBeVisible();
    await expect(other.getByRole('link', { name: /^Open order/ })).toBeVisible();
    await scanAccessibility(other, 'cart ordered elsewhere');
  },
);

test(
  'a cart is emptied after a question, and its rows can be ordered from their file again',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/order/bulk-upload');
    await new SignInPage(page).signIn('buyer@demo.example');
    await page.locator('input[type=file]').setInputFiles({
      name: 'again.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(tenRows.replaceAll('row', 'again')),
    });
    await page.getByRole('button', { name: 'Add 10 rewards to the cart' }).press('Enter');
    await expect(page.getByText('1 to 5 of 10')).toBeVisible();
    await page.getByRole('button', { name: 'Empty cart' }).press('Enter');
    await scanAccessibility(page, 'emptying the cart');
    await page.getByRole('button', { name: 'Remove 10 rewards' }).press('Enter');
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Review order of 10 rewards' })).toBeVisible();
  },
);
