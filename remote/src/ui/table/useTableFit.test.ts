import { getTableFit, getMinTableWidth, getTextScale } from './useTableFit.ts';

const needs = { isNarrow: false, widths: [900, 780, 650] };

test.each([
  [1200, 0],
  [900, 0],
  [899, 1],
  [780, 1],
  [779, 2],
  [650, 2],
  [649, 'tiles'],
  [479, 'cards'],
  [0, 0],
])('%i pixels leave so many columns out, or make cards: %s', (width, fit) => {
  expect(getTableFit(width, needs)).toBe(fit);
});

test('a narrow screen shows cards, however few the columns', () => {
  expect(getTableFit(700, { isNarrow: true, widths: [300] })).toBe('tiles');
  expect(getTableFit(343, { isNarrow: true, widths: [300] })).toBe('cards');
});

test('columns need the least of their tracks, and their controls', () => {
  expect(getMinTableWidth([{ width: '120px' }, { width: 'minmax(104px, 1.4fr)' }, {}], 1)).toBe(
    120 + 104 + 96 + 44 + 2,
  );
});

test.each([
  ['', 1],
  ['32px', 2],
  ['20px', 1.25],
])('text of size %j is so many times as large as usual', (size, scale) => {
  document.documentElement.style.fontSize = size;
  expect(getTextScale()).toBe(scale);
  document.documentElement.style.fontSize = '';
});
