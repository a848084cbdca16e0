/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lockfile from 'proper-lockfile';
import { isSigned } from '../../shared/src/loader/isSigned.ts';
import { activate, rollback } from './commands/activate.ts';
import { canary } from './commands/canary.ts';
import { list } from './commands/list.ts';
import { prune } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { disable, enable } from './commands/switchModule.ts';
import { verify } from './commands/verify.ts';
import { readJournal } from './journal.ts';
import { createKey, publicKeyOf } from './signing.ts';
import { openStore, registryOf, versionsOf } from './store.ts';
import { openStoreFixture, type StoreFixture } from './testing/fakeBuild.ts';
import { integrityOf } from './versionFolder.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = openStoreFixture();
});
afterEach(() => fixture.remove());

const add = (version: string, overrides?: Parameters<StoreFixture['build']>[1]) =>
  publish(fixture.store, fixture.build(version, overrides));
const page = (): string => readFileSync(join(fixture.target.hostFolder, 'index.html'), 'utf8');
const versionFolder = (version: string): string => fixture.store.paths.versionFolder(version);
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** A registry that every browser takes: signed, and the active version complete. */
async function expectSound(): Promise<void> {
  const { paths, keys } = fixture.store;
  expect(await isSigned(textOf(paths.registry), textOf(paths.signatures), keys.map(publicKeyOf))).toBe(true);
  expect(await verify(fixture.store, fixture.target)).toEqual([]);
}

it('publishes, activates and rolls back: the page preloads the active version, the stable address leads to it', async () => {
  await add('0.1.0');
  await add('0.2.0');
  expect(versionsOf(fixture.store)).toMatchObject({ active: '0.1.0' });
  expect(await activate(fixture.store, '0.2.0', fixture.target)).toBe('0.1.0 -> 0.2.0');
  expect(page()).toContain('href="/remotes/portal/0.2.0/frame.11112222.js" integrity="sha384-');
  expect(textOf(join(versionFolder('current'), 'remoteEntry.js'))).toContain('../0.2.0/');
  await expectSound();
  expect(await rollback(fixture.store, fixture.target)).toBe(
    '0.2.0 -> 0.1.0. 0.2.0 is marked bad until `activate 0.2.0`. There is no version before 0.1.0.',
  );
  expect(versionsOf(fixture.store).active).toBe('0.1.0');
  expect(page()).not.toContain('0.2.0');
  await expectSound();
});

it('rollback walks back, never to a version that a rollback has left, until that one is activated by name', async () => {
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) await add(version);
  await activate(fixture.store, '0.2.0', fixture.target);
  await activate(fixture.store, '0.3.0', fixture.target);
  expect(await rollback(fixture.store, fixture.target)).toBe(
    '0.3.0 -> 0.2.0. 0.3.0 is marked bad until `activate 0.3.0`. Another rollback leads to 0.1.0.',
  );
  // Pages whose active version fails go back to the same one.
  expect(versionsOf(fixture.store)).toMatchObject({ active: '0.2.0', previous: '0.1.0' });
  expect(list(fixture.store)).toMatch(/^! {2}0\.3\.0/m);
  expect(await rollback(fixture.store, fixture.target)).toContain('0.2.0 -> 0.1.0.');
  expect(versionsOf(fixture.store).previous).toBeUndefined();
  const before = textOf(fixture.store.paths.registry);
  await expect(rollback(fixture.store, fixture.target)).rejects.toThrow(
    'There is no version before 0.1.0 to go back to. Marked bad: 0.3.0, 0.2.0; `activate` takes one by its name.',
  );
  expect(textOf(fixture.store.paths.registry)).toBe(before);
  await activate(fixture.store, '0.3.0', fixture.target);
  expect(list(fixture.store)).not.toMatch(/^! {2}0\.3\.0/m);
  expect(await rollback(fixture.store, fixture.target)).toContain('0.3.0 -> 0.1.0.');
});

it('rollback passes over a version that is pruned', async () => {
  for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.0']) await add(version);
  for (const version of ['0.2.0', '0.3.0', '0.4.0']) await activate(fixture.store, version, fixture.target);
  expect(await prune(fixture.store)).toEqual(['0.1.0']);
  expect(await rollback(fixture.store, fixture.target)).toContain('Another rollback leads to 0.2.0.');
  expect(await rollback(fixture.store, fixture.target)).toContain('There is no version before 0.2.0.');
});

it('activating the active version signs the registry anew, and the version before stays', async () => {
  await add('0.1.0');
  await add('0.2.0');
  await activate(fixture.store, '0.2.0', fixture.target);
  const { serial = 0 } = registryOf(fixture.store) ?? {};
  expect(await activate(fixture.store, '0.2.0', fixture.target)).toBe('0.2.0, signed anew');
  expect(registryOf(fixture.store)?.serial).toBeGreaterThan(serial);
  expect(versionsOf(fixture.store)).toMatchObject({ active: '0.2.0', previous: '0.1.0' });
  await expectSound();
});

