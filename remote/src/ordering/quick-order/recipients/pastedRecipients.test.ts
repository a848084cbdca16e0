import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPastedRecipients } from './pastedRecipients.ts';

const fixture = (name: string): string[] =>
  readFileSync(join(__dirname, '../../../../../e2e/fixtures', name), 'utf8').split('\n');

const left = (text: string) => readPastedRecipients(text)?.leftOut.map(({ heading, number }) => heading ?? number);
const people = (text: string) =>
  readPastedRecipients(text)?.people.map(({ firstName, lastName, email }) => [firstName, lastName, email]);

test('five rows of a twelve-column file: three columns are taken by name, nine are named as left out', () => {
  const text = fixture('d01-email-clean.csv').slice(0, 6).join('\n');
  expect(people(text)).toEqual([
    ['Amina', 'Abara', 'amina.abara0@example.com'],
    ['Boris', 'Hansen', 'boris.hansen1@example.com'],
    ['Clara', 'Osei', 'clara.osei2@example.com'],
    ['Deniz', 'Costa', 'deniz.costa3@example.com'],
    ['Elena', 'Jansen', 'elena.jansen4@example.com'],
  ]);
  expect(left(text)).toEqual([
    'UTID',
    'Amount',
    'Sender First Name',
    'Sender Email',
    'ETID',
    'Email Subject',
    'Message',
    'Notes',
    'External Reference Id',
  ]);
});

test('a German file with byte-order mark and semicolons', () => {
  const text = fixture('d04-email-headings-german-semicolon.csv').slice(0, 6).join('\n');
  const pasted = readPastedRecipients(text);
  expect(pasted?.people[0]).toEqual({
    firstName: 'Jürgen',
    lastName: 'Großmann',
    email: 'clara.ivanov50@example.com',
    notes: '',
  });
  expect(pasted?.people).toHaveLength(5);
  expect(left(text)).toEqual(['Betrag', 'Prämiencode', 'Absender', 'Bemerkung']);
});

test.each([
  ['by its heading', 'Notes\tFirst name\tLast name\tEmail\nCost centre 7\tAna\tByron\tana@example.com'],
  ['after the names', 'Ana\tByron\tana@example.com\tCost centre 7'],
])('a column of notes is taken where each person has a note: %s', (_, text) => {
  expect(readPastedRecipients(text, { notes: true })).toMatchObject({
    people: [{ firstName: 'Ana', lastName: 'Byron', email: 'ana@example.com', notes: 'Cost centre 7' }],
    leftOut: [],
  });
  expect(readPastedRecipients(text)).toMatchObject({ people: [{ notes: '' }], leftOut: [{}] });
});

test('the same rows copied out of a spreadsheet: tabs', () => {
  const text = fixture('d01-email-clean.csv').slice(0, 3).join('\n').replaceAll(',', '\t');
  expect(people(text)).toEqual([
    ['Amina', 'Abara', 'amina.abara0@example.com'],
    ['Boris', 'Hansen', 'boris.hansen1@example.com'],
  ]);
});

const HEADINGS: readonly (readonly [string, string])[] = [
  ['field names', 'firstName,lastName,email'],
  ['spaces and case', 'RECIPIENT  first name,recipient_last-name,Recipient Email'],
  ['German', 'Vorname,Nachname,E-Mail-Adresse'],
  ['German, Name beside Vorname', 'Vorname,Name,E-Mail'],
  ['Spanish', 'Nombre,Apellidos,Correo electrónico'],
  ['French', 'Prénom,Nom,Adresse e-mail'],
  ['Japanese', '名,姓,メールアドレス'],
  ['Chinese', '名,姓,电子邮箱'],
];

test.each(HEADINGS)('headings: %s', (_, heading) => {
  expect(people(`${heading}\nJosé,Núñez,jose@example.com`)).toEqual([['José', 'Núñez', 'jose@example.com']]);
  expect(left(`${heading}\nJosé,Núñez,jose@example.com`)).toEqual([]);
});

