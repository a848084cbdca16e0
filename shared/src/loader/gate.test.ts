import { buildRegistry } from '../testing/registry.ts';
import { gate, type HostFacts } from './gate.ts';
import { readRegistry } from './readRegistry.ts';

const host: HostFacts = {
  contract: '1.2.0',
  capabilities: ['session@1', 'account@1'],
  origin: 'https://portal.example',
  apiContract: '1.2.0',
};
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('an enabled module of a compatible version passes, with the URL of its entry', () => {
  expect(gate(buildRegistry(), 'portal', 'portal', host)).toMatchObject({
    version: '1.4.2',
    container: 'portal_1_4_2',
    entryUrl: 'https://portal.example/remotes/portal/1.4.2/remoteEntry.js?integrity=sha384-AAAA',
    expose: 'portal',
  });
});

test.each([
  ['a host that is too old', { contract: { implements: '1.0.0', requiresHost: '^1.3.0' } }, 'CONTRACT'],
  ['a remote of a newer major', { contract: { implements: '2.0.0', requiresHost: '^1.0.0' } }, 'CONTRACT'],
  [
    'an API that the remote cannot read',
    { contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^1.3.0' } },
    'CONTRACT',
  ],
  [
    'an API of another major',
    { contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^2.0.0' } },
    'CONTRACT',
  ],
  [
    'a capability that the host lacks',
    { capabilities: { requires: ['session@1', 'swap@1'], optional: [] } },
    'CAPABILITY',
  ],
  ['an unlisted origin', { baseUrl: 'https://elsewhere.example/portal/' }, 'CONTRACT'],
  ['a module that is not listed', { modules: {} }, 'CONTRACT'],
])('%s is refused before any code is fetched', (_, version, code) => {
  expect(refusal(() => gate(buildRegistry(version), 'portal', 'portal', host))).toMatchObject({
    name: 'RemoteError',
    code,
  });
});

test.each(['__proto__', 'constructor', '9.9.9'])('a module that is pinned to %s is refused', (version) => {
  const registry = buildRegistry({ modules: { portal: { expose: './portal', enabled: true, version } } });
  expect(refusal(() => gate(registry, 'portal', 'portal', host))).toMatchObject({ code: 'CONTRACT' });
});

test('an API that gives no answer, and a row that names none, hold nothing back', () => {
  const contract = { implements: '1.0.0', requiresHost: '^1.0.0' };
  expect(gate(buildRegistry(), 'portal', 'portal', { ...host, apiContract: null }).version).toBe('1.4.2');
  expect(gate(buildRegistry({ contract }), 'portal', 'portal', { ...host, apiContract: '9.0.0' }).version).toBe(
    '1.4.2',
  );
});

test('a disabled module reports why and until when', () => {
  expect(refusal(() => gate(buildRegistry(), 'portal', 'ordering', host))).toMatchObject({
    code: 'DISABLED',
    detail: { reason: 'MAINTENANCE', until: '2026-11-20T12:00:00Z' },
  });
});

test('a remote of the previous major is still compatible', () => {
  const registry = buildRegistry({ contract: { implements: '1.9.0', requiresHost: '^2.0.0' } });
  expect(gate(registry, 'portal', 'portal', { ...host, contract: '2.1.0' }).contract).toBe('1.9.0');
});

test.each([
  ['no JSON', '<html></html>'],
  ['another schema', JSON.stringify({ ...buildRegistry(), schema: 2 })],
  ['a missing integrity', JSON.stringify(buildRegistry({ entry: { file: 'remoteEntry.js', integrity: '' } }))],
  [
    'an active version that it does not list',
    JSON.stringify(buildRegistry()).replace('"active":"1.4.2"', '"active":"__proto__"'),
  ],
  ['a container name that is no name', JSON.stringify(buildRegistry({ container: 'portal-1.4.2' }))],
])('a registry with %s is refused as a whole', (_, text) => {
  expect(refusal(() => readRegistry(text))).toMatchObject({ code: 'CONTRACT' });
});

test('a valid registry is parsed unchanged', () => {
  expect(readRegistry(JSON.stringify(buildRegistry()))).toEqual(buildRegistry());
});
