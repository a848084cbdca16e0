import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const RECIPIENT = 'Ines Quiroga';

test('a printed reward goes by mail: address, letter, shipping that outlives a reload, the order, and its tracking number', async ({
  page,
  context,
}) => {
  await page.goto('/vue/#/order/reward/B10001?utid=U200001&amount=25');
  await new SignInPage(page).signIn('group@demo.example');
  await page.getByRole('button', { name: 'Mail it' }).press('Enter');

  await page.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quiroga');
  await page.getByRole('button', { name: 'Enter the address yourself' }).press('Enter');
  await page.getByRole('textbox', { name: /^Street/ }).fill('1 Market Street');
  await page.getByRole('textbox', { name: 'City' }).fill('San Francisco');
  await page.getByRole('combobox', { name: 'State' }).selectOption('CA');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('9410');
  await page.getByRole('button', { name: 'Continue to letter' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'ZIP code' })).toBeFocused();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('94105');
  await page.getByRole('button', { name: 'Continue to letter' }).press('Enter');

  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue(RECIPIENT);
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you for everything.');
  await page.getByRole('button', { name: 'Continue to shipping' }).press('Enter');

  await page.getByRole('radio', { name: /UPS 2nd Day/ }).check();
  await expectAccessible(page, 'shipping');
  await page.getByRole('button', { name: 'Continue to review' }).press('Enter');
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price).toContainText('$24.95');
  await expect(price).toContainText('$49.95');
  await page.goto('/vue/#/order/physical/shipping');
  await page.reload();
  await expect(page.getByRole('radio', { name: /UPS 2nd Day/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to review' }).press('Enter');
  await page.getByRole('button', { name: 'Place order' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\$49\.95/ })
    .press('Enter');
  await expect(page).toHaveURL(/#\/orders\/RG\d{6}-\d+-\d+/);
  await page.getByRole('link', { name: RECIPIENT }).press('Enter');
  const reward = page.getByRole('dialog', { name: `Reward for ${RECIPIENT}` });
  await expect(reward.getByText('Handed to the printer')).toBeVisible();

  const post = await context.newPage();
  await post.goto('/dev/post');
  await post
    .getByRole('row', { name: new RegExp(RECIPIENT) })
    .getByRole('button', { name: 'Shipped' })
    .click();
  await post.close();
  await expect(reward.getByRole('link', { name: /^1Z/ })).toHaveAttribute('href', /ups\.com/);
});
