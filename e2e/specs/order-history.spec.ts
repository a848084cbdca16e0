import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const REFERENCE = /^[A-Z]{2}\d{6}-\d+-\d{2}/;

/** The number of rows that the list says it has. */
async function totalOf(main: Locator): Promise<number> {
  const range = main.getByRole('status').filter({ hasText: / of \d/ });
  await expect(range).toHaveText(/ of \d{1,3}$/);
  return Number(/ of (\d+)/.exec(await range.innerText())?.[1]);
}

/** The references in the first column of the file that the list gives. */
async function downloaded(page: Page, main: Locator): Promise<string[]> {
  await main.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ]);
  await expect(page.getByText(`${file.suggestedFilename()} was downloaded.`)).toBeVisible();
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((row) => REFERENCE.test(row));
  return rows.map((row) => row.split(',')[0] ?? '');
}

test(
  'the history leads from line items to orders; each file holds the rows of its filters',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/orders?scope=all');
    await new SignInPage(page).signIn('buyer@demo.example');
    const main = page.getByRole('main');
    await expect(page).toHaveURL(/\/orders\/line-item-history/);
    await main.getByRole('button', { name: /^Delivery/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Not delivered' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/delivery=NOT_DELIVERED/);
    const table = main.getByRole('table');
    await expect(table.getByText('Not delivered').first()).toBeVisible();
    await expect(table.getByText('Delivered', { exact: true })).toHaveCount(0);
    await expectAccessible(page, 'line items');
    const lines = await downloaded(page, main);
    expect(lines).toHaveLength(await totalOf(main));
    await table.getByRole('link', { name: REFERENCE }).first().waitFor();

    await main.getByRole('link', { name: 'Orders', exact: true }).click();
    await main.getByRole('combobox', { name: 'Orders from' }).selectOption({ label: 'All accounts' });
    await main.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
    await expect(page).toHaveURL(/status=FAILED/);
    await expect(table.getByText('Failed').first()).toBeVisible();
    await expect(table.getByText('Complete')).toHaveCount(0);
    const shown = await table.getByText(REFERENCE).allTextContents();
    const orders = await downloaded(page, main);
    expect(orders).toHaveLength(await totalOf(main));
    expect(shown.length).toBeGreaterThan(0);
    expect(orders.slice(0, shown.length)).toEqual(shown);
  },
);
