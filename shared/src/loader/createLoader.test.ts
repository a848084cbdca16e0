/** @jest-environment node */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { RegistryVersion } from '../federation/registry.ts';
import { buildRegistry, buildVersion } from '../testing/registry.ts';
import type { MountHandle, MountOptions } from '../federation/remoteModule.ts';
import type { Browser } from './browserMemory.ts';
import { createLoader } from './createLoader.ts';
import type { CodeRuntime } from './federationRuntime.ts';

const REGISTRY = 'https://portal.example/remotes.json';
const ENTRY = 'https://portal.example/remotes/portal/1.4.2/';
const LISTING = 'https://portal.example/remotes/portal/1.4.1/version.json';
const meta = { module: 'portal', version: '1.4.2', contract: '1.0.0', stateSchema: 1 };
const remoteModule = { meta, mount: () => Promise.reject(new Error('not mounted here')) };
const javascript = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Fixture {
  registry?: () => Response;
  /** Beside the registry; with `keys` it is asked for. */
  signatures?: () => Response;
  keys?: readonly string[];
  entry?: () => Response;
  health?: () => Response;
  load?: CodeRuntime['load'];
  /** `version.json` of the version before. */
  listing?: () => Response;
  kept?: string;
  browser?: Partial<Browser>;
}

const BROWSER_ID = '0123456789abcdef0123456789abcdef';

const dead = (): Response => {
  throw new TypeError('fetch failed');
};

function open({
  registry = () => Response.json(buildRegistry()),
  entry = javascript,
  health = () => Response.json({ status: 'ok', contract: '1.0.0' }),
  load = () => Promise.resolve(remoteModule),
  listing = dead,
  kept,
  signatures = dead,
  keys = [],
  browser = {},
}: Fixture) {
  let remembered: Browser = { id: BROWSER_ID, platform: null, failed: [], ...browser };
  const memory = {
    read: () => remembered,
    keep: (changes: Partial<Browser>) => {
      remembered = { ...remembered, ...changes };
    },
  };
  const keeper = { text: kept ?? null, read: () => keeper.text, keep: (text: string) => void (keeper.text = text) };
  const runtime = { load: jest.fn<Promise<unknown>, Parameters<CodeRuntime['load']>>(load) };
  const reports: unknown[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (input === '/api/remote-failures' && typeof init?.body === 'string') reports.push(JSON.parse(init.body));
    if (input === REGISTRY) return Promise.resolve().then(registry);
    if (input === `${REGISTRY}.sig`) return Promise.resolve().then(signatures);
    if (typeof input === 'string' && input.startsWith(ENTRY)) return Promise.resolve().then(entry);
    if (typeof input === 'string' && input.startsWith(LISTING)) return Promise.resolve().then(listing);
    if (input === '/api/health') return Promise.resolve().then(health);
    return Promise.reject(new TypeError('fetch failed'));
  };
  const host = { contract: '1.0.0', capabilities: ['session@1'] };
  return {
    loader: createLoader({ registry: { url: REGISTRY, keeper, keys }, host, runtime, fetch, memory }),
    memory,
    keeper,
    runtime,
    reports,
  };
}

test('a listed module is loaded and the registry kept as the last good one', async () => {
  const { loader, keeper } = open({});
  expect(await loader.load('portal', 'portal')).toMatchObject({ remoteModule: { meta }, registryProblem: null });
  expect(keeper.text).toBe(JSON.stringify(buildRegistry()));
  expect([loader.lastSerial(), await loader.fetchSerial()]).toEqual([412, 412]);
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

test.each([
  ['another major', () => Response.json({ contract: '2.0.0' })],
  ['an older contract', () => Response.json({ contract: '0.9.0' })],
])('an API of %s is met by no code of the module', async (_, health) => {
  const { loader, runtime } = open({ health });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'CONTRACT',
    detail: { requires: '^1.0.0' },
  });
  expect(runtime.load).not.toHaveBeenCalled();
});

