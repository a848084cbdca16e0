import {
  findFirstError,
  findNextPosition,
  getPositionAfterKey,
  toCellRange,
  toClipboardText,
  toPastedEdits,
} from './gridModel.ts';
import { pastedRows } from './pastedRows.ts';

const SIZE = { rows: 100, columns: 4, page: 10 };
const parseRows = (text: string) => pastedRows(text, '\t').rows;
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['ArrowUp', false, at(0, 1)],
  ['ArrowDown', false, at(2, 1)],
  ['ArrowDown', true, at(99, 1)],
  ['ArrowRight', true, at(1, 3)],
  ['Home', false, at(1, 0)],
  ['Home', true, at(0, 0)],
  ['End', true, at(99, 3)],
  ['PageDown', false, at(11, 1)],
  ['PageUp', false, at(0, 1)],
  ['a', false, null],
])('%s (with Control: %p) leads to %p', (key, withControl, position) => {
  expect(getPositionAfterKey(key, withControl, at(1, 1), SIZE)).toEqual(position);
});

test('a block of a spreadsheet fills the cells from its corner on, as far as the grid goes', () => {
  const text = 'a\t"two\nlines"\r\nc\td\r\n';
  expect(toPastedEdits(parseRows(text), toCellRange(at(98, 2), at(98, 2)), SIZE)).toEqual([
    { row: 98, column: 2, text: 'a' },
    { row: 98, column: 3, text: 'two\nlines' },
    { row: 99, column: 2, text: 'c' },
    { row: 99, column: 3, text: 'd' },
  ]);
  expect(toPastedEdits(parseRows(text), toCellRange(at(99, 3), at(99, 3)), SIZE)).toEqual([
    { row: 99, column: 3, text: 'a' },
  ]);
});

test('one value fills the whole block', () => {
  expect(
    toPastedEdits(parseRows('x'), toCellRange(at(3, 1), at(2, 0)), SIZE).map(({ row, column }) => [row, column]),
  ).toEqual([
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
  ]);
});

test('what is copied comes back the same', () => {
  const rows = [
    ['a "quote"', 'two\nlines'],
    ['', 'd\te'],
  ];
  const pasted = toPastedEdits(parseRows(toClipboardText(rows)), toCellRange(at(0, 0), at(0, 0)), SIZE);
  expect(pasted.map(({ text }) => text)).toEqual(rows.flat());
});

test('a quote that encloses nothing is a character; one that may enclose rows is named by its row', () => {
  expect(pastedRows('Ann\t"Top" seller\r\nBob\tYou are "great"\r\n', '\t')).toEqual({
    rows: [
      ['Ann', '"Top" seller'],
      ['Bob', 'You are "great"'],
    ],
    doubtfulRow: null,
  });
  expect(pastedRows('"Top', '\t')).toEqual({ rows: [['"Top']], doubtfulRow: null });
  expect(pastedRows('Ann\t"Dear Ann,\nthanks"\nBob\t"Top seller\nCid\tgreat 5"\nDee\tx', '\t').doubtfulRow).toBe(2);
});

test('the next cell is looked for in both directions, and round the end', () => {
  const matches = ({ row, column }: { row: number; column: number }) => row === 5 && column === 2;
  expect(findNextPosition(at(5, 1), SIZE, { matches })).toEqual(at(5, 2));
  expect(findNextPosition(at(5, 3), SIZE, { matches })).toEqual(at(5, 2));
  expect(findNextPosition(at(9, 0), SIZE, { matches, isBack: true })).toEqual(at(5, 2));
  expect(findNextPosition(at(5, 2), SIZE, { matches })).toEqual(at(5, 2));
  expect(findNextPosition(at(0, 0), SIZE, { matches: () => false })).toBeNull();
});

test('a grid begins at the first cell that is wrong, else at its very first', () => {
  const wrong = { errors: [{ field: 'c' }, { field: 'b' }] };
  expect(findFirstError([{ errors: [] }, wrong], ['a', 'b', 'c'])).toEqual(at(1, 1));
  expect(findFirstError([{ errors: [{ field: 'row' }] }], ['a'])).toEqual(at(0, 0));
  expect(findFirstError([{ errors: [] }], ['a'])).toEqual(at(0, 0));
});
