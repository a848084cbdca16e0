import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { scanAccessibility } from '../pages/scanAccessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const FILES = join(import.meta.dirname, '../../shared/src/testing/uploads');
const UPLOADS = '/vue/#/order/bulk-upload';

/** Signs in, unless told otherwise as the user whose account the samples are for. */
async function signIn(page: Page, email = 'nora.present@example.com'): Promise<void> {
  await page.goto(UPLOADS);
  await new SignInPage(page).signIn(email);
  await expect(page.getByRole('heading', { name: 'Upload recipients' })).toBeVisible();
}

async function send(page: Page, file: string): Promise<void> {
  await page.goto(UPLOADS);
  // The page of another file may have such a button, too.
  await expect(page.getByRole('heading', { name: 'Upload recipients' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(join(FILES, file));
  // The title, or the line below it while columns are matched.
  await expect(page.locator('.pr-page__titles')).toContainText(file);
}

test(
  'a clean file is sent, reviewed and ordered; its people get their mail, and it is not taken again by itself',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await page.goto('/vue/#/order');
    await new SignInPage(page).signIn('nora.present@example.com');
    await page.getByRole('link', { name: 'Upload recipients' }).click();
    await expect(page.getByText('You have not uploaded a file yet.')).toBeVisible();
    await scanAccessibility(page, 'uploads, none yet');
    await send(page, 'd01-email-clean.csv');
    await expect(page.getByText('12 rows ready')).toBeVisible();
    await scanAccessibility(page, 'a clean file');
    await page.getByRole('button', { name: 'Review order of 12 rewards' }).press('Enter');
    await expect(page.getByText('1 to 5 of 12')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('CAD rewards');
    await expectAccessible(page, 'checkout of a file');
    await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-SPRING');
    await scanAccessibility(page, 'checkout of a file');
    await page.getByRole('button', { name: 'Review order' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Order 12 rewards from Corpus Account' });
    await expect(dialog).toBeVisible();
    await scanAccessibility(page, 'confirming a file');
    await dialog.getByRole('button', { name: /^Order 12 rewards for \$/ }).press('Enter');
    await expect(page).toHaveURL(/#\/orders\/BE/);
    const [mail] = await mailsTo(page.request, 'lars.brandt11@example.com');
    expect(mail?.subject).toBe('A thank-you from us');

    await page.goBack();
    await send(page, 'd01-email-clean.csv');
    await expect(page.getByText('d01-email-clean.csv was already used')).toBeVisible();
    await scanAccessibility(page, 'a file used before');
    await page.getByRole('button', { name: 'Use it again' }).press('Enter');
    await expect(page.getByText('12 rows ready')).toBeVisible();
    await page.goto(UPLOADS);
    await expect(page.getByRole('row', { name: /d01-email-clean.csv.*Ordered/ })).toBeVisible();
    await scanAccessibility(page, 'uploads');
  },
);

test(
  'German headings are confirmed once; a wrong cell is corrected by key, another after a reload, good rows ordered meanwhile',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 375, height: 740 });
    await signIn(page);
    await send(page, 'd04-email-headings-german-semicolon.csv');
    await expect(page.getByRole('combobox', { name: 'Vorname holds' })).toHaveValue('recipientFirstName');
    await scanAccessibility(page, 'columns, 375');
    await page.getByRole('button', { name: 'Confirm columns' }).press('Enter');
    await expect(page.getByText('3 rows need fixing')).toBeVisible();
    await send(page, 'd04-email-headings-german-semicolon.csv');
    await expect(page.getByText('3 rows need fixing')).toBeVisible();
    await page.getByRole('button', { name: /^The comma/ }).press('Enter');
    await expect(page.getByText('1 row needs fixing')).toBeVisible();
    const cell = page.getByRole('textbox', { name: 'Amount, row 7' });
    await cell.fill('10');
    await cell.press('Enter');
    await expect(page.getByText('6 rows ready')).toBeVisible();

    await send(page, 'd05-email-row-errors.csv');
    await expect(page.getByText('21 rows need fixing')).toBeVisible();
    await expect(page.getByText('1 of 21')).toBeVisible();
    await scanAccessibility(page, 'wrong rows, 375');
    const address = page.url();
    await page.getByRole('button', { name: 'Next row' }).press('Enter');
    await page.getByRole('button', { name: 'Previous row' }).press('Enter');
    await page.getByRole('textbox', { name: 'Amount, row 3' }).fill('25');
    await page.getByRole('textbox', { name: 'Amount, row 3' }).press('Enter');
    await expect(page.getByText('20 rows need fixing')).toBeVisible();
    await page.reload();
    await expect(page.getByText('4 rows ready')).toBeVisible();
    await page.getByRole('button', { name: 'Fix all 2 rows' }).press('Enter');
    await page.getByRole('textbox', { name: 'New value for Amount' }).fill('10');
    await scanAccessibility(page, 'mending a cause, 375');
    await page.getByRole('dialog').getByRole('button', { name: 'Fix all 2 rows' }).press('Enter');
    await expect(page.getByText('19 rows need fixing')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('20 rows need fixing')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download rows to fix' }).press('Enter'),
    ]);
    const rejects = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(rejects[0]).toMatch(/^\uFEFFRow,utid,amount,/);
    expect(rejects).toHaveLength(21);
    expect(rejects.some((row) => row.endsWith('Enter a number.'))).toBe(true);

    await page.getByRole('button', { name: 'Review order of 4 rewards' }).press('Enter');
    await expect(page.getByRole('heading', { name: '4 rewards' })).toBeVisible();
    await scanAccessibility(page, 'checkout of a file, 375');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Continue order' })).toBeVisible();
    await expect(page.getByText('4 in an order')).toBeVisible();
    await page.getByRole('button', { name: 'Next error' }).press('Enter');
    await expect(page.getByRole('gridcell', { name: /^abc/ })).toBeFocused();
    await expectAccessible(page, 'wrong rows in the grid');
    await scanAccessibility(page, 'wrong rows in the grid');
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(page.getByText('19 rows need fixing')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('20 rows need fixing')).toBeVisible();
  },
);

test('a file of nothing, one that is gone and a foreign one say so', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  await page.locator('input[type=file]').setInputFiles(join(FILES, 'd15-empty.csv'));
  await expect(page.getByText('d15-empty.csv cannot be used')).toBeVisible();
  await send(page, 'd16-header-only.xlsx');
  await expect(page.getByText('d16-header-only.xlsx cannot be used')).toBeVisible();
  await scanAccessibility(page, 'a refused file');
  const address = page.url();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Upload recipients' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This upload no longer exists' })).toBeVisible();
  await scanAccessibility(page, 'an upload that is gone');
});

test(
  'where an organisation has a recipient list, strangers in a file are marked, and blocked and carrier addresses everywhere',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'omar.elsewhere@example.org');
    await send(page, 'd07-email-allowlist-blocked.csv');
    await expect(page.getByText('5 rows ready')).toBeVisible();
    await expect(page.getByText('5 rows need fixing')).toBeVisible();
    await expect(page.getByText('This address is not on the recipient list.').first()).toBeVisible();
    await scanAccessibility(page, 'strangers in a file');
  },
);
