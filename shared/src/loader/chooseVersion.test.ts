/** @jest-environment node */
import type { RegistryCanary } from '../federation/registry.ts';
import { buildRegistry, buildVersion } from '../testing/registry.ts';
import { availabilityOf } from './availabilityOf.ts';
import type { Browser } from './browserMemory.ts';
import { chooseVersion, isCanary } from './chooseVersion.ts';

const browser = (changes: Partial<Browser> = {}): Browser => ({ id: 'a', platform: null, failed: [], ...changes });
const IDS = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(32, '0'));

test.each([5, 20])(
  'a canary of %d percent is loaded by that share of ten thousand browsers, by each always',
  (percent) => {
    const canary = { version: '1.5.0', percent, salt: '1.5.0' };
    const drawn = IDS.filter((id) => isCanary(canary, browser({ id })));
    expect(Math.abs(drawn.length / 100 - percent)).toBeLessThan(1);
    expect(drawn.every((id) => isCanary({ ...canary, percent: percent + 1 }, browser({ id })))).toBe(true);
  },
);

test.each([
  [0, 0],
  [100, 10_000],
])('%d percent are %d of ten thousand', (percent, count) => {
  const canary = { version: '1.5.0', percent, salt: 'x' };
  expect(IDS.filter((id) => isCanary(canary, browser({ id })))).toHaveLength(count);
});

const registryWith = (canary: RegistryCanary) => ({
  ...buildRegistry(),
  remotes: {
    portal: {
      active: '1.4.2',
      previous: '1.4.1',
      canary,
      versions: { '1.4.1': buildVersion(), '1.4.2': buildVersion(), '1.5.0': buildVersion() },
    },
  },
});
const forLantern = registryWith({
  version: '1.5.0',
  percent: 0,
  salt: 'x',
  include: { platforms: ['pocket-lantern'] },
});

test.each([
  ['nobody has signed in', browser(), '1.4.2'],
  ['another organisation', browser({ platform: 'alder-finch' }), '1.4.2'],
  ['the organisation', browser({ platform: 'pocket-lantern' }), '1.5.0'],
  ['signed out of the organisation', browser({ canary: '1.5.0' }), '1.5.0'],
  ['signed out of one of an earlier canary', browser({ canary: '1.4.9' }), '1.4.2'],
  [
    'the organisation, where the canary has failed',
    browser({ platform: 'pocket-lantern', failed: [{ version: '1.5.0', serial: 412, code: 'EVALUATION' }] }),
    '1.4.2',
  ],
  [
    'one in which the active version has failed',
    browser({ failed: [{ version: '1.4.2', serial: 412, code: 'EVALUATION' }] }),
    '1.4.1',
  ],
])('a canary for one organisation: %s', (_, who, version) => {
  expect(chooseVersion(forLantern, 'portal', who).version).toBe(version);
});

test('an open page is offered another version once an operator has changed the registry, and told what is off', () => {
  const loaded = { gated: { remote: 'portal', module: 'portal', version: '1.4.1' }, browser: browser() } as const;
  expect(availabilityOf(forLantern, { ...loaded, serial: 411 })).toEqual({
    newerVersion: '1.4.2',
    switchedOff: { ordering: { reason: 'MAINTENANCE', until: '2026-11-20T12:00:00Z' } },
  });
  expect(availabilityOf(forLantern, { ...loaded, serial: 412 }).newerVersion).toBeNull();
});
