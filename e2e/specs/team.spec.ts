import { expect, test, type Page, type Request } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const CLAIRE = 'claire@demo.example';
const PASSWORD = 'Lantern-Harbour-7!';

const isPolled = (request: Request): boolean => request.url().endsWith('/api/users/sessionStatus');

/** The header by which the page's own calls are those of its user. */
async function headersOf(page: Page): Promise<{ readonly authorization: string }> {
  const { authorization = '' } = await (await page.waitForRequest(isPolled)).allHeaders();
  return { authorization };
}

/** Goes on to the editor's next tab. */
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test(
  'an administrator invites a colleague to one account, and takes a right away while she works',
  { tag: '@full' },
  async ({ page: admin, browser, request }) => {
    test.slow();
    await new SignInPage(admin).open();
    await new SignInPage(admin).signIn('admin@demo.example');
    await admin.getByRole('link', { name: 'Team settings' }).click();
    await admin.getByRole('link', { name: 'Add user' }).click();
    await admin.getByLabel('First name').fill('Claire');
    await admin.getByLabel('Last name').fill('Fontaine');
    await admin.getByLabel('Email').fill(CLAIRE);
    await admin.getByLabel('Language').selectOption('Français');
    await next(admin);
    await admin.getByLabel('Order rewards').selectOption('Allow');
    await admin.getByLabel('Balance', { exact: true }).selectOption('View');
    await expectAccessible(admin, 'permissions of a user');
    await admin.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByRole('tab', { name: /Access.*1 error/ })).toHaveAttribute('aria-selected', 'true');
    await admin.getByRole('searchbox', { name: /Search/ }).fill('events');
    await admin.getByRole('checkbox', { name: /Events Europe/ }).check();
    await admin.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByText(`Claire Fontaine was invited. The email goes to ${CLAIRE}.`)).toBeVisible();
    await admin.getByRole('searchbox', { name: /Search/ }).fill('claire');
    const row = admin.getByRole('row', { name: /Claire Fontaine/ });
    await expect(row).toContainText('Invited');
    await expect(row).toContainText('7 days left');

    const [mail] = await mailsTo(request, CLAIRE);
    expect(mail?.subject).toBe('Vous êtes invité à rejoindre le Portail de récompenses');
    const context = await browser.newContext({ locale: 'fr-FR' });
    const claire = await context.newPage();
    await claire.goto(/\S+\/invite\/token\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
    await claire.locator('input[name="newPassword"]').fill(PASSWORD);
    await claire.locator('input[name="terms"]').check();
    await claire.locator('input[name="repeated"]').fill(PASSWORD);
    await claire.keyboard.press('Enter');
    await claire.waitForURL(/#\/order/);
    await expect(claire.getByRole('button', { name: /^Changer de compte/ })).toContainText('Events Europe');
    const menu = claire.getByRole('link', { name: 'Commander des récompenses' });
    await expect(menu).toBeVisible();
    const headers = await headersOf(claire);
    const accountAt = (group: string, account: string) =>
      claire.request.get(`/api/customers/${group}/account/${account}`, { headers });
    expect((await accountAt('G10002', 'A20002')).status()).toBe(200);
    expect((await accountAt('G10002', 'A20001')).status()).toBe(404);

    await row.getByRole('link', { name: 'Claire Fontaine' }).click();
    await admin.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
    await expect(admin.getByLabel('Email')).toBeDisabled();
    await next(admin);
    await admin.getByLabel('Order rewards').selectOption('Don’t allow');
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await expect(admin.getByText('Claire Fontaine was saved.')).toBeVisible();
    const refused = await claire.request.post('/api/shopping-carts', { headers, data: {} });
    expect(refused.status()).toBe(403);
    await expect(menu).toHaveCount(0);
    await context.close();
  },
);
