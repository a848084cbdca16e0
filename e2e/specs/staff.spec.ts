import { expect, test, type Browser, type Page } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const OWNER = 'owner@brook-bramble.example';

/** A browser of somebody else. */
async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await new SignInPage(page).open();
  await new SignInPage(page).signIn(email);
  return page;
}

test(
  'staff approve an organisation and turn a feature on; its owner sees both, and the log says who it was',
  { tag: '@full' },
  async ({ browser }) => {
    test.slow();
    const owner = await signedIn(browser, OWNER);
    const banner = owner.locator('.pr-banners');
    await expect(banner).toBeVisible();

    const page = await signedIn(browser, 'staff@demo.example');
    await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible();
    await alsoAccessible(page, 'staff, organisations');

    await page.getByRole('link', { name: 'Business reviews' }).click();
    await expect(page.getByRole('table', { name: 'Business reviews' })).toBeVisible();
    await alsoAccessible(page, 'staff, business reviews');
    await page.getByRole('link', { name: 'Brook & Bramble' }).click();
    await expect(page.getByText('Brook & Bramble SRL')).toBeVisible();
    await expectAccessible(page, 'staff, business review');
    await page.getByLabel('Your decision').selectOption('Approve');
    await page.getByLabel('Note (optional)').fill('Bienvenue');
    await page.getByRole('button', { name: 'Approve Brook & Bramble' }).click();
    await expect(page.getByText('There is nothing to decide now.')).toBeVisible();
    // The next poll comes within ten seconds.
    await expect(banner).toContainText('est approuvée');
    await banner.getByRole('button', { name: 'Fermer' }).click();
    await expect(banner).toBeHidden();
    const [mail] = await mailsTo(owner.request, OWNER);
    expect(mail?.subject).toBe('Brook & Bramble est approuvée');
    expect(mail?.text).toContain('Remarque\u00a0: Bienvenue');

    await page.goto('/vue/#/staff/platforms/brook-bramble');
    await page.getByLabel('Setting for new-address-banner').selectOption('On');
    await expect(page.getByText('new-address-banner was changed for Brook & Bramble.')).toBeVisible();
    await owner.reload();
    await expect(banner).toBeVisible();
    await alsoAccessible(page, 'staff, features');

    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('button', { name: 'Organization', exact: true }).click();
    await page.getByRole('textbox', { name: 'Organization name or ID' }).fill('brook & bramble');
    const log = page.getByRole('table', { name: 'Audit log' });
    await expect(log.getByRole('row', { name: /platform\.treatmentChanged/ })).toContainText(
      'staff@demo.example (staff)',
    );
    await expect(log.getByRole('row', { name: /kyb\.decided/ })).toHaveCount(1);
    await alsoAccessible(page, 'staff, audit log');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-[\d-]+-[\w-]+\.csv$/);

    for (const section of ['Health', 'Jobs', 'API', 'Records']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible();
      await alsoAccessible(page, `staff, ${section}`);
    }
    await page.getByLabel('Type').selectOption('User');
    await page.getByLabel('Record ID').fill(OWNER);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Marchand')).toBeVisible();

    await owner.goto('/vue/#/staff/platforms');
    await expect(owner).not.toHaveURL(/staff/);
    await owner.context().close();
    await page.context().close();
  },
);
