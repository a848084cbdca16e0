import { expect, test } from '@playwright/test';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { remote } from '../pages/operator.ts';
import { activeVersion, servedRegistry } from '../pages/versions.ts';
import { readFixture, type BuiltVersion } from '../federationFixture.ts';

const { portal, before, next } = readFixture();
const own = activeVersion().version;

const isPublished = ({ version }: BuiltVersion): boolean => {
  const { versions = {} } = servedRegistry().remotes['portal'] ?? {};
  return Object.hasOwn(versions, version);
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  for (const built of [before, next]) if (!isPublished(built)) await remote('publish', built.folder);
});

test.afterAll(() => remote('activate', own));

for (const [name, version] of [
  ['the version before', before.version],
  ['the version of the same build', own],
  ['the version after', next.version],
] as const) {
  test(
    `our host and API with ${name}: sign-in and each area, and no call is refused`,
    { tag: '@full' },
    async ({ page }) => {
      await remote('activate', version);
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400 && response.status() !== 401)
          failures.push(`${response.status()} ${response.url()}`);
      });
      const host = new ExamplePage(page, '#host');
      await host.open(`${portal}/vue/`);
      await host.signIn('admin@demo.example');
      for (const [path, heading] of [
        ['/funding', 'Funding'],
        ['/orders', 'Order history'],
        ['/settings/user', 'My profile'],
      ] as const) {
        await host.open(`${portal}/vue/#${path}`);
        await expect(host.module.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      }
      expect(await page.evaluate(() => Object.keys(globalThis).filter((one) => one.startsWith('portal_')))).toEqual([
        `portal_${version.replaceAll('.', '_')}`,
      ]);
      expect(failures).toEqual([]);
    },
  );
}
