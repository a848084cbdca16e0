import { openTaxId, sealTaxId } from './taxIds.ts';

const key = Buffer.alloc(32, 7);

it.each([
  ['12-3456789', '6789'],
  ['GB 123 4567 89', '6789'],
  ['SC123456', '3456'],
  ['1234', '34'],
  ['7', ''],
])('keeps %s sealed, and shows %j of it', (taxId, shown) => {
  const { sealed_tax_id: sealed, tax_id_last_four } = sealTaxId(key, taxId);
  expect(tax_id_last_four).toBe(shown);
  expect(sealed).not.toBe(taxId);
  expect(openTaxId(key, sealed ?? '')).toBe(taxId);
});
