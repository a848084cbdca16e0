import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const ZIP = 'PK';

test(
  'the funding history is narrowed, opened by row and downloaded as it is shown',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/funding/history?scope=all');
    await new SignInPage(page).signIn('admin@demo.example');
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: 'Transactions' });
    await main.getByRole('button', { name: /^Type/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Wire deposit' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Opening balance' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/type=OPENING_BALANCE%2CWIRE_DEPOSIT/);
    await main.getByRole('button', { name: 'Amount' }).click();
    await page.getByRole('textbox', { name: 'Amount from' }).fill('1');
    await expect(page).toHaveURL(/min=1/);
    await page.keyboard.press('Escape');
    await expect(table.getByText('Order placed')).toHaveCount(0);
    const total = Number(
      / of (\d+)/.exec(
        await main
          .getByRole('status')
          .filter({ hasText: / of \d/ })
          .innerText(),
      )?.[1],
    );

    await main.getByRole('button', { name: 'Download' }).click();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const rows = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(total);
    await main.getByRole('button', { name: 'Download' }).click();
    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel' }).click(),
    ]);
    expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await readFile(await workbook.path())).toString('latin1', 0, 2)).toBe(ZIP);

    await table.getByRole('row').nth(1).click();
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByRole('button', { name: 'Copy transaction ID' });
    await expect(copy).toBeVisible();
    await expectAccessible(page, 'a transaction');
    await page.reload();
    await expect(copy).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/funding\/history\?scope=all&type=/);
  },
);

test('the filters of the funding history fold on a narrow screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/vue/#/funding/history?min=20&max=10');
  await new SignInPage(page).signIn('admin@demo.example');
  await expect(page.getByText('The maximum amount must be higher than the minimum.')).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: /^Amount/ }).click();
  await expect(page.getByRole('textbox', { name: 'Amount from' })).toBeVisible();
  await expectAccessible(page, 'filters on a narrow screen');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
