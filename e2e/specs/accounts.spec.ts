import { expect, test } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test(
  'an administrator opens a group with an account in euros, names its contacts, freezes it and finds it again',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('admin@demo.example');
    await page.getByRole('link', { name: 'Team settings' }).click();
    await page.getByRole('link', { name: 'Accounts', exact: true }).click();
    const table = page.getByRole('table', { name: 'Accounts' });
    await expect(table).toBeVisible();
    await alsoAccessible(page, 'accounts');

    // Not the search of the list, which stands there until the form does.
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.getByRole('link', { name: 'Create group' }).click();
    await name.fill('Marketing');
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByText('Another group has this name. Choose a different one.')).toBeVisible();
    await alsoAccessible(page, 'new group');
    await name.fill('Nordic events');
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('heading', { name: 'Nordic events', level: 1 })).toBeVisible();
    await alsoAccessible(page, 'group');

    await page.getByRole('link', { name: 'Create account' }).first().click();
    await expect(page.getByRole('combobox', { name: /^Group/ })).toHaveValue(/^nordic-events-/);
    await name.fill('Summer party Malmö');
    await page.getByLabel('Currency').selectOption('EUR');
    await alsoAccessible(page, 'new account');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Summer party Malmö', level: 1 })).toBeVisible();
    await expect(page.getByText('€0.00')).toBeVisible();

    await page.getByRole('button', { name: 'Add contacts: Card deposit' }).click();
    await page.getByRole('textbox', { name: 'Email 1' }).fill('treasury@alder-finch.example');
    await alsoAccessible(page, 'contacts');
    await page.getByRole('button', { name: 'Save contacts' }).click();
    await expect(page.getByText('treasury@alder-finch.example')).toBeVisible();

    await page.getByRole('button', { name: /^Switch account/ }).click();
    await page.getByRole('searchbox', { name: /^Search/ }).fill('MALMO');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Summer party Malmö/ })).toBeFocused();
    await alsoAccessible(page, 'account switcher');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Switch account.*Summer party Malmö/ })).toBeVisible();

    await expect(table).toBeVisible();
    await table.getByRole('link', { name: 'Summer party Malmö' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Freeze account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Freeze Summer party Malmö?' });
    await alsoAccessible(page, 'freezing');
    await dialog.getByLabel(/^Reason/).fill('Party is over');
    await dialog.getByRole('button', { name: 'Freeze account' }).click();
    await expect(page.getByText('Summer party Malmö is frozen', { exact: true })).toBeVisible();
    await expectAccessible(page, 'frozen account');

    await page.goto('/vue/#/groups?q=malmo&status=FROZEN');
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(table.getByRole('link', { name: 'Summer party Malmö' })).toBeVisible();
    await table.getByRole('link', { name: 'Summer party Malmö' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Disable account' }).click();
    await page.getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByText('This account is disabled')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Switch account.*Marketing US/ })).toBeVisible();

    await page.goto('/vue/#/groups?q=malmo');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByLabel('Show disabled accounts').check();
    await expect(table.getByRole('row', { name: /Summer party Malmö.*Disabled/ })).toBeVisible();
  },
);
