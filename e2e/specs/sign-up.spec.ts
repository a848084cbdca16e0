import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const OWNER = 'owner@tidewater-research.example';
const PASSWORD = 'Lantern-Harbour-7!';

test('a company signs up, goes on from the mail in another browser, tells about itself, and staff approve it', async ({
  page,
  browser,
}) => {
  await new SignInPage(page).open();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Tess');
  await page.getByLabel('Last name').fill('Márlow');
  await page.getByLabel('Work email').fill('tess@mail.gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Use your work email/).first()).toBeVisible();
  await page.getByLabel('Work email').fill(OWNER);
  await page.keyboard.press('Enter');
  await page.getByLabel('Company name').fill('Tidewater Research');
  await page.getByRole('button', { name: 'Enter the address yourself' }).click();
  await page.getByLabel('Street address').fill('12 Harbor Way');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('Oregon');
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByLabel('What will you use rewards for?').selectOption('Research incentives');
  await page.getByRole('radio', { name: 'No' }).first().check();
  await page.getByRole('radio', { name: 'Yes' }).last().check();
  await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const [mail] = await mailsTo(page.request, OWNER);
  await page.close();

  const narrow = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
  await narrow.goto(/\S+\/signup\/verify\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
  await expect(narrow.getByText(`Set a password for ${OWNER}`)).toBeVisible();
  await narrow.locator('input[name="newPassword"]').fill(PASSWORD);
  await narrow.locator('input[name="repeated"]').fill(PASSWORD);
  await narrow.keyboard.press('Enter');
  await narrow.waitForURL(/#\/onboarding\/usage/);
  await narrow.goto('/vue/#/funding');
  await narrow.getByRole('checkbox', { name: 'Research participants' }).check();
  await narrow.getByRole('button', { name: 'Next' }).click();
  await narrow.getByLabel('Phone number').fill('503 555 0142');
  await expect(narrow.getByText(/^Saved\./)).toBeVisible();
  await narrow.reload();
  await expect(narrow.getByLabel('Phone number')).toHaveValue('503 555 0142');
  await expectAccessible(narrow, 'wizard, company');
  await narrow.getByLabel('Tax ID (EIN)').fill('12-3456789');
  await narrow.getByRole('button', { name: 'Next' }).click();
  await narrow.getByLabel('Industry').selectOption('Research');
  await narrow.getByLabel('Rewards you expect to send a month').selectOption('$10,000 to $50,000');
  await narrow.getByLabel('When do you want to send first?').selectOption('This month');
  await narrow.getByRole('button', { name: 'Next' }).click();
  await expect(narrow.getByText('Ends in 6789')).toBeVisible();
  await narrow.getByRole('button', { name: 'Send application' }).click();
  await expect(narrow.getByRole('heading', { name: 'Business review' })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await new SignInPage(staff).open();
  await new SignInPage(staff).signIn('staff@demo.example');
  await staff.getByRole('link', { name: 'Business reviews' }).click();
  await staff.getByRole('link', { name: 'Tidewater Research' }).click();
  await expect(staff.getByText('Research incentives')).toBeVisible();
  await staff.getByLabel('Your decision').selectOption('Approve');
  await staff.getByRole('button', { name: 'Approve Tidewater Research' }).click();
  // The next poll comes within ten seconds.
  await expect(narrow.getByText(/approved/i).first()).toBeVisible();
  const mails = await mailsTo(narrow.request, OWNER, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Tidewater Research is approved');
});