test('names arrive unharmed, a whole name stays in one piece', () => {
  const long = 'Ñ'.repeat(100);
  expect(
    people(`氏名\tメールアドレス\n山田 花子\thanako@example.com\n${long}\tlong@example.com\n👩‍🚀 Zoë\tzoe@example.com`),
  ).toEqual([
    ['山田 花子', '', 'hanako@example.com'],
    [long, '', 'long@example.com'],
    ['👩‍🚀 Zoë', '', 'zoe@example.com'],
  ]);
});

test('without a heading: the address by its @, names by their order, codes and amounts are no names', () => {
  const text = 'U100001\t25\tjose@example.com\tJosé\tNúñez\tPeople Team';
  expect(people(text)).toEqual([['José', 'Núñez', 'jose@example.com']]);
  expect(left(text)).toEqual([1, 2, 6]);
});

test('without a heading: where names begin with the family’s, so do the columns', () => {
  expect(people('山田\t花子\thanako@example.com\n佐藤\tハル\tharu@example.com')).toEqual([
    ['花子', '山田', 'hanako@example.com'],
    ['ハル', '佐藤', 'haru@example.com'],
  ]);
});

test('an unknown heading above addresses: only the address is taken', () => {
  const text = 'Code,Kontakt\nAB,jose@example.com';
  expect(people(text)).toEqual([['', '', 'jose@example.com']]);
  expect(left(text)).toEqual(['Code']);
});

test('a name over two lines stays two words', () => {
  expect(people('Ana\t"Garcia\nLopez"\tana@example.com\nBo\tLee\tbo@example.com')).toEqual([
    ['Ana', 'Garcia Lopez', 'ana@example.com'],
    ['Bo', 'Lee', 'bo@example.com'],
  ]);
});

test('quoted cells keep commas, quotes and line breaks', () => {
  expect(people('First name,Last name,Email\n"Mary ""MJ""","Smith, PhD",mj@example.com')).toEqual([
    ['Mary "MJ"', 'Smith, PhD', 'mj@example.com'],
  ]);
});

test('a quote that encloses nothing is a character; where it may enclose rows, nobody is taken', () => {
  const two = 'Team\tEmail\n"Top" Ann\tann@example.com\nBob "B"\tbob@example.com';
  expect(people(two)).toHaveLength(2);
  const torn = 'Name,Email,Note\nAnn,ann@example.com,"Top\nBob,bob@example.com,great 5"\nCid,cid@example.com,x';
  expect(readPastedRecipients(torn)).toEqual({ people: [], leftOut: [], unread: [], doubtfulRow: 2 });
});

test('a list of addresses', () => {
  expect(people('a@example.com\nb@example.com')).toEqual([
    ['', '', 'a@example.com'],
    ['', '', 'b@example.com'],
  ]);
  expect(people('a@example.com; b@example.com')).toEqual([
    ['', '', 'a@example.com'],
    ['', '', 'b@example.com'],
  ]);
});

test('names with a number, and no heading', () => {
  expect(people('Test 1\tUser\tt1@example.com\r\nTest 2\tUser2\tt2@example.com\r\n')).toEqual([
    ['Test 1', 'User', 't1@example.com'],
    ['Test 2', 'User2', 't2@example.com'],
  ]);
  expect(people('Test 1, User, t1@example.com')).toEqual([['Test 1', 'User', 't1@example.com']]);
  expect(people('USD 25\tAna\tByron\tana@example.com')).toEqual([['Ana', 'Byron', 'ana@example.com']]);
});

test('codes are names where the text has no others', () => {
  expect(people('S1;T1;s1@example.com\nS2;T2;s2@example.com')).toEqual([
    ['S1', 'T1', 's1@example.com'],
    ['S2', 'T2', 's2@example.com'],
  ]);
  expect(people('S1\tT1\nS2\tT2')).toEqual([
    ['S1', 'T1', ''],
    ['S2', 'T2', ''],
  ]);
  expect(people('A7,25,U100001,a7@example.com')).toEqual([['A7', '', 'a7@example.com']]);
  expect(left('A7,25,U100001,a7@example.com')).toEqual([2, 3]);
});

test('rows without a name and an address are named, not dropped', () => {
  const unread = (text: string) => readPastedRecipients(text)?.unread;
  expect(unread('Ana,Byron,ana@example.com,\n,,,25 USD\n,,,\nBo,Byron,bo@example.com,')).toEqual(['25 USD']);
  expect(unread('U100001\t25\nU100002\t50')).toEqual(['U100001 25', 'U100002 50']);
  expect(unread('Anna <a@x.example>\nBob Jones\nCarl <c@x.example>')).toEqual(['Bob Jones']);
});

