import { readLegacyIndex } from './readLegacyIndex.ts';

const HEAD = 'File,Name,Type,Group,Account,From,To,Made,Requester';
const GOOD = 'orders-2024.csv,Orders 2024,Orders,,,2024-01-01,2024-12-31,2025-01-03T08:15Z,Maya Okafor';

const read = (...rows: string[]) => readLegacyIndex(new TextEncoder().encode([HEAD, ...rows].join('\r\n')));

test('a row names its file, its type and what it covers; days may be missing', () => {
  const { entries, refused } = read(GOOD, 'eu.xlsx,Été 2025,reward lines,G20001,,,,2025-08-14,Zoë Ångström');
  expect(refused).toEqual([]);
  expect(entries).toMatchObject([
    {
      line: 2,
      fileName: 'orders-2024.csv',
      type: 'ORDERS',
      group: null,
      from: '2024-01-01',
      madeAt: new Date('2025-01-03T08:15Z'),
    },
    { line: 3, name: 'Été 2025', type: 'REWARD_LINES', group: 'G20001', account: null, from: null, to: null },
  ]);
});

test.each([
  ['../secret.csv,A,ORDERS,,,,,2025-01-01,B', 'File must be a .csv or .xlsx in the folder, not "../secret.csv"'],
  ['a.exe,A,ORDERS,,,,,2025-01-01,B', 'File must be a .csv or .xlsx in the folder, not "a.exe"'],
  ['a.csv,,ORDERS,,,,,2025-01-01,B', 'Name must have 1 to 200 characters'],
  ['a.csv,A,ORDERS,,,,,2025-01-01,', 'Requester is missing'],
  ['a.csv,A,Refunds,,,,,2025-01-01,B', 'Type must be one of ORDERS, REWARD_LINES, UNDELIVERED, TRANSACTIONS, BALANCES'],
  ['a.csv,A,ORDERS,G1,A1,,,2025-01-01,B', 'Group or Account may be named, not both'],
  ['a.csv,A,ORDERS,,,2024-01-01,,2025-01-01,B', 'From and To belong together'],
  ['a.csv,A,ORDERS,,,2024-02-30,2024-03-01,2025-01-01,B', 'From and To must be days, YYYY-MM-DD'],
  ['a.csv,A,ORDERS,,,2024-03-02,2024-03-01,2025-01-01,B', 'From and To must be days, YYYY-MM-DD'],
  ['a.csv,A,ORDERS,,,,,1 Aug 2025,B', 'Made must be a day or a time of UTC, such as 2025-03-31T08:15Z'],
  ['a.csv,A,ORDERS,,,,,2025-08-15,B', 'Made must lie before 2025-08-15'],
  [GOOD, 'orders-2024.csv stands in line 2 already'],
])('refuses %s by its line', (row, reason) => {
  const { entries, refused } = read(GOOD, row);
  expect(entries).toHaveLength(1);
  expect(refused).toEqual([{ line: 3, reason }]);
});

test('a column that is missing refuses the whole file', () => {
  expect(() => readLegacyIndex(new TextEncoder().encode('File,Name\r\na.csv,A'))).toThrow('There is no such column');
});
