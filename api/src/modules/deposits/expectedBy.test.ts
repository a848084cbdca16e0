import { expectedBy } from './expectedBy.ts';

test.each([
  ['CARD_DEPOSIT', null, '2026-11-25'],
  ['CARD_DEPOSIT', '480', '2026-11-25'],
  ['CARD_DEPOSIT', '700', '2026-11-27'],
  ['BANK_DEPOSIT', '100', '2026-12-03'],
  ['WIRE_DEPOSIT', null, '2026-11-27'],
])('a pending %s with the reason %s before Thanksgiving is expected by %s', (kind, reason_code, day) => {
  expect(expectedBy({ kind, created_at: new Date('2026-11-24T10:00:00Z'), reason_code })).toBe(day);
});