it('each change has a serial above the one before, and a line in the journal', async () => {
  await add('0.1.0');
  const first = registryOf(fixture.store)?.serial ?? 0;
  await disable(fixture.store, 'funding', { code: 'MAINTENANCE' });
  const second = registryOf(fixture.store)?.serial ?? 0;
  expect(second).toBeGreaterThan(first);
  expect(readJournal(fixture.store.paths.journal, second).map(({ command, what }) => [command, what])).toEqual([
    ['disable', 'funding'],
    ['publish', '0.1.0'],
  ]);
  expect(list(fixture.store)).toMatch(/\* {2}0\.1\.0.*funding off: MAINTENANCE/);
});

it('the line of a command that was cut off before its registry counts for nothing', async () => {
  await add('0.1.0');
  const { serial = 0 } = registryOf(fixture.store) ?? {};
  writeFileSync(
    fixture.store.paths.journal,
    `${textOf(fixture.store.paths.journal)}\n${JSON.stringify({ serial: serial + 1, before: serial, at: '', by: '', command: 'activate', what: '9' })}\n{"ser`,
  );
  expect(readJournal(fixture.store.paths.journal, serial)).toHaveLength(1);
  await disable(fixture.store, 'funding', { code: 'MAINTENANCE' });
  expect(list(fixture.store)).not.toContain('activate  9');
});

it('a registry of three versions is below 3 KB compressed: the lists of files stand elsewhere, pinned', async () => {
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) await add(version);
  const { versions } = versionsOf(fixture.store);
  for (const [version, { assets, listing }] of Object.entries(versions))
    expect([assets, listing]).toEqual([undefined, integrityOf(textOf(join(versionFolder(version), 'version.json')))]);
  expect(brotliCompressSync(textOf(fixture.store.paths.registry)).length).toBeLessThan(3_072);
});

it('a canary runs beside the active version until it is ended, or given to all', async () => {
  await add('0.1.0');
  await add('0.2.0');
  await activate(fixture.store, '0.1.0', fixture.target);
  const share = { percent: 20, platforms: ['pocket-lantern'] };
  expect(await canary(fixture.store, '0.2.0', share, fixture.target)).toBe(
    '0.2.0 for 20 % of browsers and pocket-lantern, 0.1.0 for the others',
  );
  expect(versionsOf(fixture.store)).toMatchObject({
    active: '0.1.0',
    canary: { version: '0.2.0', percent: 20, include: { platforms: ['pocket-lantern'] } },
  });
  expect(list(fixture.store)).toContain('Canary 0.2.0: 20 % of browsers and pocket-lantern');
  await expectSound();
  expect(await rollback(fixture.store, fixture.target)).toBe('canary 0.2.0 ended, 0.1.0 for all');
  expect(versionsOf(fixture.store)).toMatchObject({ active: '0.1.0' });
  expect(versionsOf(fixture.store).canary).toBeUndefined();
  await canary(fixture.store, '0.2.0', share, fixture.target);
  await activate(fixture.store, '0.2.0', fixture.target);
  expect(versionsOf(fixture.store)).toMatchObject({ active: '0.2.0', previous: '0.1.0' });
  expect(versionsOf(fixture.store).canary).toBeUndefined();
});

it.each([
  ['140 percent', '0.2.0', { percent: 140, platforms: [] }, 'from 0 to 100'],
  ['no number', '0.2.0', { percent: NaN, platforms: [] }, 'from 0 to 100'],
  ['nobody', '0.2.0', { percent: 0, platforms: [] }, 'Nobody would load it'],
  ['an unknown version', '9.9.9', { percent: 5, platforms: [] }, 'is not published'],
  ['the active version', '0.1.0', { percent: 5, platforms: [] }, 'is the active version'],
])('a canary for %s is refused, and nothing is written', async (_, version, share, reason) => {
  await add('0.1.0');
  await add('0.2.0');
  const before = textOf(fixture.store.paths.registry);
  await expect(canary(fixture.store, version, share, fixture.target)).rejects.toThrow(reason);
  expect(textOf(fixture.store.paths.registry)).toBe(before);
});

it('a version that a rollback has left is no canary until it is activated by name', async () => {
  await add('0.1.0');
  await add('0.2.0');
  await activate(fixture.store, '0.2.0', fixture.target);
  await rollback(fixture.store, fixture.target);
  const before = textOf(fixture.store.paths.registry);
  const share = { percent: 5, platforms: [] };
  await expect(canary(fixture.store, '0.2.0', share, fixture.target)).rejects.toThrow(
    '0.2.0 is marked bad, as a rollback has left it. `activate 0.2.0` clears the mark; nothing was changed.',
  );
  expect(textOf(fixture.store.paths.registry)).toBe(before);
  await activate(fixture.store, '0.2.0', fixture.target);
  await activate(fixture.store, '0.1.0', fixture.target);
  expect(await canary(fixture.store, '0.2.0', share, fixture.target)).toContain('0.2.0 for 5 % of browsers');
});

