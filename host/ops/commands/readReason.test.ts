/** @jest-environment node */
import { readReason } from './readReason.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['a known reason', { reason: 'INCIDENT' }, { code: 'INCIDENT' }],
  ['a sentence', { text: ' We are moving to another bank. ' }, { code: 'We are moving to another bank.' }],
  ['a sentence in capitals', { text: 'WE ARE MOVING.' }, { code: 'WE ARE MOVING.' }],
  [
    'with a time',
    { reason: 'SECURITY', until: '2026-11-20T12:00:01Z' },
    { code: 'SECURITY', until: '2026-11-20T12:00:01Z' },
  ],
])('%s is taken', (_, options, reason) => {
  expect(readReason(options, NOW)).toEqual(reason);
});

it.each([
  ['no reason', {}, 'Say why: --reason with MAINTENANCE, INCIDENT, SECURITY, or --text'],
  ['an unknown reason', { reason: 'UPGRADE' }, 'no reason UPGRADE; there are MAINTENANCE, INCIDENT, SECURITY.'],
  ['a name of every object', { reason: 'constructor' }, 'There is no reason constructor'],
  ['both', { reason: 'INCIDENT', text: 'We are moving.' }, 'not both'],
  ['an empty sentence', { text: '  ' }, '--text is a sentence'],
  ['a code as a sentence', { text: 'UPGRADE' }, '--text is a sentence'],
  ['two lines', { text: 'We are moving.\nSoon.' }, 'one line'],
  ['a long sentence', { text: 'word '.repeat(50) }, 'at most 200 characters'],
  ['a time that is none', { reason: 'INCIDENT', until: 'tomorrow' }, 'with its zone'],
  ['a day that is none', { reason: 'INCIDENT', until: '2026-13-40T10:00:00Z' }, 'There is no time'],
  ['a time that is over', { reason: 'INCIDENT', until: '2026-11-20T12:00:00Z' }, 'is over already'],
])('%s is refused', (_, options, message) => {
  expect(() => readReason(options, NOW)).toThrow(message);
});