test.each([
  ['gives no answer', dead],
  ['fails', () => new Response('<html>', { status: 502 })],
  ['is older than this rule', () => Response.json({ status: 'ok' })],
])('an API that %s holds no module back', async (_, health) => {
  expect((await open({ health }).loader.load('portal', 'portal')).gated.version).toBe('1.4.2');
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
  [
    'code that throws',
    { registry: () => Response.json(buildRegistry({ entry: { file: 'remoteEntry.js', integrity: integrityOf('') } })) },
    'EVALUATION',
  ],
  ['an entry of other bytes', { entry: javascript }, 'INTEGRITY'],
])('%s has its own error code', async (_, fixture, code) => {
  const { loader, runtime } = open({ ...fixture, load: () => Promise.reject(new Error('failed')) });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ name: 'RemoteError', code });
  expect(runtime.load).toHaveBeenCalledTimes(2);
});

test('a missing chunk of the module is CHUNK', async () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await expect(open({ load: () => Promise.reject(chunk) }).loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'CHUNK',
  });
});

test.each([
  ['other bytes', () => new Response('evil()', { headers: { 'content-type': 'text/css' } }), 'INTEGRITY'],
  ['its own bytes', () => new Response('good', { headers: { 'content-type': 'text/css' } }), 'CHUNK'],
])('a chunk that fails with %s is told apart', async (_, entry, code) => {
  const chunk = Object.assign(new Error('failed'), { name: 'ChunkLoadError', request: `${ENTRY}funding.ab12.css` });
  const registry = () => Response.json(buildRegistry({ assets: { 'funding.ab12.css': integrityOf('good') } }));
  const { loader } = open({ registry, entry, load: () => Promise.reject(chunk) });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ code });
});

test('a file that cannot be unpacked is HTTP', async () => {
  const damaged = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('decoding')) }), {
      headers: { 'content-type': 'text/javascript' },
    });
  const chunk = Object.assign(new Error('failed'), { name: 'ChunkLoadError', request: `${ENTRY}frame.ab12.js` });
  const { loader } = open({ entry: damaged, load: () => Promise.reject(chunk) });
  await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ code: 'HTTP', detail: { version: '1.4.2' } });
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

test('a module is said to be slow over its budget, and is a TIMEOUT after three', async () => {
  const modules = { portal: { expose: './portal', enabled: true, budgetMs: 5 } };
  const registry = () => Response.json(buildRegistry({ modules }));
  jest.useFakeTimers();
  const { loader } = open({ registry, load: () => new Promise(() => undefined) });
  const onSlow = jest.fn();
  const loading = loader.load('portal', 'portal', { onSlow }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(6);
  expect(onSlow).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(15);
  expect(await loading).toMatchObject({ code: 'TIMEOUT', detail: { budgetMs: '5' } });
  const quick = jest.fn();
  await open({ registry }).loader.load('portal', 'portal', { onSlow: quick });
  jest.runAllTimers();
  expect(quick).not.toHaveBeenCalled();
  jest.useRealTimers();
});

describe('a registry that must be signed', () => {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  const keys = [Buffer.alloc(32, 1).toString('base64'), Buffer.from(x, 'base64url').toString('base64')];
  const text = JSON.stringify(buildRegistry());
  const registry = () => new Response(text);
  const signatureOf = (signed: string): string => sign(null, Buffer.from(signed), pair.privateKey).toString('base64');
  const kept = JSON.stringify({ ...buildRegistry(), serial: 400 });

  test('passes with the signature of one of the keys, among others', async () => {
    const { loader, keeper } = open({
      registry,
      keys,
      kept,
      signatures: () => new Response(`${signatureOf('older')}\n${signatureOf(text)}\n`),
    });
    expect((await loader.load('portal', 'portal')).registryProblem).toBeNull();
    expect(keeper.text).toBe(text);
  });

  test.each([
    ['a signature of another text', () => new Response(signatureOf('other'))],
    ['no base64', () => new Response('<html>')],
    ['no signature', () => new Response('', { status: 404 })],
    ['a signature that does not arrive', dead],
  ])('with %s runs nothing at first, and later its last good copy', async (_, signatures) => {
    const { loader, runtime } = open({ registry, keys, signatures });
    await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ name: 'RemoteError' });
    expect(runtime.load).not.toHaveBeenCalled();
    const later = open({ registry, keys, signatures, kept });
    expect((await later.loader.load('portal', 'portal')).registryProblem).toMatchObject({ name: 'RemoteError' });
    expect(later.keeper.text).toBe(kept);
  });
});

