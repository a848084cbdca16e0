import { expect, test, type Page } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';

const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';

async function buyerAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await new SignInPage(page).signIn('buyer@demo.example');
}

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test(
  'offline, a page that was not loaded yet says so in its place; Try again brings it',
  { tag: '@full' },
  async ({ page, context }) => {
    await buyerAt(page, '/vue/#/order');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a reward' })).toBeVisible();
    await context.setOffline(true);
    await menu(page).getByRole('link', { name: 'Order history' }).click();
    await expect(main(page).getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
    await tryAgain(page).click();
    await expect(main(page).getByText(UNREACHABLE)).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
  },
);

test('a page whose code breaks is contained: the others go on', { tag: '@full' }, async ({ page }) => {
  await buyerAt(page, '/vue/#/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a reward' })).toBeVisible();
  const broken = /"content":/;
  await page.route('**/api/line-items?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(broken, '"content":[null],"kept":') });
  });
  await menu(page).getByRole('link', { name: 'Order history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
  await expect(page.getByText(/Unexpected Application Error/)).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Order rewards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a reward' })).toBeVisible();
  await page.unroute('**/api/line-items?**');
  await menu(page).getByRole('link', { name: 'Order history' }).click();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
});

test('a session that cannot be asked for is no sign-out', { tag: '@full' }, async ({ page }) => {
  await buyerAt(page, '/vue/#/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
  await page.route('**/api/authenticate/refresh', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The service is not responding' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Email/ })).toHaveCount(0);
  await page.unroute('**/api/authenticate/refresh');
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
});
