import type { Page } from '@playwright/test';
import type { Numbers } from './cardNumbers.ts';
import { ADD_CARD } from './forms.ts';
import { paste, type WatchedPage } from './watchPage.ts';

const ADDRESS: readonly (readonly [name: RegExp, text: string])[] = [
  [/^Name on card/, 'Ana Souza'],
  [/^Expires/, '07/31'],
  [/^Street address/, '1 Main Street'],
  [/^City/, 'Seattle'],
  [/^ZIP/, '98101'],
];

/** Adds a card in its form, sent with Enter from the field of the number, which is where React would keep it. */
export async function addCardByForm(watched: WatchedPage, baseUrl: string, numbers: Numbers): Promise<void> {
  const { page, settle } = watched;
  const number = numbers.next();
  await page.goto('about:blank');
  await page.goto(`${baseUrl}/vue/#${ADD_CARD}`);
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  await dialog.getByRole('button', { name: /yourself/ }).click();
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  for (const [name, text] of ADDRESS) await field(name).fill(text);
  await dialog.getByRole('combobox', { name: /^State/ }).selectOption('WA');
  await field(/^Security code/).fill(/^3[47]/.test(number) ? '1234' : '123');
  await paste(field(/^Card number/), number);
  await page.keyboard.press('Enter');
  await waitForAdded(page);
  await settle();
}

async function waitForAdded(page: Page): Promise<void> {
  await page.getByText(/was added\. You can pay with it from/).waitFor();
  await page.getByRole('dialog', { name: 'Add card' }).waitFor({ state: 'hidden' });
}
