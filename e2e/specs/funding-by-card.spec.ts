import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { mailsTo, type Mail } from '../pages/inbox.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.use({ viewport: { width: 375, height: 812 } });

const balance = async (page: Page): Promise<number> => {
  const text = await page.locator('.pr-balance__figure').innerText();
  return Number(text.replaceAll(/[$,]/g, ''));
};

/** False for what something else lies over, such as the title of its dialog. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Types into the field of that name, which the keyboard reaches. */
async function type(page: Page, name: RegExp, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name });
  while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

/** The receipt of a deposit in the developer inbox of an address. */
async function receiptTo(request: APIRequestContext, address: string, amount: string): Promise<Mail> {
  let receipt: Mail | undefined;
  await expect(async () => {
    receipt = (await mailsTo(request, address)).find(({ subject }) => subject.includes(amount));
    expect(receipt).toBeDefined();
  }).toPass();
  return receipt ?? Promise.reject(new Error(`${address} got no receipt`));
}

test('funds are added by card, with the fee before it is paid and receipts by mail; a declined card moves nothing', async ({
  page,
  request,
}) => {
  await page.goto('/vue/#/funding');
  await new SignInPage(page).signIn('funding@demo.example');
  const before = await balance(page);
  await page.getByRole('main').getByRole('link', { name: 'Add funds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add funds' });
  await expect(dialog.getByRole('radio', { name: /Mastercard/ })).toBeDisabled();
  await expect(dialog.getByText(/^On hold until/)).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('10.15');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Pay $10.51' }).click();
  const declined = dialog.getByText(/The bank declined the payment/);
  await expect(declined).toBeVisible();
  await expect.poll(async () => declined.evaluate(isUncovered)).toBe(true);
  await expectAccessible(page, 'a declined deposit');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await amount.fill('33.33');
  await expect(dialog.getByText('$1.17')).toBeVisible();
  await amount.press('Enter');
  await dialog.getByRole('button', { name: 'Pay $34.50' }).click();
  await expect(page.getByText('$33.33 was added to Marketing US.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => Math.round((await balance(page)) * 100)).toBe(Math.round((before + 33.33) * 100));
  await page.getByRole('link', { name: 'Add funds' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('9.77');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Pay $10.11' }).click();
  await expect(page.getByText(/The bank decides within 1 business day/)).toBeVisible();
  await page.getByRole('link', { name: '$9.77' }).click();
  await expect(page.getByRole('dialog', { name: 'Pending funds' }).getByText(/expected by/)).toBeVisible();
  await alsoAccessible(page, 'pending funds');
  for (const address of ['funding@demo.example', 'payables@demo.example']) {
    const { id, subject, attachments } = await receiptTo(request, address, '$33.33');
    expect(subject).toBe('Receipt for Marketing US: $33.33 added, $34.50 charged');
    await page.goto(`/dev/inbox/${id}`);
    const file = page.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: /^receipt-\w+\.pdf/ });
    const response = await request.get((await file.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(attachments).toHaveLength(1);
  }
});

test('a card is added by keyboard alone, and its number is nowhere afterwards', { tag: '@full' }, async ({ page }) => {
  await page.goto('/vue/#/funding/cards/add?account=A20002');
  await new SignInPage(page).signIn('funding@demo.example');
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  await expect(dialog.getByRole('textbox', { name: /^Card number/ })).toBeFocused();
  await page.keyboard.type('4012888888881881');
  await expect(dialog.getByRole('img', { name: 'Visa' })).toBeVisible();
  await type(page, /^Name on card/, 'Ana Maria de Souza');
  await type(page, /^Expires/, '0731');
  await type(page, /^Security code/, '123');
  await dialog.getByRole('button', { name: /yourself/ }).press('Enter');
  await type(page, /^Street address/, '1 Main Street');
  await type(page, /^City/, 'Seattle');
  await dialog.getByRole('combobox', { name: /^State/ }).focus();
  await page.keyboard.type('Wash');
  await type(page, /^ZIP/, '98101');
  await expectAccessible(page, 'the form of a card');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/was added\. You can pay with it from/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(kept).not.toContain('8881881');
});

test(
  'a checkout that lacks money leads to the dialog with what is lacking, and back with everything typed',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/vue/#/order/checkout?utid=U100001&amount=2000');
    await new SignInPage(page).signIn('admin@demo.example');
    const checkout = new CheckoutPage(page);
    await checkout.type(
      Array.from({ length: 5 }, (_, nth) => ({ firstName: `Q${nth}`, lastName: '', email: `q${nth}@example.com` })),
    );
    await page.getByLabel('Pay from').selectOption({ value: 'A30001' });
    await expect(checkout.price).toContainText('$1,587.50 short');
    await checkout.price.getByRole('link', { name: 'Add funds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add funds' });
    await expect(dialog).toContainText('Employee Recognition');
    await expect(page).toHaveURL(/account=A30001&amount=1587.5/);
    await expect(dialog.getByRole('textbox', { name: 'You plan to send' })).toHaveValue('10,000.00');
    const plan = dialog.getByRole('region', { name: 'Plan' });
    await expect(plan.getByRole('status')).toHaveText('Add $1,587.50');
    await expect(plan.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'a plan of funding');
    await dialog.getByRole('button', { name: 'Cancel' }).first().click();
    await expect(checkout.person(5).email).toHaveValue('q4@example.com');
  },
);
