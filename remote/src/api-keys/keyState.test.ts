import { valueOfNewerServer } from '../testing/valueOfNewerServer.ts';
import { getKeyState } from './keyState.ts';
import { buildApiKey } from './testing/buildApiKey.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['works', {}, 'ACTIVE'],
  ['ends in more than 14 days', { lastDay: '2026-12-04' }, 'ACTIVE'],
  ['ends within 14 days', { lastDay: '2026-12-03' }, 'ENDS_SOON'],
  ['ends today', { lastDay: '2026-11-20' }, 'ENDS_SOON'],
  ['is past its last day', { status: 'INACTIVE', lastDay: '2026-11-19' }, 'ENDED'],
  ['was deactivated', { status: 'INACTIVE', deactivatedDate: '2026-11-19T09:00:00Z' }, 'DEACTIVATED'],
  ['has a state of a newer server', { status: valueOfNewerServer<'ACTIVE'>() }, 'UNKNOWN'],
] as const)('a key that %s', (_name, overrides, expected) => {
  expect(getKeyState(buildApiKey(overrides), NOW)).toBe(expected);
});