test.each([
  ['true', 0, null],
  [
    'forged',
    1,
    { code: 'CONTRACT', message: 'The registry is not signed by a known key.', detail: { state: 'untrusted' } },
  ],
])('where the browser knows no Ed25519, a %s signature is told by a library', async (_, changed, problem) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const text = JSON.stringify(buildRegistry());
  const signature = sign(null, Buffer.from(text), privateKey);
  signature[0] = (signature[0] ?? 0) ^ changed;
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
  try {
    const { loader } = open({
      registry: () => new Response(text),
      kept: text,
      keys: [Buffer.from(x, 'base64url').toString('base64')],
      signatures: () => new Response(signature.toString('base64')),
    });
    const { registryProblem } = await loader.load('portal', 'portal');
    if (problem === null) expect(registryProblem).toBeNull();
    else expect(registryProblem).toMatchObject(problem);
  } finally {
    jest.restoreAllMocks();
  }
});

test('a registry that is older than the one before is refused for it', async () => {
  const kept = JSON.stringify({ ...buildRegistry(), serial: 413 });
  const { loader, keeper } = open({ kept });
  expect((await loader.load('portal', 'portal')).registryProblem).toMatchObject({
    code: 'CONTRACT',
    detail: { serial: '412', before: '413' },
  });
  expect(keeper.text).toBe(kept);
});

test('a registry with a version of an unlisted origin is refused as a whole, for the one before', async () => {
  const before = buildVersion({ container: 'portal_1_4_1', baseUrl: 'https://elsewhere.example/1.4.1/' });
  const versions = { '1.4.2': buildVersion(), '1.4.1': before };
  const registry = () => Response.json({ ...buildRegistry(), remotes: { portal: { active: '1.4.2', versions } } });
  await expect(open({ registry }).loader.load('portal', 'portal')).rejects.toMatchObject({ code: 'CONTRACT' });
  const kept = JSON.stringify({ ...buildRegistry(), serial: 400 });
  expect((await open({ registry, kept }).loader.load('portal', 'portal')).registryProblem).toMatchObject({
    detail: { origin: 'https://elsewhere.example' },
  });
});

test('an expired registry runs and says so', async () => {
  const registry = () => Response.json({ ...buildRegistry(), expiresAt: '2020-01-01T00:00:00Z' });
  expect((await open({ registry }).loader.load('portal', 'portal')).registryProblem).toMatchObject({
    message: 'The registry has expired.',
  });
});

test('a kept copy that is damaged counts as none', async () => {
  expect((await open({ kept: '{"sch' }).loader.load('portal', 'portal')).registryProblem).toBeNull();
  await expect(open({ registry: dead, kept: '{"sch' }).loader.load('portal', 'portal')).rejects.toMatchObject({
    code: 'NETWORK',
  });
});

test('a version whose files the registry does not list is not loaded', async () => {
  const row = buildVersion({ assets: undefined });
  const registry = () =>
    Response.json({ ...buildRegistry(), remotes: { portal: { active: '1.4.2', versions: { '1.4.2': row } } } });
  await expect(open({ registry }).loader.load('portal', 'portal')).rejects.toMatchObject({ code: 'CONTRACT' });
});

