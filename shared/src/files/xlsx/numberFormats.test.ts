import { formOf, shownNumber } from './numberFormats.ts';

test.each([
  [0, undefined, 'number'],
  [2, undefined, 'number'],
  [9, undefined, 'percent'],
  [14, undefined, 'date'],
  [31, undefined, 'date'],
  [44, undefined, 'number'],
  [164, '"$"#,##0.00', 'number'],
  [164, '#,##0.00\\ "days"', 'number'],
  [164, '[Red]#,##0', 'number'],
  [164, '_-* #,##0.00\\ _€_-', 'number'],
  [164, 'General', 'number'],
  [164, 'yyyy\\-mm\\-dd', 'date'],
  [164, '[$-409]d\\-mmm\\-yy', 'date'],
  [164, '[h]:mm', 'date'],
  [164, '0.0%', 'percent'],
  [164, '00000', { mask: '00000' }],
  [164, '00000-0000', { mask: '00000-0000' }],
])('format %i %p is a %p', (id, code, form) => {
  expect(formOf(id, code)).toEqual(form);
});

test.each([
  [25.100000000000001, 'number', 25.1],
  [44_197, 'date', '2021-01-01'],
  [44_197.75, 'date', '2021-01-01 18:00:00'],
  [-1, 'date', -1],
  [0.25, 'percent', '25%'],
  [0.07, 'percent', '7%'],
  [2_139, { mask: '00000' }, '02139'],
  [21_391_234, { mask: '00000-0000' }, '02139-1234'],
  [1_234_567, { mask: '00000' }, '1234567'],
  [12.5, { mask: '00000' }, 12.5],
] as const)('%p as %p reads %p', (value, form, shown) => {
  expect(shownNumber(value, form, 'from1900')).toBe(shown);
});

test('a workbook may count its days from 1904', () => {
  expect(shownNumber(42_735, 'date', 'from1904')).toBe('2021-01-01');
});
