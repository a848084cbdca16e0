import { expect, test, type Page } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { readSmallDeposits } from '../pages/smallDeposits.ts';

test.use({ viewport: { width: 375, height: 812 } });

const NUMBER = '5550104444';

async function addBankAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add payment method' }).click();
  await page.getByRole('menuitem', { name: /^US bank account/ }).click();
  await page.getByRole('textbox', { name: 'Routing number' }).fill('021000021');
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill(NUMBER);
  await page.getByRole('textbox', { name: 'Confirm account number' }).fill(NUMBER);
  await page.getByRole('radio', { name: 'Business checking' }).check();
  await page.getByRole('textbox', { name: /^Nickname/ }).fill('Operations');
  await page.getByRole('textbox', { name: 'Company' }).fill('Alder Inc');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Souza');
  await page.getByRole('button', { name: /yourself/ }).click();
  await page.getByRole('textbox', { name: /^Street address/ }).fill('1 Main Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Seattle');
  await page.getByRole('combobox', { name: /^State/ }).selectOption('WA');
  await page.getByRole('textbox', { name: /^ZIP/ }).fill('98101');
  await alsoAccessible(page, 'the details of a bank account');
  await page.getByRole('button', { name: 'Next' }).click();
  await alsoAccessible(page, 'account and users of a bank account');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I have read the authorization/ }).check();
  await expectAccessible(page, 'the authorisation of a bank account');
  await page.getByRole('button', { name: 'Authorize and add' }).click();
}

test('a bank account is added, verified and pays; its number is nowhere afterwards', async ({ page }) => {
  await page.goto('/vue/#/funding');
  await new SignInPage(page).signIn('funding@demo.example');
  await addBankAccount(page);
  await expect(page.getByText(/wo small deposits of less than \$1 arrive/)).toBeVisible();
  await expect(page).toHaveURL(/add-funds/);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(kept).not.toContain(NUMBER);

  const [first = '', second = ''] = await readSmallDeposits(page, NUMBER);
  await page.goto('/vue/#/funding');
  await page.getByRole('link', { name: 'Verify Operations' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify bank account' });
  await verify.getByRole('textbox').nth(0).fill(first);
  await verify.getByRole('textbox').nth(1).fill(second);
  await alsoAccessible(page, 'the small deposits');
  await verify.getByRole('button', { name: 'Verify bank account' }).click();
  await expect(page.getByText(/^Operations is verified/)).toBeVisible();

  await page.getByRole('link', { name: 'Add funds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add funds' });
  await dialog.getByRole('radio', { name: /Operations/ }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('250');
  await alsoAccessible(page, 'a deposit by bank');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/\$250\.00.*(was submitted|is in your balance|in the balance)/)).toBeVisible();
  await expect(page).toHaveURL(/#\/funding$/);
});
