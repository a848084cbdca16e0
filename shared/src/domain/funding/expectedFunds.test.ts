import { expectedFunds } from './expectedFunds.ts';

test.each([
  ['CARD_DEPOSIT', '2026-11-23T10:00:00Z', '2026-11-24', '2026-11-25'],
  ['CARD_DEPOSIT', '2026-11-27T23:59:00Z', '2026-11-30', '2026-12-01'],
  ['BANK_DEPOSIT', '2026-11-24T10:00:00Z', '2026-11-30', '2026-12-03'],
  ['CARD_DEPOSIT', '2026-12-31T10:00:00Z', '2027-01-04', '2027-01-05'],
  ['WIRE_DEPOSIT', '2027-07-02T10:00:00Z', '2027-07-06', '2027-07-07'],
  ['WIRE_DEPOSIT', '2026-11-28T10:00:00Z', '2026-11-30', '2026-12-01'],
] as const)('a %s of %s can be used between %s and %s', (kind, from, earliest, latest) => {
  expect(expectedFunds(kind, new Date(from))).toEqual({ earliest, latest });
});
