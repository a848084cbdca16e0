import type { Browser, Page } from '@playwright/test';
import { DEMO_BUYER } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { heapOf } from '../pages/heapOf.ts';
import { addCardByForm } from './addCardByForm.ts';
import { WAYS, type Numbers } from './cardNumbers.ts';
import type { createFinder } from './findNumbers.ts';
import { FORMS, PUBLIC_FORMS, type FormLocation } from './forms.ts';
import { searchText } from './searchStored.ts';
import { keptByBrowser, paste, watchPage, type WatchedPage } from './watchPage.ts';

/** The question about cookies stays unanswered, and is no form. */
const NO_QUESTION = ':not(#cc-main *)';
const FIELDS = ['text', 'search', 'email', 'tel', 'password']
  .map((type) => `input[type="${type}"]:visible:enabled`)
  .concat('input:not([type]):visible:enabled', 'textarea:visible:enabled')
  .join(', ');
/** For what hangs. */
const FIELDS_WITHIN_MS = 300_000;
const MOST_TRIES = 10;
/** A page without fields of its own, which each form is left for. */
const ELSEWHERE = '/legal/terms';

type Find = ReturnType<typeof createFinder>;

export interface FormResult {
  readonly forms: number;
  readonly fields: number;
  readonly found: readonly string[];
}

interface TypingOptions {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly numbers: Numbers;
  readonly perField: number;
  readonly find: Find;
  /** The part of the addresses by which forms are chosen; '' for all. */
  readonly part: string;
}

/** Types numbers into each text of each form, tries to send it, leaves it, and looks for them in page and browser. */
export async function typeIntoForms(options: TypingOptions): Promise<FormResult> {
  const results: FormResult[] = [await typeAs(null, PUBLIC_FORMS, options)];
  for (const [username, locations] of Object.entries(FORMS)) results.push(await typeAs(username, locations, options));
  return {
    forms: results.reduce((sum, { forms }) => sum + forms, 0),
    fields: results.reduce((sum, { fields }) => sum + fields, 0),
    found: results.flatMap(({ found }) => found),
  };
}

async function typeAs(
  username: string | null,
  locations: readonly FormLocation[],
  options: TypingOptions,
): Promise<FormResult> {
  const { browser, baseUrl, find, part } = options;
  const wanted = locations.filter(({ hash }) => hash.includes(part));
  if (wanted.length === 0) return { forms: 0, fields: 0, found: [] };
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  if (username !== null) {
    const data = { username, password: DEMO_BUYER.password };
    const response = await context.request.post(`${baseUrl}/api/authenticate`, { data });
    if (!response.ok()) throw new Error(`${username} could not sign in: ${response.status()}`);
  }
  const watched = watchPage(await context.newPage());
  const typed = wanted.find(({ addsCards }) => addsCards !== true);
  const found: string[] = [];
  let fields = 0;
  for (const location of wanted) {
    const name = `${username ?? 'nobody'} at ${location.hash}`;
    try {
      fields += await typeAt(watched, location, options);
      // A search that finds nothing while a number stands in the page would find nothing afterwards.
      if (location === typed && find(await heapOf(watched.page)).length === 0)
        throw new Error('the heap is not searched');
      if (location.addsCards !== true) await leave(watched);
      found.push(...(await searchPage(name, watched, find)));
    } catch (error) {
      found.push(`${name}: ${String(error)}`);
    }
  }
  await context.close();
  return { forms: wanted.length, fields, found };
}

async function searchPage(name: string, watched: WatchedPage, find: Find): Promise<readonly string[]> {
  const texts = {
    'calls and console': watched.said(),
    browser: await keptByBrowser(watched.page),
    heap: await heapAtRest(watched, find),
  };
  const found = Object.entries(texts).flatMap(([where, text]) => searchText(`${name}, ${where}`, text, find).found);
  console.log(`${name}: ${found.length} found in ${(texts.heap.length / 1_000_000).toFixed(1)} MB of the heap`);
  return found;
}

/**
 * The heap once no number is left in it, or as it stays: a dialog that is closing, and what React drew before, are let go
 * when the page has drawn again.
 */
async function heapAtRest({ page, settle }: WatchedPage, find: Find): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const heap = await heapOf(page);
    if (tries === MOST_TRIES || find(heap).length === 0) return heap;
    await settle();
  }
}

/** Returns how many fields there were. */
async function typeAt(watched: WatchedPage, location: FormLocation, options: TypingOptions): Promise<number> {
  const { page, settle } = watched;
  const { baseUrl, numbers, perField } = options;
  if (location.addsCards === true) {
    for (let nth = 0; nth < perField; nth += 1) await addCardByForm(watched, baseUrl, numbers);
    return 1;
  }
  const address = `${baseUrl}/vue/#${location.hash}`;
  // A page of its own for each form, so that what is found belongs to it.
  await page.goto('about:blank');
  await page.goto(address);
  const pressed = (location.press ?? []).map((name) => page.getByRole('button', { name }));
  const wanted = pressed.reduce((any, button) => any.or(button), page.locator(FIELDS));
  await wanted.first().waitFor({ timeout: FIELDS_WITHIN_MS });
  await settle();
  for (const name of location.press ?? []) {
    await press(page, name);
    await settle();
  }
  const dialog = page.getByRole('dialog').and(page.locator(NO_QUESTION)).first();
  const fields = (await dialog.isVisible()) ? dialog.locator(FIELDS) : page.locator(FIELDS);
  await fields.first().waitFor({ timeout: FIELDS_WITHIN_MS });
  let most = 0;
  for (let nth = 0; nth < perField; nth += 1) {
    const count = await fields.count();
    most = Math.max(most, count);
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      // A form may take fields away while it is filled.
      if ((await field.count()) === 1) await paste(field, (WAYS[nth % WAYS.length] ?? String)(numbers.next()));
    }
    await page.keyboard.press('Enter');
    await settle();
  }
  return most;
}

async function press(page: Page, name: RegExp): Promise<void> {
  for (const role of ['button', 'tab', 'menuitem', 'link'] as const) {
    const control = page.getByRole(role, { name }).first();
    if (!(await control.isVisible())) continue;
    await control.click();
    return;
  }
}

async function leave({ page, settle }: WatchedPage): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, ELSEWHERE);
  const agree = page.getByRole('button', { name: 'Leave', exact: true });
  const isLeft = async (): Promise<boolean> => {
    if (await agree.isVisible()) await agree.click();
    return page.url().endsWith(`#${ELSEWHERE}`) && (await page.locator('h1').isVisible());
  };
  await waitUntil('the page is left', isLeft, { withinMs: FIELDS_WITHIN_MS });
  await settle();
}
