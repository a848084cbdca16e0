import { checkLetter, checkPtid, isPersonalized, listLetterGaps } from './letter.ts';

const LETTER = { toName: 'Ada', fromName: 'The team', letterHeadTitle: 'Thank you', message: 'For all of it' };

test('a letter may go once it says to whom, from whom, and something', () => {
  expect([isPersonalized(LETTER), isPersonalized({ ...LETTER, letterHeadTitle: null })]).toEqual([true, true]);
  expect(listLetterGaps({ ...LETTER, toName: ' ', message: null })).toEqual(['toName', 'message']);
});

test.each([
  ['toName', 'n'.repeat(70), null],
  ['toName', 'n'.repeat(71), 'error.text.tooLong'],
  ['fromName', '{sender}', 'error.text.braces'],
  ['letterHeadTitle', 'h'.repeat(64), null],
  ['letterHeadTitle', 'h'.repeat(65), 'error.text.tooLong'],
  ['message', 'm'.repeat(150), null],
  ['message', 'm'.repeat(151), 'error.text.tooLong'],
  ['message', 'two\nlines', null],
] as const)('%s "%s" gives %s', (field, text, key) => {
  expect(checkLetter({ ...LETTER, [field]: text }).map(([at, refusal]) => [at, refusal.key])).toEqual(
    key === null ? [] : [[field, key]],
  );
});

test.each([
  ['', false, null],
  ['P123456', true, null],
  ['P123456', false, 'error.ptid.notPrintable'],
  ['P999999', true, 'error.ptid.invalid'],
  ['E000000', true, 'error.ptid.format'],
])('the template "%s" of a reward that is printed: %s gives %s', (ptid, isPrintable, key) => {
  expect(checkPtid(ptid, { isPrintable, isKnown: (id) => id === 'P123456' })?.key ?? null).toBe(key);
});
