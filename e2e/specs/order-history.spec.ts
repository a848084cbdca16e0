import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const REFERENCE = /^[A-Z]{2}\d{6}-\d+-\d{2}/;

test('the file of the order history holds every reward of the filtered orders', async ({ page }) => {
  await page.goto('/vue/#/orders/order-history?scope=all');
  await new SignInPage(page).signIn('buyer@demo.example');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
  await expect(page).toHaveURL(/status=FAILED/);
  const range = main.getByRole('status').filter({ hasText: / of \d/ });
  const shown = main.getByRole('table').getByRole('link', { name: REFERENCE });
  await expect(main.getByRole('table').getByText('Failed').first()).toBeVisible();
  await expect(main.getByRole('table').getByText('Complete')).toHaveCount(0);
  await expect(range).toHaveText(/ of \d{1,3}$/);
  const total = Number(/ of (\d+)/.exec(await range.innerText())?.[1]);
  const references = await shown.allTextContents();
  await expectAccessible(page, 'order history');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  await expect(page.getByText(`${file.suggestedFilename()} was downloaded.`)).toBeVisible();
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((row) => REFERENCE.test(row));
  const inFile = [...new Set(rows.map((row) => row.split(',')[0]))];
  expect(inFile).toHaveLength(total);
  expect(references.length).toBeGreaterThan(0);
  for (const [at, reference] of references.entries()) expect(inFile[at]).toBe(reference);
});
