/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { buildVersion } from '../../shared/src/testing/registry.ts';
import { versionEntry } from './federationEntry.ts';

const CONTAINER = 'portal_1_4_2';
const FOLDER = 'https://portal.example/remotes/portal/1.4.2/';
const entry = versionEntry({
  version: '1.4.2',
  row: {
    ...buildVersion({ entry: { file: 'container.js', integrity: 'sha384-AAAA' } }),
    assets: { 'federationRuntime.11112222.js': 'sha384-BBBB' },
  },
});

/** A page whose scripts do what their names say; `globals`: what it has before. */
function openPage(globals: Record<string, unknown> = {}) {
  const loaded: string[] = [];
  const inits: unknown[] = [];
  const container = {
    init: (scope: unknown) => void inits.push(scope),
    get: (expose: string) => Promise.resolve(`${expose} of the container`),
  };
  const page: Record<string, unknown> = createContext({ URL, ...globals });
  const run = (script: { src: string; integrity: string; onload: () => void }): void => {
    loaded.push(`${script.src} ${script.integrity}`);
    if (script.src.includes('federationRuntime')) page['_FEDERATION_RUNTIME_CORE'] = {};
    else page[CONTAINER] = container;
    script.onload();
  };
  page['globalThis'] = page;
  page['document'] = {
    currentScript: { src: `${FOLDER}remoteEntry.js` },
    createElement: () => ({}),
    head: { append: run },
  };
  runInContext(entry, createContext(page));
  const get = (expose: string): Promise<unknown> =>
    runInContext(
      `${CONTAINER}.init({ react: 'of the host' }); ${CONTAINER}.get('${expose}')`,
      page,
    ) as Promise<unknown>;
  return { loaded, inits, container, get };
}

const RUNTIME = `${FOLDER}federationRuntime.11112222.js sha384-BBBB`;
const ITSELF = `${FOLDER}container.js?integrity=sha384-AAAA sha384-AAAA`;

test('the entry of a version brings runtime and container once, and takes none of the host’s packages', async () => {
  const page = openPage();
  expect(page.loaded).toEqual([]);
  expect(await page.get('./funding')).toBe('./funding of the container');
  expect(await page.get('./ordering')).toBe('./ordering of the container');
  expect(page.loaded).toEqual([RUNTIME, ITSELF]);
  expect(page.inits[0]).toEqual({});
});

test('a runtime that the page has is used, and a container that our loader has brought stays', async () => {
  const withRuntime = openPage({ _FEDERATION_RUNTIME_CORE: {} });
  await withRuntime.get('./funding');
  expect(withRuntime.loaded).toEqual([ITSELF]);
  const container = { init: () => undefined, get: () => Promise.resolve('of our loader') };
  const withBoth = openPage({ _FEDERATION_RUNTIME_CORE: {}, [CONTAINER]: container });
  expect(await withBoth.get('./funding')).toBe('of our loader');
  expect(withBoth.loaded).toEqual([]);
});
