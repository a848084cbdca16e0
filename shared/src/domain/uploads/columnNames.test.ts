/** @jest-environment node */
import { ORDER_CASES } from '../../testing/uploadCases.ts';
import { COLUMN_WORDS, normalised, recogniseColumns, recogniseUploadColumns } from './columnNames.ts';

describe.each(ORDER_CASES)('$id', ({ columns, verdict }) => {
  const found = recogniseUploadColumns(columns.map(([heading]) => heading));

  test('every column is taken for what it is, and no other', () => {
    const expected = columns.flatMap(([, kind], column) => (kind === null ? [] : [[kind, column] as const]));
    expect([...found].map(([kind, { column }]) => [kind, column]).toSorted()).toEqual(expected.toSorted());
  });

  test('guesses are told from names', () => {
    const areExact = [...found.values()].every(({ isExact }) => isExact);
    expect(areExact).toBe(verdict !== 'needs-mapping');
  });
});

test.each([
  ['RECIPIENT_EMAIL', 'recipientEmail', true],
  ['recipient email', 'recipientEmail', true],
  ['Adresse e-mail', 'recipientEmail', false],
  ['メールアドレス', 'recipientEmail', false],
  ['Prénom', 'recipientFirstName', false],
  ['Montant', 'amount', false],
  ['Código postal', 'recipientAddress.postalCode', false],
  ['手机号码', 'recipientMobileNumber', false],
  ['Cell', 'recipientMobileNumber', false],
  ['Handy', 'recipientMobileNumber', false],
  ['Teléfono móvil', 'recipientMobileNumber', false],
  ['Portable', 'recipientMobileNumber', false],
  ['携帯電話', 'recipientMobileNumber', false],
  ['Straße', 'recipientAddress.streetLine1', false],
])('%s is %s', (heading, kind, isExact) => {
  expect([...recogniseUploadColumns([heading])]).toEqual([[kind, { column: 0, isExact, candidates: [0] }]]);
});

test('of two columns for one field the more specific name wins', () => {
  expect(recogniseColumns(['Mail', 'Recipient Email', 'E-mail'], ['recipientEmail']).get('recipientEmail')).toEqual({
    column: 1,
    isExact: true,
    candidates: [0, 1, 2],
  });
});

test('no word stands for two columns', () => {
  const words = Object.values(COLUMN_WORDS).flat().map(normalised);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