describe('where the active version cannot be loaded', () => {
  const before = buildVersion({ container: 'portal_1_4_1', baseUrl: '/remotes/portal/1.4.1/' });
  const listing = JSON.stringify({ version: '1.4.1', row: before, preload: [] });
  const registryWith = (row: Partial<RegistryVersion>) => () => {
    const versions = {
      '1.4.2': buildVersion(row),
      '1.4.1': { ...before, assets: undefined, listing: integrityOf(listing) },
    };
    return Response.json({ ...buildRegistry(), remotes: { portal: { active: '1.4.2', previous: '1.4.1', versions } } });
  };
  const older = { meta: { ...meta, version: '1.4.1' }, mount: remoteModule.mount };
  const loadOlder: CodeRuntime['load'] = ({ version }) =>
    version === '1.4.1' ? Promise.resolve(older) : Promise.reject(new Error('broken'));
  const failing = { ...remoteModule, selfTest: () => Promise.resolve({ ok: false, reason: 'No texts' }) };

  test.each([
    ['broken', {}, loadOlder, 'INTEGRITY'],
    ['another than listed', {}, () => Promise.resolve(older), 'CONTRACT'],
    [
      'failing its self-test',
      {},
      (({ version }) => Promise.resolve(version === '1.4.1' ? older : failing)) satisfies CodeRuntime['load'],
      'EVALUATION',
    ],
    ['unfit for this host', { contract: { implements: '3.0.0', requiresHost: '^3.0.0' } }, loadOlder, 'CONTRACT'],
  ])('as it is %s, the one before it runs, with its own files, and the reason is told', async (_, row, load, code) => {
    const { loader, runtime } = open({ registry: registryWith(row), listing: () => new Response(listing), load });
    expect(await loader.load('portal', 'portal')).toMatchObject({
      gated: { version: '1.4.1', container: 'portal_1_4_1', assets: before.assets },
      remoteModule: { meta: { version: '1.4.1' } },
      insteadOf: { code },
    });
    expect(runtime.load.mock.lastCall?.[0].entryUrl).toContain('/remotes/portal/1.4.1/');
  });

  test.each([
    ['has another list than was published', () => new Response(`${listing} `), loadOlder],
    ['cannot be reached', dead, loadOlder],
    ['fails as well', () => new Response(listing), () => Promise.reject(new Error('broken'))],
  ])('and the one before it %s, the first failure is told', async (_, response, load) => {
    const { loader } = open({ registry: registryWith({}), listing: response, load });
    await expect(loader.load('portal', 'portal')).rejects.toMatchObject({
      code: 'INTEGRITY',
      detail: { version: '1.4.2' },
    });
  });

  const versionAfter = async (fixture: Fixture): Promise<string> =>
    (
      await open({
        listing: () => new Response(listing),
        load: ({ version }) => Promise.resolve(version === '1.4.1' ? older : remoteModule),
        ...fixture,
      }).loader.load('portal', 'portal')
    ).gated.version;

  test('this browser remembers it, and asks the version that failed for nothing until the registry changes', async () => {
    const first = open({ registry: registryWith({}), listing: () => new Response(listing), load: loadOlder });
    await first.loader.load('portal', 'portal');
    const { failed } = first.memory.read();
    expect(failed).toEqual([{ version: '1.4.2', serial: 412, code: 'INTEGRITY' }]);
    const again = open({
      registry: registryWith({}),
      listing: () => new Response(listing),
      load: loadOlder,
      browser: { failed },
    });
    expect(await again.loader.load('portal', 'portal')).toMatchObject({
      gated: { version: '1.4.1' },
      insteadOf: { code: 'INTEGRITY', detail: { version: '1.4.2' } },
    });
    expect(again.runtime.load.mock.calls.map(([{ version }]) => version)).toEqual(['1.4.1']);
    const repaired = async () => ({ ...((await registryWith({})().json()) as object), serial: 413 });
    const text = JSON.stringify(await repaired());
    expect(await versionAfter({ registry: () => new Response(text), browser: { failed } })).toBe('1.4.2');
  });

  test.each([
    ['INTEGRITY', '1.4.1'],
    ['HTTP', '1.4.1'],
    ['CHUNK', '1.4.2'],
  ] as const)('a running version that loses a part by %s: the next load has %s', async (code, expected) => {
    const mount = (_: HTMLElement, options?: MountOptions): Promise<MountHandle> => {
      options?.onEvent?.({ type: 'error', code, message: 'lost' });
      return Promise.reject(new Error('enough'));
    };
    const fixture = open({ registry: registryWith({}), load: () => Promise.resolve({ ...remoteModule, mount }) });
    const { remoteModule: loaded } = await fixture.loader.load('portal', 'portal');
    await loaded.mount(new EventTarget() as HTMLElement, { signal: AbortSignal.abort() }).catch(() => undefined);
    const load: CodeRuntime['load'] = ({ version }) => Promise.resolve(version === '1.4.1' ? older : remoteModule);
    expect(await versionAfter({ registry: registryWith({}), load, browser: fixture.memory.read() })).toBe(expected);
  });

  test('a browser that an organisation has led to the canary remembers it beyond the sign-out', async () => {
    const registry = buildRegistry();
    const canary = { version: '1.4.2', percent: 0, salt: 'x', include: { platforms: ['pocket-lantern'] } };
    const remotes = { portal: { ...registry.remotes['portal'], canary } };
    const answer = () => Response.json({ ...registry, remotes });
    const { loader, memory } = open({ registry: answer, browser: { platform: 'pocket-lantern' } });
    await loader.load('portal', 'portal');
    expect(memory.read().canary).toBe('1.4.2');
    const others = open({ registry: answer, browser: { platform: 'alder-finch' } });
    await others.loader.load('portal', 'portal');
    expect(others.memory.read().canary).toBeUndefined();
  });

  test('where it does not come to stand, the version before is mounted in its place, and the page hears why', async () => {
    const handle: MountHandle = {
      update: () => undefined,
      canSwap: () => ({ ok: true }),
      suspend: () => Promise.reject(new Error('not asked for')),
      unmount: () => Promise.resolve(),
    };
    const mounts: string[] = [];
    const before = { ...older, mount: () => (mounts.push('1.4.1'), Promise.resolve(handle)) };
    const { loader, memory } = open({
      registry: registryWith({}),
      listing: () => new Response(listing),
      load: ({ version }) => Promise.resolve(version === '1.4.1' ? before : remoteModule),
    });
    // The registry is asked each minute while the page is visible.
    Reflect.set(globalThis, 'document', new EventTarget());
    const { remoteModule: loaded } = await loader.load('portal', 'portal');
    const events: unknown[] = [];
    const signal = new AbortController().signal;
    const element = new EventTarget() as HTMLElement;
    const mounted = await loaded.mount(element, { signal, onEvent: (event) => void events.push(event) });
    await mounted.unmount();
    Reflect.deleteProperty(globalThis, 'document');
    expect(mounts).toEqual(['1.4.1']);
    expect(events).toEqual([expect.objectContaining({ type: 'error', code: 'MOUNT' })]);
    expect(memory.read().failed).toEqual([{ version: '1.4.2', serial: 412, code: 'MOUNT' }]);
  });

  test('as it is switched off, it stays so', async () => {
    const modules = { portal: { expose: './portal', enabled: false } };
    const { loader, runtime } = open({ registry: registryWith({ modules }), load: loadOlder });
    await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ code: 'DISABLED' });
    expect(runtime.load).not.toHaveBeenCalled();
  });
});

