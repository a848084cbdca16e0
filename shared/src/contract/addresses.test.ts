import { ValidationError } from 'yup';
import { ADDRESS_VECTORS, ADDRESSES } from '../testing/addressVectors.ts';
import { billingAddress } from './addresses.ts';

function refusedFields(value: unknown): readonly string[] {
  try {
    billingAddress.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner.map(({ path, message }) => `${path} ${message}`);
  }
}

test.each(ADDRESS_VECTORS)('$of $field "$value" gives $key', ({ of, field, value, key }) => {
  // Another country has other states and postal codes.
  const refused = refusedFields({ ...ADDRESSES[of], [field]: value }).filter((one) => one.startsWith(`${field} `));
  expect(refused).toEqual(key === null ? [] : [`${field} ${key}`]);
});

test('an address is taken as its country writes it', () => {
  const typed = { ...ADDRESSES.CA, addressLine1: ' 88  Rue des Érables', state: 'qc', postalCode: 'h2x1y4' };
  expect(billingAddress.validateSync(typed)).toEqual(ADDRESSES.CA);
});

test('what is missing, or no text, is refused at its field', () => {
  expect(refusedFields({})).toEqual([
    'country error.address.country',
    'addressLine1 error.address.line',
    'city error.address.city',
    'state error.address.region',
  ]);
  expect(refusedFields({ ...ADDRESSES.US, city: 7, state: null, postalCode: {} })).toEqual(
    expect.arrayContaining(['city error.text.type', 'postalCode error.text.type']),
  );
});
