import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { alsoAccessible } from './accessibility.ts';

/** The folder for pictures of each state, which people judge by eye. */
const PICTURES = process.env['E2E_PICTURES'];

/** An open dialog with what lies over it: the page behind is a state of its own. */
const DIALOG = '[role="dialog"], [role="listbox"], .pr-toasts';

/** Expects that a state is no wider than its screen, and in the full run that it is accessible, light and dark. */
export async function scanAccessibility(page: Page, state: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect({ state, isWider: scrollWidth > clientWidth }).toEqual({ state, isWider: false });
  const within = (await page.getByRole('dialog').count()) > 0 ? DIALOG : 'html';
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await alsoAccessible(page, `${state}, ${colorScheme}`, within);
    if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${state}, ${colorScheme}.png`) });
  }
}
