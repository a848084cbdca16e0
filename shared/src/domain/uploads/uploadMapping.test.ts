/** @jest-environment node */
import { ORDER_CASES } from '../../testing/uploadCases.ts';
import { checkWidth, doubtfulFields, mapLines, proposeMapping } from './uploadMapping.ts';

test.each(ORDER_CASES)('$id is asked about only where a heading is no field’s name', ({ kind, verdict, columns }) => {
  const proposed = proposeMapping(
    kind,
    columns.map(([heading]) => heading),
  );
  expect(proposed.needsConfirmation).toBe(verdict === 'needs-mapping');
  expect(proposed.missing).toEqual([]);
  expect(proposed.leftOut).toEqual(columns.flatMap(([, field], column) => (field === null ? [column] : [])));
});

const HEADINGS = ['UTID', 'Amount', 'Recipient Email', 'Recipient First Name', 'Sender First Name'];

test('names what is missing, and takes one value for all lines in its place', () => {
  const without = HEADINGS.slice(2);
  expect(proposeMapping('EMAIL', without).missing).toEqual(['utid', 'amount']);
  const begun = proposeMapping('EMAIL', without, { utid: 'U1', amount: '25' });
  expect(begun).toMatchObject({ missing: [], needsConfirmation: false });
  expect(mapLines([{ cells: ['ada@example.com', 'Ada'] }], begun.mapping)).toEqual([
    { utid: 'U1', amount: '25', recipientEmail: 'ada@example.com', recipientFirstName: 'Ada', senderFirstName: '' },
  ]);
});

test('a column comes before the value that an upload began with', () => {
  expect(proposeMapping('EMAIL', HEADINGS, { amount: '25' }).mapping.amount).toEqual({ column: 1 });
});

test('asks which of two columns by one name is meant', () => {
  const proposed = proposeMapping('EMAIL', [...HEADINGS, 'AMOUNT_']);
  expect(proposed.doubtful).toEqual([{ field: 'amount', columns: [1, 5] }]);
  expect(proposed.needsConfirmation).toBe(true);
});

test('asks which of two columns by two names of one field is meant', () => {
  const proposed = proposeMapping('EMAIL', [...HEADINGS, 'Betrag']);
  expect(proposed).toMatchObject({ doubtful: [{ field: 'amount', columns: [1, 5] }], needsConfirmation: true });
});

test('a column that was chosen is in doubt beside one of the same name, whatever the name says', () => {
  const mapping = { amount: { column: 1 }, utid: { column: 2 } };
  expect(doubtfulFields('EMAIL', ['Wer', 'Satz', 'Code', 'satz '], mapping)).toEqual([
    { field: 'amount', columns: [1, 3] },
  ]);
});

test('takes no column for a field that the kind has not', () => {
  expect(proposeMapping('EMAIL', [...HEADINGS, 'City', 'PTID']).leftOut).toEqual([5, 6]);
  expect(proposeMapping('MOBILE', ['Recipient Email', 'Mobile', 'Email Subject']).leftOut).toEqual([0, 2]);
  expect(proposeMapping('BULK_PHYSICAL', ['Quantity', 'PTID', 'City']).leftOut).toEqual([1]);
});

test('a row with more cells than headings is refused at its last column', () => {
  const { mapping } = proposeMapping('EMAIL', HEADINGS);
  const row = ['U1', '25', 'a@b.example', 'Ada', 'Thank you'];
  expect(checkWidth({ cells: row }, HEADINGS, mapping)).toBeNull();
  expect(checkWidth({ cells: [...row, ' Ada!'] }, HEADINGS, mapping)).toEqual([
    'senderFirstName',
    { key: 'error.row.tooManyCells', values: { text: ' Ada!' } },
  ]);
});
