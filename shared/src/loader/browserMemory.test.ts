import { clearUserStorage } from '../session/clearUserStorage.ts';
import { buildRegistry, buildVersion } from '../testing/registry.ts';
import { browserMemory } from './browserMemory.ts';
import { chooseVersion } from './chooseVersion.ts';

const URL_OF_REGISTRY = 'https://portal.example/remotes.json';
const KEY = `portal.browser@1:${URL_OF_REGISTRY}`;

beforeEach(() => localStorage.clear());

/** Reads as the loader of a page that has just been opened does. */
const load = () => browserMemory(URL_OF_REGISTRY).read();

const halfOfAll = {
  ...buildRegistry(),
  remotes: {
    portal: {
      active: '1.4.2',
      canary: { version: '1.5.0', percent: 50, salt: '1.5.0' },
      versions: { '1.4.2': buildVersion(), '1.5.0': buildVersion() },
    },
  },
};

test('eight signed-out loads of one browser have one name and one version, and so has the load after sign-in', () => {
  const loads = Array.from({ length: 8 }, load);
  browserMemory(URL_OF_REGISTRY).keep({ platform: 'pocket-lantern' });
  const all = [...loads, load()];
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(new Set(all.map((browser) => chooseVersion(halfOfAll, 'portal', browser).version)).size).toBe(1);
});

test('the sign-out forgets the organisation, not the name nor the version to which it has led', () => {
  const memory = browserMemory(URL_OF_REGISTRY);
  const { id } = memory.read();
  memory.keep({ platform: 'pocket-lantern', canary: '1.5.0' });
  expect(load()).toMatchObject({ platform: 'pocket-lantern' });
  clearUserStorage();
  for (const browser of [memory.read(), load()])
    expect(browser).toEqual({ id, platform: null, canary: '1.5.0', failed: [] });
  memory.keep({ failed: [] });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('pocket-lantern');
});

test.each(['{"id":', '[]', '{"id":"<script>"}'])('%s in storage is replaced by a name that stays', (text) => {
  localStorage.setItem(KEY, text);
  expect(load().id).toMatch(/^[0-9a-f]{32}$/);
  expect(load().id).toBe(load().id);
});

test('without storage a name holds for the page', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const memory = browserMemory(URL_OF_REGISTRY);
  memory.keep({ platform: 'pocket-lantern' });
  expect(memory.read()).toMatchObject({ id: memory.read().id, platform: 'pocket-lantern' });
  forbidden.mockRestore();
});
