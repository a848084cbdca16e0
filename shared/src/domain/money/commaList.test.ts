import { commaList } from './commaList.ts';

it.each([
  ['', []],
  [' , ,', []],
  ['A1', ['A1']],
  ['A1, A2,A1 ', ['A1', 'A2']],
])('reads %j', (text, parts) => {
  expect(commaList(text)).toEqual(parts);
});
