import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../pages/accessibility.ts';
import { CatalogPage } from '../../pages/CatalogPage.ts';
import { CheckoutPage } from '../../pages/CheckoutPage.ts';
import { RewardPage } from '../../pages/RewardPage.ts';
import { createRandom } from '../../harness/random.ts';
import { REPOSITORY } from '../../harness/startServer.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { HostPage } from '../pages/HostPage.ts';
import { argumentsOf, remote } from '../pages/operator.ts';
import { activeVersion, servedRegistry } from '../pages/versions.ts';
import { readFixture } from '../federationFixture.ts';

const { portal, hostFolder, storeFolder, next } = readFixture();

const versionOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('portal_')));

test('publish, verify, activate: the next load of a page has the new version; rollback: the old one', async ({
  page,
}) => {
  const { version } = activeVersion();
  const host = new HostPage(page);
  await host.open();
  await host.expectSignIn();
  const before = await versionOf(page);
  expect(await remote('publish', next.folder)).toContain(`Published ${next.version}`);
  expect(await remote('list')).toContain(next.version);
  expect(await remote('verify')).toBe('All is as it should be.');
  expect(await remote('activate', next.version)).toBe(`${version} -> ${next.version}`);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) warnings.push(message.text());
  });
  await page.reload();
  await host.expectSignIn();
  expect(await versionOf(page)).toEqual([`portal_${next.version.replaceAll('.', '_')}`]);
  // With one byte changed in the new version, the one before it runs in its place.
  const entry = `**/remotes/portal/${next.version}/{container,remoteEntry}.js*`;
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.reload();
  await host.expectSignIn();
  expect(await versionOf(page)).toEqual(before);
  await page.unroute(entry);
  expect(await remote('rollback')).toContain(`${next.version} -> ${version}. ${next.version} is marked bad`);
  await page.reload();
  await host.expectSignIn();
  expect(await versionOf(page)).toEqual(before);
  expect(warnings).toEqual([]);
});

test(
  'staff see which version did not start, who changed what, and why one is active',
  { tag: '@full' },
  async ({ page }) => {
    const { version } = activeVersion();
    const entry = '**/remotes/portal/*/{container,remoteEntry}.js*';
    const host = new ExamplePage(page, '#host');
    await page.route(entry, (route) => route.fulfill({ status: 404 }));
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/remote-failures'));
    await host.open(`${portal}/vue/funding/`);
    expect((await reported).status()).toBe(204);
    await page.unroute(entry);
    await host.open(`${portal}/vue/`);
    await host.signIn('staff@demo.example');
    await host.open(`${portal}/host/remotes`);
    await expect(page.getByRole('row', { name: `${version} funding HTTP` })).toBeVisible();
    await expect(page.getByRole('heading', { name: `portal ${version} Active` })).toBeVisible();
    await expect(page.getByText(/^Active since .* ran (activate|rollback) /)).toBeVisible();
    await expectAccessible(page, 'the operators’ page');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test(
  'disable: a card in the module’s place, until when; the others work; enable brings it back',
  { tag: '@full' },
  async ({ page }) => {
    await remote('disable', 'funding', '--reason', 'MAINTENANCE', '--until', '2099-12-01T10:00:00Z');
    const host = new HostPage(page);
    await host.open('/vue/funding/');
    await expect(host.failure).toContainText('turned off for now');
    await expect(host.failure).toContainText('2099');
    await host.open('/vue/settings/');
    await host.expectSignIn();
    await remote('enable', 'funding');
    await host.open('/vue/funding/');
    await host.expectSignIn();
  },
);

test(
  'canary of an organisation: its browsers have it from the load after sign-in, others do not, and rollback ends it',
  { tag: '@full' },
  async ({ page, browser }) => {
    const { version } = activeVersion();
    const [own, other] = [version, next.version].map((one) => [`portal_${one.replaceAll('.', '_')}`]);
    if (servedRegistry().remotes['portal']?.versions[next.version] === undefined) await remote('publish', next.folder);
    // Browsers are drawn at random: nobody's share, so that the organisation alone decides.
    await remote('canary', next.version, '--percent', '0', '--platform', 'pocket-lantern');
    const host = new ExamplePage(page, '#host');
    await host.open(`${portal}/vue/`);
    await host.signIn('owner@pocket-lantern.example');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await versionOf(page)).toEqual(own);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await versionOf(page)).toEqual(other);
    const second = await (await browser.newContext()).newPage();
    const theirs = new ExamplePage(second, '#host');
    await theirs.open(`${portal}/vue/`);
    await theirs.signIn('admin@demo.example');
    await second.reload();
    await expect(second.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await versionOf(second)).toEqual(own);
    await second.context().close();
    expect(await remote('rollback')).toBe(`canary ${next.version} ended, ${version} for all`);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await versionOf(page)).toEqual(own);
  },
);

