import { lineReference, parseReference } from './lineReference.ts';

it('reads the line of a reference, and an order where none is named', () => {
  expect(parseReference(lineReference('RG261120-100001-42', 7).toLowerCase())).toEqual({
    referenceOrderId: 'RG261120-100001-42',
    lineNumber: 7,
  });
  expect(parseReference('rg261120-100001-42')).toEqual({ referenceOrderId: 'RG261120-100001-42', lineNumber: null });
});
