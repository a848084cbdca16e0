import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test(
  'an incentive pays the responses of a survey tool until its rewards are used up, and its page says so by itself',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/vue/#/settings/qualtrics-api-key-management');
    await new SignInPage(page).signIn('research@demo.example');
    await page.getByRole('link', { name: 'Panel of readers' }).click();
    await page.getByRole('button', { name: 'Reveal key' }).click();
    await page.locator('input[type="password"]').fill('Demo-Portal-2026!');
    await page.keyboard.press('Enter');
    const key = (await page.getByText(/^rpk_\w+_[\w-]{43}$/).textContent()) ?? '';

    await page.goto('/vue/#/qualtrics-research/add');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Panel wave 3');
    await page.getByLabel('Account that pays').selectOption('Marketing US · A20001');
    await page.getByPlaceholder('Search by name or code').click();
    await page
      .getByRole('option', { name: /Meadow Reward Link/ })
      .first()
      .click();
    await page.getByLabel('Rewards at most').fill('1');
    await page.getByLabel('Responses at most').fill('9');
    await page.getByLabel('Last day').fill('2999-12-31');
    await page.getByLabel('Amount in USD').fill('25');
    await expect(page.getByText(/^At most \$25\.00 and fees, balance \$[\d,]+\.\d\d\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Create incentive' }).click();
    await page.waitForURL(/#\/qualtrics-research\/details\/\w+$/);
    await expect(page.getByText('Rewards sent: 0 of 1')).toBeVisible();
    await expectAccessible(page, 'research incentive');

    const address = `/v2/research/incentives/${page.url().split('/').at(-1) ?? ''}/completions`;
    const respond = async (responseId: string, recipientEmail: string) => {
      const data = { responseId, recipientEmail, recipientFirstName: 'Ána', recipientLastName: 'Byron' };
      return (await request.post(address, { headers: { authorization: `Bearer ${key}` }, data })).status();
    };
    expect(await respond('R_17', 'ana.byron@example.com')).toBe(201);
    expect(await respond('R_17', 'ana.byron@example.com')).toBe(201);
    expect(await respond('R_17', 'other@example.com')).toBe(409);
    expect(await respond('R_18', 'bea.byron@example.com')).toBe(422);
    await expect(page.getByText('Rewards sent: 1 of 1')).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByText('Quantity exceeded').first()).toBeVisible();
    expect(await mailsTo(request, 'ana.byron@example.com')).toHaveLength(1);
  },
);
