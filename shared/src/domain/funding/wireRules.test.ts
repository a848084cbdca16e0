import { checkBankReference, checkSentOn, checkWireNote } from './wireRules.ts';

const NOW = new Date('2026-11-24T22:00:00Z');

it.each(['', '2026-11-24', '2026-11-25', '2026-10-25'])('a wire may have been sent on "%s"', (day) => {
  expect(checkSentOn(day, NOW)).toBeNull();
});

it.each([
  ['2026-11-26', 'error.wire.sentOn'],
  ['2026-10-23', 'error.wire.sentOn'],
  ['2026-02-30', 'error.date.invalid'],
  ['24.11.2026', 'error.date.invalid'],
])('no wire is announced that was sent on %s', (day, key) => {
  expect(checkSentOn(day, NOW)).toMatchObject({ key });
});

it('what the bank calls a wire is needed, and is one line', () => {
  expect(checkBankReference(' ')).toEqual({ key: 'error.wire.bankReferenceRequired' });
  expect(checkBankReference('FT26328\u0000')).toEqual({ key: 'error.text.characters' });
  expect(checkBankReference('x'.repeat(71))).toMatchObject({ key: 'error.text.tooLong' });
  expect(checkBankReference('FT26328-0001')).toBeNull();
});

it('a note is optional and short', () => {
  expect(checkWireNote('')).toBeNull();
  expect(checkWireNote('x'.repeat(151))).toMatchObject({ key: 'error.text.tooLong' });
});
