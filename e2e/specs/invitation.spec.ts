import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { mailsTo } from '../pages/inbox.ts';

const USER = 'invited@demo.example';
const PASSWORD = 'Lantern-Harbour-7!';

test.use({ viewport: { width: 375, height: 800 }, locale: 'fr-FR', colorScheme: 'dark' });

test('an invited colleague sets a password from the French mail and lands where her rights say', async ({
  page,
  request,
}) => {
  const [mail] = await mailsTo(request, USER);
  expect(mail?.subject).toBe('Vous êtes invité à rejoindre le Portail de récompenses');
  const link = /\S+\/invite\/token\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
  await page.goto(link);
  await expect(page.getByText(`Alder & Finch`)).toBeVisible();
  await expectAccessible(page, 'invitation');
  const [first, second] = [page.locator('input[name="newPassword"]'), page.locator('input[name="repeated"]')];
  await first.fill('short');
  await second.fill('shorter');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name="terms"]').check();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/order/);
  await expect(page.getByRole('heading', { name: 'Choisir une récompense' })).toBeVisible();

  // Also where somebody is signed in.
  await page.goto(link);
  await expect(page.getByText(/déjà été acceptée/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toBeVisible();
});