/** An open page asks for the registry when it becomes visible again, as it does each minute. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test(
  'an open page: a card in the place of what is switched off, and a newer version, after which an order is as it was typed',
  { tag: '@full' },
  async ({ page }) => {
    const { version } = activeVersion();
    if (servedRegistry().remotes['portal']?.versions[next.version] === undefined) await remote('publish', next.folder);
    const host = new ExamplePage(page, '#host');
    await host.open(`${portal}/vue/#/funding`);
    await host.signIn('admin@demo.example');
    await expect(page.getByRole('link', { name: 'Add funds' }).first()).toBeVisible();
    await remote('disable', 'funding', '--reason', 'MAINTENANCE', '--until', '2099-12-01T10:00:00Z');
    await comeBack(page);
    await expect(page.getByRole('heading', { name: 'This part of the portal is turned off for now' })).toBeVisible();
    await expect(page.getByText(/It is under maintenance\. It should be back by Dec 1, 2099/)).toBeVisible();
    await expectAccessible(page, 'a module that is switched off');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order rewards' }).click();
    await new CatalogPage(page).choose('Meadow');
    await new RewardPage(page).send('25');
    const order = new CheckoutPage(page);
    await order.type([{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }]);
    await remote('enable', 'funding');
    await remote('activate', next.version);
    const [folder, gone] = [version, 'gone'].map((name) => path.join(storeFolder, 'public/remotes/portal', name));
    renameSync(folder ?? '', gone ?? '');
    try {
      await comeBack(page);
      const line = page.getByText('A newer version of the portal is ready.');
      await expect(line).toBeVisible();
      await expectAccessible(page, 'a newer version is offered');
      // A page that has not been opened before: none of its parts is here.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
      const dialog = page.getByRole('dialog', { name: 'A newer version is ready' });
      await dialog.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /templates/i })).toBeVisible();
      expect(await versionOf(page)).toEqual([`portal_${next.version.replaceAll('.', '_')}`]);
      await page.goBack();
      await expect(order.person(1).email).toHaveValue('ada@example.com');
    } finally {
      renameSync(gone ?? '', folder ?? '');
      await remote('rollback');
    }
  },
);

for (const words of [
  ['publish', '/nowhere'],
  ['publish', next.folder],
  ['activate', '9.9.9'],
  ['activate', '__proto__'],
  ['disable', 'nothing', '--reason', 'INCIDENT'],
  ['disable', 'funding', '--reason', 'UPGRADE'],
  ['disable', 'funding'],
  ['disable', 'funding', '--reason', 'MAINTENANCE', '--until', 'tomorrow'],
  ['disable', 'funding', '--reason', 'MAINTENANCE', '--until', '2020-01-01T10:00:00Z'],
  ['canary', next.version, '--percent', '140'],
  ['--api', 'http://127.0.0.1:9', 'activate', next.version],
  ['--host', '/nowhere', 'verify'],
  ['nonsense'],
]) {
  test(
    `remote ${words.join(' ').replace(next.folder, 'a published version')}: a clear refusal, and nothing changes`,
    { tag: '@full' },
    () => {
      const before = JSON.stringify(servedRegistry());
      const { status, stderr } = spawnSync(process.execPath, argumentsOf(words), { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr.trim()).not.toBe('');
      expect(stderr).not.toContain('    at ');
      expect(JSON.stringify(servedRegistry())).toBe(before);
    },
  );
}

test('two operators at once: one is told of a conflict, nothing is lost', { tag: '@full' }, async () => {
  const outcomes = await Promise.all(
    ['activate', 'disable'].map(async (command) => {
      const words = command === 'activate' ? [command, next.version] : [command, 'funding', '--reason', 'MAINTENANCE'];
      const child = spawn(process.execPath, argumentsOf(words));
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    }),
  );
  expect(outcomes.filter((code) => ![0, 3].includes(code))).toEqual([]);
  expect(outcomes).toContain(0);
  expect(await remote('verify')).toBe('All is as it should be.');
  await remote('enable', 'funding');
  if (activeVersion().version === next.version) await remote('rollback');
});

test(
  'a file that finds no room: the command fails, the store is as before, and the command works once there is room',
  { tag: '@full' },
  () => {
    const folder = path.join(path.dirname(storeFolder), 'full');
    const [store, host] = [path.join(folder, 'store'), path.join(folder, 'host')];
    cpSync(path.join(storeFolder, 'keys'), path.join(store, 'keys'), { recursive: true });
    cpSync(hostFolder, host, { recursive: true });
    const run = (words: readonly string[], limit = 'unlimited') =>
      spawnSync(
        'bash',
        ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, ...argumentsOf(words, store, host)],
        {
          encoding: 'utf8',
        },
      );
    const { version } = activeVersion();
    expect(run(['publish', path.join(REPOSITORY, 'remote/dist', version)]).status).toBe(0);
    expect(run(['activate', version]).status).toBe(0);
    // Kilobytes that a file may have; the registry and some files of a version have more.
    for (const [words, limit] of [
      [['publish', next.folder], '40'],
      [['disable', 'funding', '--reason', 'MAINTENANCE'], '1'],
    ] as const) {
      expect(run(words, limit).status).not.toBe(0);
      // The system ends the command, which holds the store for ten seconds then.
      rmSync(path.join(store, '.lock'), { recursive: true, force: true });
      expect(run(['verify']).stdout).toContain('All is as it should be.');
      expect(run(words).status).toBe(0);
    }
  },
);

test(
  'a command killed at any moment leaves a store that is signed and complete, and the next command works',
  { tag: '@full' },
  async () => {
    const folder = path.join(path.dirname(storeFolder), 'killed');
    const [store, host] = [path.join(folder, 'store'), path.join(folder, 'host')];
    cpSync(storeFolder, store, { recursive: true });
    cpSync(hostFolder, host, { recursive: true });
    const random = createRandom(1501);
    const commands = [
      ['activate', next.version],
      ['rollback'],
      ['prune'],
      ['disable', 'funding', '--reason', 'MAINTENANCE'],
    ];
    for (let round = 0; round < 16; round += 1) {
      const child = spawn(process.execPath, argumentsOf(commands[round % commands.length] ?? [], store, host), {
        stdio: 'ignore',
      });
      await pause(80 + random.next() * 300);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      // A killed command holds the store for ten seconds; an operator waits, this case does not.
      rmSync(path.join(store, '.lock'), { recursive: true, force: true });
      const { stderr } = spawnSync(process.execPath, argumentsOf(['verify'], store, host), { encoding: 'utf8' });
      expect(stderr.trim()).toMatch(/^(|the host's page preloads another version than .*)$/);
    }
    const { stdout } = spawnSync(process.execPath, argumentsOf(['activate', next.version], store, host), {
      encoding: 'utf8',
    });
    expect(stdout).toContain(next.version);
    expect(spawnSync(process.execPath, argumentsOf(['verify'], store, host), { encoding: 'utf8' }).stdout).toContain(
      'All is as it should be.',
    );
  },
);
