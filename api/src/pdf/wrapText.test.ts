import { wrapText } from './wrapText.ts';

/** Each letter is one wide. */
const widthOf = (text: string): number => Array.from(text).length;

it('breaks between words, and within those that no line holds', () => {
  expect(wrapText('a fee for a deposit', 8, widthOf)).toEqual(['a fee', 'for a', 'deposit']);
  expect(wrapText('REFERENCE42 is yours', 6, widthOf)).toEqual(['REFERE', 'NCE42', 'is', 'yours']);
  expect(wrapText('1\u00a0234,50\u00a0€ paid', 10, widthOf)).toEqual(['1\u00a0234,50\u00a0€', 'paid']);
});

it('begins no Japanese line with what closes a sentence', () => {
  expect(wrapText('入金を承りました。ご確認', 8, widthOf)).toEqual(['入金を承りまし', 'た。ご確認']);
});

it('cuts what follows the last line, between letters', () => {
  expect(wrapText('one two three four five', 9, widthOf, 2)).toEqual(['one two', 'three…']);
  expect(wrapText('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, () => 3, 1)).toEqual(['…']);
});

it('keeps a text that fits, and one that is empty, as a line', () => {
  expect(wrapText('Marketing US', 12, widthOf)).toEqual(['Marketing US']);
  expect(wrapText('', 12, widthOf)).toEqual(['']);
});
