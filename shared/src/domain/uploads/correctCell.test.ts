import { correctCell } from './correctCell.ts';

test.each([
  ['recipientAddress.stateOrProvince', 'wa', 'WA'],
  ['recipientAddress.stateOrProvince', 'WA', null],
  ['recipientAddress.stateOrProvince', 'Washington', null],
  ['recipientAddress.postalCode', '2139', '02139'],
  ['recipientAddress.postalCode', '98101', null],
  ['recipientAddress.postalCode', '21', null],
  ['amount', '25,00', null],
] as const)('%s %p becomes %p', (field, text, corrected) => {
  expect(correctCell(field, text)).toBe(corrected);
});
