import { expect, test, type Page } from '@playwright/test';
import { alsoAccessible, expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const MODULES = [
  ['Order rewards', /\/vue\/ordering\/#\/order$/],
  ['Funding', /\/vue\/funding\/#\/funding$/],
  // The rights decide which of its sections comes first.
  ['Team settings', /\/vue\/settings\/#\/\w+/],
] as const;

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('from the home page into each module alone, back, and out of the session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await new SignInPage(page).signIn('admin@demo.example');
  await expect(page).toHaveURL(/\/vue\/#\/order$/);

  for (const [name, address] of MODULES) {
    await page.goto('/');
    await expect(page.getByText(/^Signed in as /)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await alsoAccessible(page, `${name} alone`);
  }

  await page.getByRole('link', { name: 'Larkfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
});

test('a module alone leads to the page that signs in, and from there back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/vue/funding/');
  await expect(page).toHaveURL(/\/vue\/#\/login$/);
  await new SignInPage(page).signIn('funding@demo.example');
  await expect(page).toHaveURL(/\/vue\/funding\/#\/funding$/);
  await expect(page.getByRole('heading', { name: 'Funding' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `home, the operators’ page and sign-in are accessible and fit at every width in ${colorScheme}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const [address, shown] of [
        ['/', 'You are not signed in.'],
        ['/vue/', 'Forgot your password?'],
        ['/host/remotes', /^Registry \d+/],
      ] as const) {
        await page.setViewportSize({ width: 1280, height: 800 });
        // The portal's staff see which versions are served.
        if (address === '/host/remotes') {
          await new SignInPage(page).signIn('staff@demo.example');
          await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible();
        }
        await page.goto(address);
        await expect(page.getByText(shown)).toBeVisible();
        await expectAccessible(page, address);
        for (const width of [768, 375, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await beyond(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}

test(
  'the language chosen at sign-in applies at once, keeps what was typed and outlives a reload',
  { tag: '@full' },
  async ({ page }) => {
    await new SignInPage(page).open();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('maya@demo.example');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Français' });
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByLabel('E-mail')).toHaveValue('maya@demo.example');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  },
);
