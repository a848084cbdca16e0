import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../pages/accessibility.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { HostPage } from '../pages/HostPage.ts';
import { activeVersion, handMade, serveHandMade, serveRegistry, withRow } from '../pages/versions.ts';
import { readFixture } from '../federationFixture.ts';

const ENTRY = '**/remotes/portal/*/container.js*';

test.describe('the entry', () => {
  const faults = [
    { name: '404', answer: { status: 404, body: 'gone' }, code: 'HTTP 404' },
    { name: '500', answer: { status: 500, body: 'broken' }, code: 'HTTP 500' },
    { name: 'a page with 200', answer: { body: '<html></html>', contentType: 'text/html' }, code: 'HTTP 200' },
    { name: 'a wrong MIME type', answer: { body: 'var a = 1;', contentType: 'text/plain' }, code: 'HTTP 200' },
  ];
  for (const { name, answer: response, code } of faults) {
    test(`${name}: one card, the host’s own page works, Try again heals`, { tag: '@full' }, async ({ page }) => {
      const host = new HostPage(page);
      await page.route(ENTRY, (route) => route.fulfill(response));
      await host.open('/vue/funding/');
      await host.expectFailure(code);
      await expect(page.getByRole('navigation')).toBeVisible();
      await page.unroute(ENTRY);
      await host.retry.click();
      await host.expectSignIn();
    });
  }

  test('no answer: NETWORK; Try again heals', { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    await page.route(ENTRY, (route) => route.abort());
    await host.open();
    await host.expectFailure('NETWORK');
    await page.unroute(ENTRY);
    await host.retry.click();
    await host.expectSignIn();
  });

  test('it hangs: still loading over the module’s budget, TIMEOUT after three', { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    const { row } = activeVersion();
    const portal = { expose: './portal', enabled: true, budgetMs: 500 };
    await serveRegistry(page, withRow({ modules: { ...row.modules, portal } }));
    await page.route(ENTRY, () => undefined);
    await host.open();
    await expect(page.getByText('The portal is still loading.')).toBeVisible();
    await host.expectFailure('TIMEOUT');
  });
});

for (const [what, file] of [
  ['the code of a module', '**/remotes/portal/*/frame.*.js'],
  ['its styles', '**/remotes/portal/*/frame.*.css'],
] as const) {
  test(`${what} failing once: healed without a word`, { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    await page.route(file, (route) => route.abort(), { times: 1 });
    await host.open();
    await host.expectSignIn();
  });

  test(`${what} failing always: CHUNK, and Try again heals`, { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    await page.route(file, (route) => route.abort());
    await host.open();
    await host.expectFailure('CHUNK');
    await page.unroute(file);
    await host.retry.click();
    await host.expectSignIn();
  });
}

const THROWS = `throw new Error('broken')`;
for (const [where, code, source] of [
  ['module scope', 'EVALUATION', () => `${THROWS};`],
  ['its expose', 'EVALUATION', () => `var portal_9_9_9 = { init() {}, get() { ${THROWS}; } };`],
  ['mount', 'MOUNT', () => handMade(`mount() { ${THROWS}; }`)],
  ['a mount that rejects', 'MOUNT', () => handMade(`mount() { return Promise.reject(new Error('broken')); }`)],
  ['no mount at all', 'CONTRACT', () => handMade('')],
] as const) {
  test(`a remote that throws in ${where}: ${code}`, { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    await serveHandMade(page, source());
    await host.open();
    await host.expectFailure(code);
  });
}

test('offline, then online: the card stays, and Try again heals', { tag: '@full' }, async ({ page, context }) => {
  const host = new HostPage(page);
  await page.route(ENTRY, (route) => route.abort());
  await host.open();
  await host.expectFailure('NETWORK');
  await page.unroute(ENTRY);
  await context.setOffline(true);
  await host.retry.click();
  await host.expectFailure('NETWORK');
  await context.setOffline(false);
  await host.retry.click();
  await host.expectSignIn();
});

test(
  'the element’s card: in the page’s language, at 320 pixels, by keyboard, without a barrier',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
    const example = new ExamplePage(page);
    await example.open(`${readFixture().examples}/plain/`);
    await example.module.evaluate((element) => {
      element.setAttribute('locale', 'fr');
      document.querySelector('main')?.append(element);
    });
    const card = example.module.getByRole('alert');
    await expect(card).toContainText('Le portail n’a pas pu démarrer');
    await expect(card).toContainText('HTTP 404');
    await expect(card).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'the card', 'rewards-portal');
    await page.unroute(ENTRY);
    await card.getByRole('button', { name: 'Réessayer' }).focus();
    await page.keyboard.press('Enter');
    await expect(example.module.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  },
);

test('a page whose policy forbids the portal’s files: CSP', { tag: '@full' }, async ({ page }) => {
  const { examples, portal, hostFolder } = readFixture();
  const example = new ExamplePage(page);
  await example.open(`${examples}/plain/`);
  await expect(example.module.getByLabel('Email')).toBeVisible();
  const loader = readdirSync(hostFolder).filter((name) => /^portal-loader.*\.js$/.test(name));
  await page.addInitScript(
    (files) => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = `script-src 'self' ${files.join(' ')}`;
      document.addEventListener('DOMContentLoaded', () => document.head.append(policy));
    },
    loader.map((name) => `${portal}/${name}`),
  );
  await page.reload();
  await expect(example.module.getByRole('alert')).toContainText('Reference for support: CSP');
});