test('a module that passes its self-test is loaded', async () => {
  const selfTest = jest.fn(() => Promise.resolve({ ok: true }));
  const { loader } = open({ load: () => Promise.resolve({ ...remoteModule, selfTest }) });
  expect((await loader.load('portal', 'portal')).insteadOf).toBeNull();
  expect(selfTest).toHaveBeenCalledTimes(1);
});

describe('operators are told', () => {
  const failure = { version: '1.4.2', module: 'portal', serial: 412, browser: BROWSER_ID };
  const afterReports = () => new Promise((resolve) => setImmediate(resolve));

  test.each([
    ['of a failure to load', { load: () => Promise.reject(new Error('broken')) }, [{ ...failure, code: 'INTEGRITY' }]],
    ['of a refusal', { health: () => Response.json({ contract: '9.0.0' }) }, [{ ...failure, code: 'CONTRACT' }]],
    ['of no registry that nobody reaches', { registry: dead }, []],
    [
      'of no module that is off',
      { registry: () => Response.json(buildRegistry({ modules: { portal: { expose: './portal', enabled: false } } })) },
      [],
    ],
  ])('%s', async (_, fixture, expected) => {
    const { loader, reports } = open(fixture);
    await expect(loader.load('portal', 'portal')).rejects.toMatchObject({ name: 'RemoteError' });
    await afterReports();
    expect(reports).toEqual(expected);
  });

  test('of a mount that fails, unless the page has left it', async () => {
    const { loader, reports } = open({});
    const loaded = await loader.load('portal', 'portal');
    const mount = (signal?: AbortSignal) =>
      loaded.remoteModule.mount(new EventTarget() as HTMLElement, signal === undefined ? {} : { signal });
    await expect(mount()).rejects.toMatchObject({ code: 'MOUNT' });
    await expect(mount(AbortSignal.abort())).rejects.toMatchObject({ code: 'MOUNT' });
    await afterReports();
    expect(reports).toEqual([{ ...failure, code: 'MOUNT' }]);
  });
});
