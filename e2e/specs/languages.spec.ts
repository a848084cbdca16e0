import type { PrincipalUser } from '@portal/shared/contract/session';
import type { Language } from '@portal/shared/domain/enumerations';
import { toLangKey } from '@portal/shared/domain/people/languages';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const OF_ADMIN = [
  '/groups',
  '/accounts/create-group',
  '/accounts/create',
  '/groups/G10002',
  '/groups/G10002/A20001',
  '/settings/user',
  '/settings/agreements',
  '/settings/records',
];
const OF_STAFF = [
  '/staff/platforms',
  '/staff/platforms/alder-finch',
  '/staff/kyb',
  '/staff/kyb/pocket-lantern',
  '/staff/audits',
  '/staff/records',
  '/staff/health',
  '/staff/jobs',
  '/staff/calls',
];

/** Each language but English, which the other journeys speak, at another width and in another scheme. */
const LOOKS: readonly (readonly [Language, number, 'light' | 'dark'])[] = [
  ['es', 375, 'light'],
  ['fr', 320, 'light'],
  ['ja', 375, 'dark'],
  ['zh-CN', 1280, 'dark'],
];

/** The user's profile in that language; what is stored stays as other journeys find it. */
const speak = (page: Page, language: Language) =>
  page.route('**/api/account', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const profile = (await response.json()) as PrincipalUser;
    return route.fulfill({ response, json: { ...profile, langKey: toLangKey(language) } });
  });

async function expectFine(page: Page, address: string): Promise<void> {
  await page.goto(`/vue/#${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect({ address, isWider: scrollWidth > clientWidth }).toEqual({ address, isWider: false });
  await expectAccessible(page, address);
}

for (const [language, width, colorScheme] of LOOKS) {
  test(
    `pages of settings and staff stand in ${language}, ${colorScheme}, at ${width} px`,
    { tag: '@full' },
    async ({ browser }) => {
      for (const [who, addresses] of [
        ['admin', OF_ADMIN],
        ['staff', OF_STAFF],
      ] as const) {
        const context = await browser.newContext({ viewport: { width, height: 760 }, colorScheme });
        const page = await context.newPage();
        await speak(page, language);
        await new SignInPage(page).open();
        await new SignInPage(page).signIn(`${who}@demo.example`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator(`[lang="${language}"]`).first()).toBeAttached();
        for (const address of addresses) await expectFine(page, address);
        await context.close();
      }
    },
  );
}
