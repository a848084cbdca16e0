import { expect, test, type Page } from '@playwright/test';
import { HostPage } from '../pages/HostPage.ts';
import { activeVersion, servedRegistry, serveRegistry, withRow } from '../pages/versions.ts';
import { readFixture } from '../federationFixture.ts';

for (const [what, file, added] of [
  ['the entry', '**/{container,remoteEntry}.js*', ';globalThis.changed = true;'],
  ['a script', '**/frame.*.js', ';globalThis.changed = true;'],
  ['a stylesheet', '**/frame.*.css', 'body { outline: 9px solid red }'],
] as const) {
  test(
    `one change in ${what} never runs: INTEGRITY`,
    { tag: what === 'the entry' ? [] : '@full' },
    async ({ page }) => {
      const host = new HostPage(page);
      await page.route(file, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}${added}` });
      });
      await host.open();
      await host.expectFailure('INTEGRITY');
      expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
      await expect(page.locator('body')).not.toHaveCSS('outline-width', '9px');
    },
  );
}

/** Registries that no browser may take. */
const BAD: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'signed by somebody else': (page) => serveRegistry(page, servedRegistry(), 'somebody else'),
  unsigned: (page) => serveRegistry(page, servedRegistry(), 'nobody'),
  truncated: (page) => serveRegistry(page, JSON.stringify(servedRegistry()).slice(0, -10)),
  'that is a page': (page) =>
    page.route('**/remotes.json', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })),
  'of an unknown schema': (page) => serveRegistry(page, JSON.stringify({ ...servedRegistry(), schema: 2 })),
  'without the entry’s integrity': (page) =>
    serveRegistry(page, withRow({ entry: { ...activeVersion().row.entry, integrity: '' } })),
  'with a container that is no name': (page) => serveRegistry(page, withRow({ container: '__proto__' })),
  'not there': (page) => page.route('**/remotes.json', (route) => route.fulfill({ status: 404 })),
  down: (page) => page.route('**/remotes.json', (route) => route.abort()),
};

for (const [name, serve] of Object.entries(BAD)) {
  test(
    `a registry ${name}: no remote byte on a first visit, the last good copy on a later one`,
    { tag: '@full' },
    async ({ page, browser }) => {
      const first = await browser.newPage();
      const asked = remoteFiles(first);
      await serve(first);
      await first.goto(`${readFixture().portal}/vue/funding/`);
      await expect(first.getByRole('alert')).toContainText('Reference for support');
      expect(await ran(first)).toBe(false);
      expect(asked.filter((url) => !preloaded(url))).toEqual([]);
      await first.close();

      const host = new HostPage(page);
      await host.open();
      await host.expectSignIn();
      await serve(page);
      await page.reload();
      await host.expectSignIn();
    },
  );
}

test('a registry with an older serial is refused for the last good copy', { tag: '@full' }, async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.expectSignIn();
  await serveRegistry(page, { ...withRow({ contract: { implements: '9.0.0', requiresHost: '^9.0.0' } }), serial: 1 });
  await page.reload();
  await host.expectSignIn();
});

test('an expired registry runs', { tag: '@full' }, async ({ page }) => {
  const host = new HostPage(page);
  await serveRegistry(page, { ...withRow({}), expiresAt: '2020-01-01T00:00:00Z' });
  await host.open();
  await host.expectSignIn();
});

for (const [name, row, code] of [
  ['a host that is too old', { contract: { implements: '1.0.0', requiresHost: '^9.0.0' } }, 'CONTRACT'],
  [
    'an API that it cannot read',
    { contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^9.0.0' } },
    'CONTRACT',
  ],
  ['a capability that is missing', { capabilities: { requires: ['swap@9'], optional: [] } }, 'CAPABILITY'],
  ['an origin that is not listed', { baseUrl: 'https://elsewhere.example/portal/' }, 'CONTRACT'],
] as const) {
  test(`a version that needs ${name}: ${code}, and no remote byte runs`, { tag: '@full' }, async ({ page }) => {
    const host = new HostPage(page);
    const asked = remoteFiles(page);
    await serveRegistry(page, withRow(row));
    await host.open();
    await host.expectFailure(code);
    expect(await ran(page)).toBe(false);
    expect(asked.filter((url) => !preloaded(url))).toEqual([]);
  });
}

test(
  'our host’s own policy is kept to, from sign-in to a page with a chart, and what it forbids is told',
  { tag: '@full' },
  async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    const host = new HostPage(page);
    const response = await page.request.get(`${readFixture().portal}/vue/`);
    expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
    await host.open('/vue/#/funding');
    await page.getByLabel('Email').fill('funding@demo.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo-Portal-2026!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('foreignObject').first()).toBeAttached();
    expect(violations).toEqual([]);
    // Violations of the policy by a version are told.
    const reported = page.waitForResponse(/\/api\/csp-reports$/);
    await page.evaluate((file) => {
      const forbidden = document.createElement('object');
      forbidden.data = file;
      document.body.append(forbidden);
    }, `/remotes/portal/${activeVersion().version}/container.js`);
    expect((await reported).status()).toBe(204);
  },
);

/** Addresses of remote files that a page asks for from now on. */
function remoteFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/|elsewhere\.example/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Tells whether the host's page preloads a file: it does so before the registry is known, and the file does not run. */
function preloaded(url: string): boolean {
  const { pathname } = new URL(url);
  const { version } = activeVersion();
  return (
    pathname.startsWith(`/remotes/portal/${version}/`) &&
    /\/(container\.js|frame\.\w+\.(js|css)|version\.json)$/.test(pathname)
  );
}

const ran = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(globalThis).some((name) => name.startsWith('portal_')));
