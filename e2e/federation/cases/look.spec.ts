import { expect, test, type Page } from '@playwright/test';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { expectLoaded, readComputedStyles } from '../pages/computedStyles.ts';
import { readFixture } from '../federationFixture.ts';

const { examples } = readFixture();

const TAGS =
  'header, nav, section, h1, h2, p, ul, li, dl, dd, dt, form, label, button, input, a, table, th, td, fieldset';
/** Styles that a page may give its own elements, and must not give ours. */
const LOUD = `
  * { margin: 0; padding: 0; }
  ${TAGS} { margin: 7px; padding: 9px; color: red; background: yellow; font: italic 30px serif; border: 3px dotted lime; }
  body { font: italic 22px serif; color: green; letter-spacing: 2px; text-align: right; text-transform: uppercase; line-height: 3; }
`;

async function funding(page: Page, style: string): Promise<ExamplePage> {
  const example = new ExamplePage(page);
  await example.open(`${examples}/plain/`);
  await page.addStyleTag({ content: `main { width: 900px; margin: 0 auto; padding: 0; } ${style}` });
  await example.signIn('funding@demo.example');
  await expect(example.module.getByText('Payment methods')).toBeVisible();
  // The chart comes last.
  await expect(example.module.locator('foreignObject').first()).toBeAttached();
  await expectLoaded(example.module);
  return example;
}

test(
  'the page’s rules for bare tags and its text change nothing inside a module',
  { tag: '@full' },
  async ({ browser }) => {
    const styles = [];
    for (const style of ['section { }', LOUD]) {
      const page = await browser.newPage();
      const { module } = await funding(page, style);
      styles.push(await module.locator('.pr-root').first().evaluate(readComputedStyles));
      await page.close();
    }
    const [plain = {}, loud = {}] = styles;
    expect(Object.keys(plain).length).toBeGreaterThan(100);
    expect(differences(plain, loud)).toEqual([]);
  },
);

test('a module changes nothing of the page around it, before, during and after', { tag: '@full' }, async ({ page }) => {
  const outside = async () => ({
    ...(await page.locator('body > header').evaluate(readComputedStyles)),
    html: await page.locator('html').evaluate(ownLook),
    body: await page.locator('body').evaluate(ownLook),
  });
  await page.addInitScript(watchPageWideRules);
  const example = new ExamplePage(page);
  await page.route('**/portal-loader.js', (route) => route.abort());
  await example.open(`${examples}/plain/`);
  const before = await outside();
  await page.unroute('**/portal-loader.js');
  await example.open(`${examples}/plain/`);
  await example.signIn('funding@demo.example');
  await expect(example.module.getByText('Payment methods')).toBeVisible();
  expect(differences(before, await outside())).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pageWideRules') as unknown)).toEqual([]);
  await example.module.evaluate((element) => element.remove());
  expect(differences(before, await outside())).toEqual([]);
});

/** Runs in the page before all else: keeps rules for all elements that are added to its head, also for a moment. */
function watchPageWideRules(): void {
  const rules: string[] = [];
  Reflect.set(globalThis, 'pageWideRules', rules);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLStyleElement && node.textContent.trim().startsWith('*')) rules.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function ownLook(element: Element): string {
  const style = getComputedStyle(element);
  return ['color', 'background-color', 'font', 'color-scheme', 'overflow', 'margin', 'padding']
    .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    .join(';\n');
}

/** Lists what differs between two looks, a line each. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((path) => {
    const [before, after] = [one[path] ?? 'absent', other[path] ?? 'absent'].map((look) => look.split(';\n'));
    return (before ?? []).flatMap((line, index) =>
      line === after?.[index] ? [] : [`${path} ${line} | ${after?.[index]}`],
    );
  });
}
