import { cleanPaste, readMailboxes, splitName } from './mailboxes.ts';

const read = (text: string) => readMailboxes(cleanPaste(text)).map(({ name, address }) => [name, address]);

it.each([
  ['Anna <a@x.example>', [['Anna', 'a@x.example']]],
  ['"Meier, Anna" <a@x.example>', [['Meier, Anna', 'a@x.example']]],
  ['Meier, Anna <a@x.example>', [['Meier, Anna', 'a@x.example']]],
  [
    'Meier, Anna <a@x.example>; Schmidt, Bob <b@x.example>;',
    [
      ['Meier, Anna', 'a@x.example'],
      ['Schmidt, Bob', 'b@x.example'],
    ],
  ],
  [
    'Anna <a@x.example>, bob@x.example,\r\n"Carl \\"CJ\\" Jung"<c@x.example>',
    [
      ['Anna', 'a@x.example'],
      ['', 'bob@x.example'],
      ['Carl "CJ" Jung', 'c@x.example'],
    ],
  ],
  ['To: Anna <a@x.example>', [['Anna', 'a@x.example']]],
  [
    'Team: Anna <a@x.example>, b@x.example;',
    [
      ['Anna', 'a@x.example'],
      ['', 'b@x.example'],
    ],
  ],
  ["'a@x.example' <a@x.example>", [['', 'a@x.example']]],
  ['"a@x.example" <a@x.example>', [['', 'a@x.example']]],
  ['a@x.example (Anna Meier)', [['Anna Meier', 'a@x.example']]],
  ['<mailto:a@x.example>', [['', 'a@x.example']]],
  ['山田 花子＜hanako@x.example＞', [['山田 花子', 'hanako@x.example']]],
  ['Zoë\u00a0Núñez «zoe@x.example»', [['Zoë Núñez', 'zoe@x.example']]],
  ['\ufeff\u200bAnna Meier a@x.example\u00a0', [['Anna Meier', 'a@x.example']]],
  ['Anna Meier', []],
  ['', []],
])('parses %j', (text, mailboxes) => {
  expect(read(text)).toEqual(mailboxes);
});

it.each([
  ['Meier, Anna', 'Anna', 'Meier'],
  ['Anna Meier', 'Anna Meier', ''],
  ['Mary Smith, PhD', 'Mary Smith, PhD', ''],
  ['a, b, c', 'a, b, c', ''],
  ['Meier,', 'Meier,', ''],
])('splits the name %j only in the form "Last, First"', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('ends with long malformed text, which catastrophic backtracking would not', () => {
  expect(read('"'.repeat(20_000) + '<'.repeat(20_000) + 'a@'.repeat(20_000))[1]).toEqual(['@', 'a@a']);
});
