/** @jest-environment node */
import { buildRegistry } from '../testing/registry.ts';
import { createLoader } from './createLoader.ts';
import type { CodeRuntime } from './federationRuntime.ts';

const REGISTRY = 'https://portal.example/remotes.json';
const ENTRY = 'https://portal.example/remotes/portal/1.4.2/remoteEntry.js?integrity=sha384-AAAA';
const meta = { module: 'portal', version: '1.4.2', contract: '1.0.0', stateSchema: 1 };
const remoteModule = { meta, mount: () => Promise.reject(new Error('not mounted here')) };
const javascript = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

interface World {
  registry?: () => Response;
  entry?: () => Response;
  load?: () => Promise<unknown>;
  kept?: string;
}

function open({
  registry = () => Response.json(buildRegistry()),
  entry = javascript,
  load = () => Promise.resolve(remoteModule),
  kept,
}: World) {
  const keeper = { text: kept ?? null, read: () => keeper.text, keep: (text: string) => void (keeper.text = text) };
  const runtime = { load: jest.fn<Promise<unknown>, Parameters<CodeRuntime['load']>>(load) };
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    if (input === REGISTRY) return Promise.resolve().then(registry);
    if (input === ENTRY) return Promise.resolve().then(entry);
    return Promise.reject(new TypeError('fetch failed'));
  };
  const host = { contract: '1.0.0', capabilities: ['session@1'], origin: 'https://portal.example' };
  return { loader: createLoader({ registryUrl: REGISTRY, host, runtime, keeper, fetch }), keeper, runtime };
}

const dead = (): Response => {
  throw new TypeError('fetch failed');
};

test('a listed module is loaded and the registry kept as the last good one', async () => {
  const { loader, keeper } = open({});
  expect(await loader.load('portal', 'portal')).toMatchObject({ remoteModule: { meta }, registryProblem: null });
  expect(keeper.text).toBe(JSON.stringify(buildRegistry()));
});

test.each([
  ['down', dead, 'NETWORK'],
  ['an error', () => new Response('', { status: 500 }), 'HTTP'],
  ['truncated', () => new Response('{"schema":1,'), 'CONTRACT'],
])('a registry that is %s falls back to the last good copy and reports why', async (_, registry, code) => {
  const { loader } = open({ registry, kept: JSON.stringify(buildRegistry()) });
  expect((await loader.load('portal', 'portal')).registryProblem).toMatchObject({ code });
  await expect(open({ registry }).loader.load('portal', 'portal')).rejects.toMatchObject({ code });
});

test('a single failure is retried automatically', async () => {
  let calls = 0;
  const { loader } = open({
    load: () => (calls++ === 0 ? Promise.reject(new Error('flaky')) : Promise.resolve(remoteModule)),
  });
  expect((await loader.load('portal', 'portal')).gated.version).toBe('1.4.2');
});

test.each([
  ['a dead server', { entry: dead }, 'NETWORK'],
  ['a missing entry', { entry: () => new Response('', { status: 404 }) }, 'HTTP'],
  [
    'a page instead of a script',
    { entry: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) },
    'HTTP',
  ],
  ['code that throws', {}, 'EVALUATION'],
])('%s has its own error code', async (_, world, code) => {
  const { loader, runtime } = open({ ...world, load: () => Promise.reject(new Error('failed')) });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ name: 'RemoteError', code });
  expect(runtime.load).toHaveBeenCalledTimes(2);
});

test('a missing chunk of the module is CHUNK', async () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await expect(open({ load: () => Promise.reject(chunk) }).loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'CHUNK',
  });
});

test('a module other than the listed one is refused', async () => {
  const other = { ...remoteModule, meta: { ...meta, version: '9.9.9' } };
  await expect(open({ load: () => Promise.resolve(other) }).loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'CONTRACT',
  });
  await expect(open({ load: () => Promise.resolve({}) }).loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'CONTRACT',
  });
});

test('a server that hangs is a TIMEOUT after the module’s budget', async () => {
  const modules = { portal: { expose: './portal', enabled: true, budgetMs: 5 } };
  const registry = () => Response.json(buildRegistry({ modules }));
  const { loader } = open({ registry, load: () => new Promise(() => undefined) });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ code: 'TIMEOUT', detail: { budgetMs: '5' } });
});
