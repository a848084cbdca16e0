/** @jest-environment node */
import { splitFullName } from './splitFullName.ts';

test.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['  Ada \u00a0 Byron ', 'Ada', 'Byron'],
  ['Byron, Ada', 'Ada', 'Byron'],
  ['Ana Maria de Souza', 'Ana Maria', 'de Souza'],
  ['Ludwig van der Rohe', 'Ludwig', 'van der Rohe'],
  ['Mary Jane Watson', 'Mary Jane', 'Watson'],
  ['Martin Luther King Jr.', 'Martin Luther', 'King Jr.'],
  ['Mary Smith, PhD', 'Mary Smith, PhD', ''],
  ['Madonna', 'Madonna', ''],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Kim II', 'Kim II', ''],
  ['山田 花子', '花子', '山田'],
  ['山田\u3000花子', '花子', '山田'],
  ['山田花子', '山田花子', ''],
  ['王小明', '王小明', ''],
  ['김 민수', '민수', '김'],
  ['ジョン・スミス', 'ジョン・スミス', ''],
  ['ジョン・スミス 様', 'ジョン・スミス 様', ''],
  ['山田 Hanako', '山田 Hanako', ''],
  ['', '', ''],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
});
