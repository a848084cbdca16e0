import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo, rewardLink } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const NOA = { firstName: 'Noa', lastName: 'Levi', email: 'noa.levi@example.org' };
const ORDER = /#\/orders\/[A-Z]{2}\d{6}-\d+-\d+/;

/** Chooses an action behind More among those of the reward. */
async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('region', { name: 'Actions for Noa Levi' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Gives the reason in the dialog of an action. */
async function giveReason(page: Page, action: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').selectOption({ label: reason });
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

/** Reads what the recipient's link says now. */
const linkSays = async (page: Page, link: string): Promise<string> => (await page.request.get(link)).text();

/** Pays at the till of the sandbox with the codes of a recipient's page. */
async function pay(page: Page, link: string, amount: string): Promise<void> {
  const till = await page.context().newPage();
  await till.goto(link);
  const codes = await till
    .locator('[data-copy]')
    .evaluateAll((buttons) => buttons.map((one) => one.dataset['copy'] ?? ''));
  await till.goto(`/dev/till?number=${encodeURIComponent(codes[0] ?? '')}`);
  await till.getByLabel('PIN or security code').fill(codes[1] ?? '');
  await till.getByLabel('Amount').fill(amount);
  await till.getByRole('button', { name: 'Pay' }).click();
  await expect(till.getByText('20.00 USD')).toBeVisible();
  await till.close();
}

test(
  'a reward is held, half used at the till and sent to somebody else; the ledger has its rest',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/vue/#/order/checkout?utid=U100001&amount=50');
    await new SignInPage(page).signIn('admin@demo.example');
    const checkout = new CheckoutPage(page);
    await checkout.type([NOA]);
    await checkout.place();
    await expect(page).toHaveURL(ORDER);
    const order = ORDER.exec(page.url())?.[0] ?? '';
    const [mail] = await mailsTo(page.request, NOA.email);
    const link = rewardLink(mail);

    await page.goto(`/vue/${order}/1`);
    await choose(page, 'Put on hold');
    await giveReason(page, 'Put on hold', 'Suspected fraud');
    await expect(page.getByText(/^On hold until/)).toBeVisible();
    expect(await linkSays(page, link)).toContain('The sender has put this reward on hold');
    await page.getByRole('button', { name: 'Lift the hold' }).click();
    await giveReason(page, 'Lift the hold', 'Verifying the order');
    await expect(page.getByText('The hold was lifted.')).toBeVisible();

    await pay(page, link, '30');
    const line = page.getByRole('dialog', { name: /Noa Levi/ });
    await expect(line.getByText('Partially used').first()).toBeVisible();
    await choose(page, 'Cancel and reissue');
    const dialog = page.getByRole('dialog', { name: 'Cancel and reissue this reward?' });
    await expect(dialog).toContainText('$20.00');
    await expectAccessible(page, 'reissue', '[role="dialog"]');
    await dialog.getByLabel('First name').fill('Mira');
    await dialog.getByLabel('Email', { exact: false }).first().fill('mira@example.org');
    await dialog.getByLabel('Reason').selectOption({ label: 'Wrong recipient' });
    await dialog.getByRole('button', { name: 'Cancel and reissue' }).click();
    await expect(line.getByText('Replaced by')).toBeVisible();
    expect(await linkSays(page, link)).toContain('has replaced this reward with a new one');
    const [next] = await mailsTo(page.request, 'mira@example.org');
    expect(await linkSays(page, rewardLink(next))).toContain('$20.00');
    await page.goto(`/vue/${order}`);
    await expect(page.getByText('Refunded').locator('..')).toContainText('$20.00');
  },
);
