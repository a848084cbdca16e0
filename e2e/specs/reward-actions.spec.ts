import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { CatalogPage } from '../pages/CatalogPage.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { mailsTo, rewardLink } from '../pages/inbox.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { RewardPage } from '../pages/RewardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const NOA = { firstName: 'Noa', lastName: 'Levi', email: 'noa.levi@example.org' };
const LIA = { firstName: 'Lia', lastName: 'Roth', email: 'lia.roth@example.org' };

/** Chooses an act and its reason in the dialog. */
async function act(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').selectOption({ label: reason });
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

/** What the recipient's link says now. */
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
  'a reward is held, half used and sent to somebody else; another one is cancelled and its price comes back',
  {
    tag: '@full',
  },
  async ({ page }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('admin@demo.example');
    await expect(page.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
    await new CatalogPage(page).choose('Meadow');
    await new RewardPage(page).send('50');
    const checkout = new CheckoutPage(page);
    await checkout.type([NOA, LIA]);
    await checkout.place();
    const reference = await new OrderPage(page).reference();
    const [mail] = await mailsTo(page.request, NOA.email);
    const link = rewardLink(mail);

    await page.getByRole('link', { name: 'Noa Levi' }).click();
    await act(page, 'Put on hold', 'Suspected fraud');
    await expect(page.getByText(/^On hold until/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^4[78]:\d\d:\d\d left$/);
    expect(await linkSays(page, link)).toContain('The sender has put this reward on hold');
    await act(page, 'Lift the hold', 'Other');
    await expect(page.getByText('Say which reason.')).toBeVisible();
    await page.getByLabel('Which reason?').fill('It was all in order');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Lift the hold' }).click();
    await expect(page.getByText('The hold was lifted.')).toBeVisible();

    await pay(page, link, '30');
    const line = page.getByRole('dialog', { name: /Noa Levi/ });
    await expect(line.getByText('$20.00').first()).toBeVisible();
    await expect(page.getByText(/Cancel the reward: Some of this reward was spent/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and reissue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel and reissue this reward' });
    await expect(dialog).toContainText('$0.00');
    await expectAccessible(page, 'reissue', '[role="dialog"]');
    await dialog.getByLabel('First name').fill('Mira');
    await dialog.getByLabel('Email', { exact: false }).first().fill('mira@txt.att.net');
    await dialog.getByLabel('Reason').selectOption({ label: 'Wrong recipient' });
    await dialog.getByRole('button', { name: 'Cancel and reissue' }).click();
    await expect(dialog.getByText(/txt.att.net/)).toBeVisible();
    await dialog.getByLabel('Email', { exact: false }).first().fill('mira@example.org');
    await dialog.getByRole('button', { name: 'Cancel and reissue' }).click();
    await expect(page.getByText('Replaced by')).toBeVisible();
    expect(await linkSays(page, link)).toContain('has replaced this reward with a new one');
    const [next] = await mailsTo(page.request, 'mira@example.org');
    expect(await linkSays(page, rewardLink(next))).toContain('$20.00');
    await page.getByText('Replaced by').locator('xpath=following::a[1]').click();
    const child = page.getByRole('dialog', { name: /Mira/ });
    await expect(child.getByText('Reissued from')).toBeVisible();
    await expect(child.getByRole('link', { name: `${reference}-1` })).toBeVisible();

    await page.goto('/vue/#/orders/line-item-history');
    await page.getByRole('button', { name: 'Actions for Lia Roth' }).first().click();
    await page.getByRole('menuitem', { name: 'Cancel the reward' }).click();
    const cancel = page.getByRole('dialog', { name: 'Cancel this reward for good?' });
    await expect(cancel).toContainText('Lia Roth loses the $50.00');
    await cancel.getByLabel('Reason').selectOption({ label: 'Suspected fraud' });
    await cancel.getByRole('button', { name: 'Cancel the reward' }).click();
    await expect(page.getByText('The reward was cancelled and refunded.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Lia Roth/ }).first()).toContainText('Cancelled');
  },
);