it('funding and ordering have a budget of ten seconds, unless publish gives a module another', async () => {
  const named = (name: string) => ({ [name]: { expose: `./${name}`, enabled: true } });
  const modules = { ...named('portal'), ...named('ordering'), ...named('funding') };
  await publish(fixture.store, fixture.build('0.1.0', { modules }), new Map([['funding', 20_000]]));
  const budgets = Object.entries(versionsOf(fixture.store).versions['0.1.0']?.modules ?? {});
  expect(budgets.map(([name, { budgetMs }]) => [name, budgetMs])).toEqual([
    ['portal', undefined],
    ['ordering', 10_000],
    ['funding', 20_000],
  ]);
  expect(list(fixture.store)).toContain('budgets ordering 10 s, funding 20 s');
  const folder = fixture.build('0.2.0');
  expect(() => publish(fixture.store, folder, new Map([['wallet', 5_000]]))).toThrow(
    '--budget: there is no module wallet; there are portal, funding.',
  );
});

it('a published version is never rewritten', async () => {
  await add('0.1.0');
  await expect(add('0.1.0')).rejects.toThrow('0.1.0 is published already');
});

it('what a killed publish left is replaced by the next', async () => {
  await add('0.1.0');
  const folder = fixture.build('0.2.0');
  const { registry, signatures } = fixture.store.paths;
  const before = [textOf(registry), textOf(signatures)] as const;
  await publish(fixture.store, folder);
  rmSync(join(versionFolder('0.2.0'), 'frame.11112222.js'));
  // As if the registry had not been written.
  writeFileSync(registry, before[0]);
  writeFileSync(signatures, before[1]);
  await publish(fixture.store, folder);
  expect(existsSync(join(versionFolder('0.2.0'), 'frame.11112222.js'))).toBe(true);
});

it.each([
  ['missing', (folder: string) => rmSync(join(folder, 'frame.11112222.js')), 'frame.11112222.js is missing'],
  [
    'changed',
    (folder: string) => writeFileSync(join(folder, 'frame.11112222.css'), 'x'),
    'frame.11112222.css is not what was built',
  ],
  [
    'a damaged compressed copy',
    (folder: string) => writeFileSync(join(folder, 'frame.11112222.js.gz'), 'x'),
    'frame.11112222.js.gz is damaged',
  ],
  [
    'a list of files that somebody wrote anew',
    (folder: string) => {
      const file = join(folder, 'version.json');
      writeFileSync(file, textOf(file).replace('sha384-', 'sha384-A'));
    },
    'is not what was published',
  ],
])('a version with a file that is %s is not activated, and verify tells', async (_, damage, problem) => {
  await add('0.1.0');
  await add('0.2.0');
  damage(versionFolder('0.2.0'));
  await expect(activate(fixture.store, '0.2.0', fixture.target)).rejects.toThrow(problem);
  expect(versionsOf(fixture.store).active).toBe('0.1.0');
  expect((await verify(fixture.store, fixture.target)).join()).toContain(problem);
});

