import { fullName } from './fullName.ts';

it.each([
  ['Ana', 'Silva', 'Ana Silva'],
  [' Ana ', '', 'Ana'],
  [null, 'Silva', 'Silva'],
  [undefined, null, ''],
  ['花子', '山田', '山田 花子'],
  ['ハナコ', '佐々木', '佐々木 ハナコ'],
  ['민준', '김', '김 민준'],
  ['花子', 'Smith', '花子 Smith'],
  ['花子', '', '花子'],
])('writes %j and %j as %j', (first, last, whole) => {
  expect(fullName(first, last)).toBe(whole);
});
