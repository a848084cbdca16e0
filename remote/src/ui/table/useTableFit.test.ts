import { fitOf, leastWidth, textScale } from './useTableFit.ts';

const needs = { isNarrow: false, all: 900, fewer: 650 };

test.each([
  [1200, 'all'],
  [900, 'all'],
  [899, 'fewer'],
  [650, 'fewer'],
  [649, 'tiles'],
  [479, 'cards'],
  [0, 'all'],
])('%i pixels show the table as %s', (width, fit) => {
  expect(fitOf(width, needs)).toBe(fit);
});

test('a narrow screen shows cards, however few the columns', () => {
  expect(fitOf(700, { isNarrow: true, all: 300, fewer: 300 })).toBe('tiles');
  expect(fitOf(343, { isNarrow: true, all: 300, fewer: 300 })).toBe('cards');
});

test('columns need the least of their tracks, and their controls', () => {
  expect(leastWidth([{ width: '120px' }, { width: 'minmax(104px, 1.4fr)' }, {}], 1)).toBe(120 + 104 + 96 + 44 + 2);
});

test.each([
  ['', 1],
  ['32px', 2],
  ['20px', 1.25],
])('text of size %j is so many times as large as usual', (size, scale) => {
  document.documentElement.style.fontSize = size;
  expect(textScale()).toBe(scale);
  document.documentElement.style.fontSize = '';
});