it.each([
  ['an API that it cannot read', { contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^2.0.0' } }],
  ['a host that is too old', { contract: { implements: '1.0.0', requiresHost: '^1.3.0', requiresApi: '^1.0.0' } }],
  ['a capability that the host lacks', { capabilities: { requires: ['swap@1'], optional: [] } }],
])('a version that meets %s is refused by activate and by rollback', async (_, overrides) => {
  await add('0.1.0', overrides);
  await add('0.2.0');
  await activate(fixture.store, '0.2.0', fixture.target);
  await expect(rollback(fixture.store, fixture.target)).rejects.toThrow(/0\.1\.0 is refused.*(CONTRACT|CAPABILITY)/);
  await expect(activate(fixture.store, '0.1.0', fixture.target)).rejects.toThrow('0.1.0 is refused');
  expect(versionsOf(fixture.store).active).toBe('0.2.0');
});

it('an API that cannot be asked changes nothing', async () => {
  await add('0.1.0');
  const target = { ...fixture.target, api: { url: 'http://127.0.0.1:9' } };
  await expect(activate(fixture.store, '0.1.0', target)).rejects.toThrow('does not tell its contract');
});

it('a module that is switched off stays so in other versions and in new ones, until it is switched on', async () => {
  await add('0.1.0');
  await disable(fixture.store, 'funding', { code: 'MAINTENANCE', until: '2026-12-01T10:00:00Z' });
  await add('0.2.0');
  await activate(fixture.store, '0.2.0', fixture.target);
  const { versions } = versionsOf(fixture.store);
  for (const version of ['0.1.0', '0.2.0'])
    expect(versions[version]?.modules.funding).toMatchObject({
      enabled: false,
      disabledReason: { code: 'MAINTENANCE', until: '2026-12-01T10:00:00Z' },
    });
  await enable(fixture.store, 'funding');
  expect(versionsOf(fixture.store).versions['0.2.0']?.modules.funding).toEqual({
    expose: './funding',
    enabled: true,
    budgetMs: 10_000,
  });
  await expect(disable(fixture.store, '__proto__', { code: 'X' })).rejects.toThrow('There is no module __proto__');
});

it('prune keeps three: the active version, the one before it, and the newest', async () => {
  for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0']) await add(version);
  await activate(fixture.store, '0.2.0', fixture.target);
  expect(await prune(fixture.store)).toEqual(['0.3.0', '0.4.0']);
  expect(readdirSync(versionFolder('')).sort()).toEqual(['0.1.0', '0.2.0', '0.5.0', 'current']);
  expect(Object.keys(versionsOf(fixture.store).versions)).toEqual(['0.1.0', '0.2.0', '0.5.0']);
  expect(await prune(fixture.store)).toEqual([]);
  await expectSound();
});

it('a second operator gets a conflict, and nothing is lost', async () => {
  await add('0.1.0');
  const release = await lockfile.lock(fixture.store.paths.folder, { lockfilePath: fixture.store.paths.lock });
  await expect(add('0.2.0')).rejects.toMatchObject({ name: 'OpsFailure', exitCode: 3 });
  await release();
  await add('0.3.0');
  expect(Object.keys(versionsOf(fixture.store).versions)).toEqual(['0.1.0', '0.3.0']);
});

it.each([
  ['changed', (text: string) => text.replace('"active": "0.1.0"', '"active": "0.2.0"')],
  ['made by somebody else', (text: string) => text.replaceAll('sha384-', 'sha384-AAAA')],
])('a registry that was %s is signed by no command, and verify tells', async (_, change) => {
  await add('0.1.0');
  await add('0.2.0');
  const { registry, signatures } = fixture.store.paths;
  const forged = change(textOf(registry));
  writeFileSync(registry, forged);
  const lines = textOf(signatures);
  await expect(disable(fixture.store, 'funding', { code: 'MAINTENANCE' })).rejects.toThrow('is not signed by a key');
  await expect(activate(fixture.store, '0.2.0', fixture.target)).rejects.toThrow('is not signed by a key');
  expect([textOf(registry), textOf(signatures)]).toEqual([forged, lines]);
  expect((await verify(fixture.store, fixture.target)).join()).toContain('not signed by a key that the host trusts');
});

it('prune keeps a version that a module is pinned to, also as a fourth', async () => {
  const pin = (version: string) => ({ modules: { funding: { expose: './funding', enabled: true, version } } });
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) await add(version);
  await add('0.4.0', {
    modules: { ...pin('0.1.0').modules, ordering: { expose: './ordering', enabled: true, version: '0.2.0' } },
  });
  await activate(fixture.store, '0.3.0', fixture.target);
  await activate(fixture.store, '0.4.0', fixture.target);
  expect(await prune(fixture.store)).toEqual([]);
  await expectSound();
});

it('two keys sign while one replaces the other', async () => {
  const next = createKey(join(fixture.folder, 'next.pem'));
  const both = openStore(fixture.store.paths.folder, [...fixture.store.keys, next]);
  await publish(both, fixture.build('0.1.0'));
  const { registry, signatures } = both.paths;
  for (const key of both.keys)
    expect(await isSigned(textOf(registry), textOf(signatures), [publicKeyOf(key)])).toBe(true);
  const alone = openStore(fixture.store.paths.folder, [next]);
  await disable(alone, 'funding', { code: 'MAINTENANCE' });
  expect(await isSigned(textOf(registry), textOf(signatures), [publicKeyOf(next)])).toBe(true);
  expect(() => createKey(join(fixture.folder, 'next.pem'))).toThrow('a key is never overwritten');
});

it('a reader between signatures and registry finds the present registry signed', async () => {
  await add('0.1.0');
  const { paths, keys } = fixture.store;
  const before = textOf(paths.registry);
  await disable(fixture.store, 'funding', { code: 'MAINTENANCE' });
  expect(await isSigned(before, textOf(paths.signatures), keys.map(publicKeyOf))).toBe(true);
});

it('a registry that is damaged is changed by no command', async () => {
  await add('0.1.0');
  writeFileSync(fixture.store.paths.registry, '{"schema":1,');
  await expect(add('0.2.0')).rejects.toThrow('The registry is not JSON. Restore the file; nothing was changed.');
  expect(textOf(fixture.store.paths.registry)).toBe('{"schema":1,');
});