test.each([
  ['Anna <a@x.example>', [['Anna', '', 'a@x.example']]],
  ['<a@x.example>', [['', '', 'a@x.example']]],
  ['mailto:a@x.example', [['', '', 'a@x.example']]],
  ['Anna Meier a@x.example', [['Anna Meier', '', 'a@x.example']]],
  ['"Meier, Anna" <a@x.example>', [['Anna', 'Meier', 'a@x.example']]],
  [
    'Meier, Anna <a@x.example>; Jung, Carl <c@x.example>',
    [
      ['Anna', 'Meier', 'a@x.example'],
      ['Carl', 'Jung', 'c@x.example'],
    ],
  ],
  [
    'Anna Meier <a@x.example>\nBob <b@x.example>',
    [
      ['Anna Meier', '', 'a@x.example'],
      ['Bob', '', 'b@x.example'],
    ],
  ],
  [
    '<a@x.example>, b@x.example c@x.example',
    [
      ['', '', 'a@x.example'],
      ['', '', 'b@x.example'],
      ['', '', 'c@x.example'],
    ],
  ],
])('copied out of a mail program: %j', (text, expected) => {
  expect(people(text)).toEqual(expected);
});

test('a cell of a table may hold a name with its address, or a whole name as "Last, First"', () => {
  expect(people('Who\tMail\n1\tAnna <a@x.example>')).toEqual([['Anna', '', 'a@x.example']]);
  expect(people('Name\tEmail\nMeier, Anna\t<a@x.example>')).toEqual([['Anna', 'Meier', 'a@x.example']]);
  expect(people('First name,Last name,Email\nAnna,Meier,<a@x.example>')).toEqual([['Anna', 'Meier', 'a@x.example']]);
});

test('hard spaces, zero-width characters and carriage returns vanish', () => {
  expect(people('\ufeffAnna\u00a0\tMeier\t\u200ba@x.example\u00a0\r\n')).toEqual([['Anna', 'Meier', 'a@x.example']]);
});

test.each(['Jane', 'jane@example.com', ' jane@example.com\u00a0', 'Test 1 / User', 'Doe, Jane', 'Jane Doe\n', ''])(
  'a single value is left to its cell: %j',
  (text) => {
    expect(readPastedRecipients(text)).toBeNull();
  },
);

describe('of a reward that can be texted', () => {
  const numbers = (text: string) =>
    readPastedRecipients(text, { numbers: true })?.people.map(({ firstName, email, mobileNumber, method }) => [
      firstName,
      email,
      mobileNumber,
      method,
    ]);

  it.each([
    ['a column by its heading', 'Name\tMobile\nByron, Ada\t(202) 555-0123\nLind, Bo\t'],
    ['a French heading', 'Nom\tTéléphone\nByron, Ada\t(202) 555-0123\nLind, Bo\t'],
    ['a column without one', 'Byron, Ada\t(202) 555-0123\nLind, Bo\t'],
  ])('%s fills the numbers', (_, text) => {
    expect(numbers(text)).toEqual([
      ['Ada', '', '(202) 555-0123', 'MOBILE'],
      ['Bo', '', undefined, undefined],
    ]);
  });

  it('a row, a list of numbers, and addresses beside numbers', () => {
    expect(numbers('Ada, +1 202 555 0123')).toEqual([['Ada', '', '+1 202 555 0123', 'MOBILE']]);
    expect(numbers('2025550123, 2025550124')).toMatchObject([{ 2: '2025550123' }, { 2: '2025550124' }]);
    expect(numbers('Ada\tada@example.com\t202.555.0123')).toEqual([
      ['Ada', 'ada@example.com', '202.555.0123', 'MOBILE'],
    ]);
    expect(numbers('(202) 555-0123')).toBeUndefined();
  });

  it('without that, numbers are left out', () => {
    expect(left('Name\tEmail\tPhone\nAda\tada@example.com\t2025550123')).toEqual(['Phone']);
  });
});
