import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import webpack from 'webpack';
import { REPOSITORY } from '../../harness/startServer.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { servedRegistry } from '../pages/versions.ts';
import { readFixture } from '../federationFixture.ts';

const { examples, portal } = readFixture();
const inRepository = (...names: string[]): string => path.join(REPOSITORY, ...names);

/** An embedder's project that has `@portal/contract` installed. */
const project = mkdtempSync(path.join(tmpdir(), 'contract-'));
const node = (...words: string[]): string =>
  execFileSync(process.execPath, words, { cwd: project, encoding: 'utf8' }).trim();
const file = (name: string, text: string): string => {
  writeFileSync(path.join(project, name), text);
  return path.join(project, name);
};

test.beforeAll(() => {
  const modules = path.join(project, 'node_modules');
  const folder = path.join(modules, '@portal/contract');
  mkdirSync(folder, { recursive: true });
  const tarball = node(inRepository('.ci/scripts/contract.mjs'), '--out', project);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  for (const name of ['redux', '@sinclair']) symlinkSync(inRepository('node_modules', name), path.join(modules, name));
});

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

const HOST = `
import { isRemoteError, type MountHandle, type MountOptions, type Registry } from '@portal/contract';
import { createPortalLoader } from '@portal/contract/loader';

const options: MountOptions = {
  chrome: 'none',
  locale: 'fr',
  theme: { radius: 4, colorScheme: 'dark' },
  session: {
    getAccessToken: () => Promise.resolve('token'),
    reportUnauthorized: () => Promise.resolve('ended'),
    signOut: () => Promise.resolve(),
    subscribe: () => () => undefined,
  },
  onEvent: (event) => event.type === 'title' && console.log(event.title),
};
export const serialOf = ({ serial }: Registry): number => serial;
export async function show(element: HTMLElement): Promise<MountHandle | string> {
  try {
    const { remoteModule } = await createPortalLoader({ registry: 'https://portal.example/remotes.json' }).load('portal', 'funding');
    return await remoteModule.mount(element, options);
  } catch (error) {
    return isRemoteError(error) ? error.code : 'unknown';
  }
}
`;

for (const [name, settings] of [
  ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ['Node', ['--module', 'nodenext']],
] as const) {
  test(`the package’s types serve a strict host, resolved as by ${name}`, { tag: '@full' }, () => {
    const words = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom', ...settings];
    node(inRepository('node_modules/typescript/bin/tsc'), ...words, file('host.mts', HOST));
    const wrong = file('wrong.mts', HOST.replace(`chrome: 'none'`, `chrome: 'some'`));
    expect(() => node(inRepository('node_modules/typescript/bin/tsc'), ...words, wrong)).toThrow();
  });
}

test(
  'the package says version and capabilities, describes the registry, and has a page for each type',
  { tag: '@full' },
  () => {
    const folder = path.join(project, 'node_modules/@portal/contract');
    const said = file(
      'said.mjs',
      `import { CONTRACT_VERSION, HOST_CAPABILITIES, RemoteError, isRemoteError } from '@portal/contract';
     console.log(JSON.stringify([CONTRACT_VERSION, HOST_CAPABILITIES, isRemoteError(new RemoteError('CSP', ''))]));`,
    );
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    expect(JSON.parse(node(said))).toEqual([version, ['session@1', 'account@1', 'navigation@1'], true]);
    const schema = JSON.parse(readFileSync(path.join(folder, 'registry.schema.json'), 'utf8')) as {
      required: string[];
    };
    expect(Object.keys(servedRegistry())).toEqual(expect.arrayContaining(schema.required));
    expect(readFileSync(path.join(folder, 'docs/contract.mountoptions.md'), 'utf8')).toContain('returnPage');
  },
);

test('a page whose bundler takes the loader from the package shows a module', { tag: '@full' }, async ({ page }) => {
  const entry = file(
    'page.mjs',
    `import { createPortalLoader } from '@portal/contract/loader';
     const loader = createPortalLoader({ registry: ${JSON.stringify(`${portal}/remotes.json`)} });
     const { remoteModule } = await loader.load('portal', 'settings');
     const place = document.createElement('div');
     place.id = 'bundled';
     document.querySelector('main').replaceChildren(place);
     await remoteModule.mount(place, { apiBaseUrl: loader.apiBaseUrl, chrome: 'none' });`,
  );
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    const output = { path: project, filename: 'bundle.js', module: true };
    webpack(
      { mode: 'production', context: project, entry, output, experiments: { outputModule: true } },
      (error, done) => (error === null ? resolve(done) : reject(error)),
    );
  });
  expect(stats?.toJson('errors-warnings').errors).toEqual([]);
  const example = new ExamplePage(page, '#bundled');
  await example.open(`${examples}/plain/`);
  await page.addScriptTag({ type: 'module', path: path.join(project, 'bundle.js') });
  await expect(example.module.getByLabel('Email')).toBeVisible();
});
