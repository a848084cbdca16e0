import { expect, test, type Browser, type Page } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.use({ viewport: { width: 375, height: 812 } });

const FUNDER = 'funding@demo.example';

/** A browser of somebody else. */
async function signedIn(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/vue/#${address}`);
  await new SignInPage(page).signIn(email);
  return page;
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Switch account/ }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Switch account.*${name}`) })).toBeVisible();
}

/** Switching leads to the feature's first page. */
async function openWire(page: Page, account: string): Promise<void> {
  await switchTo(page, account);
  await page.getByRole('main').getByRole('link', { name: 'Wire transfer' }).click();
}

test(
  'a wire is announced, matched by staff with what arrived, and stands in the balance',
  { tag: '@full' },
  async ({ page, browser }) => {
    test.slow();
    await page.goto('/vue/#/funding');
    await new SignInPage(page).signIn(FUNDER);
    await page.getByRole('main').getByRole('link', { name: 'Wire transfer' }).click();
    await expect(page.getByText('ABA routing number')).toBeVisible();
    const reference = await page.locator('.pr-wire__code').innerText();
    await page.getByRole('button', { name: 'Copy reference' }).click();
    await expect(page.getByText('Copied').first()).toBeAttached();
    await alsoAccessible(page, 'wire instructions');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`wire-${reference}.pdf`);
    await page.getByRole('textbox', { name: 'Amount' }).fill('4711.08');
    await page.getByRole('button', { name: 'I have sent $4,711.08' }).click();
    await expect(page.getByText(/^\$4,711\.08 for Marketing US is pending, expected by/)).toBeVisible();
    await alsoAccessible(page, 'a wire that was announced');

    const staff = await signedIn(browser, 'staff@demo.example', '/staff/wires');
    await staff.getByLabel('Reference or amount').fill('4,711.08');
    await staff.getByRole('button', { name: `Match the wire of $4,711.08 to ${reference}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Received wire' });
    await dialog.getByRole('textbox', { name: 'Amount received' }).fill('4,700.00');
    await dialog.getByRole('textbox', { name: 'Bank reference' }).fill('FT26328-4711');
    await expectAccessible(staff, 'a wire that is matched');
    await dialog.getByRole('button', { name: 'Add $4,700.00 to Marketing US' }).click();
    await expect(staff.getByText('$4,700.00 was added to Marketing US.')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto('/vue/#/funding/history?q=FT26328-4711');
    await expect(page.getByText('Wire deposit').first()).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(page.request, FUNDER)).map(({ subject }) => subject))
      .toContain('$4,700.00 was added to Marketing US');
  },
);

test(
  'each account shows the bank details of its currency; in yen wires are not offered',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/vue/#/funding/wire');
    await new SignInPage(page).signIn('admin@demo.example');
    await openWire(page, 'Events UK');
    await expect(page.getByText(/^\d\d-\d\d-\d\d$/)).toBeVisible();
    await openWire(page, 'Events Europe');
    await expect(page.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
    await openWire(page, 'Research Japan');
    await expect(page.getByText(/^Wires in JPY are not available yet\./)).toBeVisible();
    await expectAccessible(page, 'no wires in yen');
  },
);

test(
  'staff are told what is wrong with bank details before anything is saved',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await signedIn(browser, 'staff@demo.example', '/staff/wire-instructions?currency=USD');
    await page.getByRole('textbox', { name: 'ABA routing number' }).fill('021000022');
    await page.getByRole('button', { name: 'Save bank details' }).click();
    await expect(page.getByText('This is not a valid ABA routing number. Check its 9 digits.')).toBeVisible();
    await expectAccessible(page, 'staff, bank details');
  },
);
