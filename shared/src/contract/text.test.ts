import { object, ValidationError } from 'yup';
import { amountText, text } from './common.ts';

const body = object({ name: text().trim().nullable(), amount: amountText().trim(), inner: object({ note: text() }) });

function refusedFields(value: unknown): readonly (string | undefined)[] {
  try {
    body.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner.map(({ path, message }) => `${path} ${message}`);
  }
}

test.each([true, 0, 1e308, [], ['x'], {}])('%j is no text, and its field says so', (value) => {
  expect(refusedFields({ name: value })).toEqual(['name error.text.type']);
  expect(refusedFields({ inner: { note: value } })).toEqual(['inner.note error.text.type']);
});

test.each([true, [], {}])('%j is no amount, and its field says so', (value) => {
  expect(refusedFields({ amount: value })).toEqual(['amount error.text.type']);
});

test('text, no text and amounts in either form are taken as they are', () => {
  expect(body.cast({ name: ' Ada ', amount: 12.5, inner: { note: '' } })).toEqual({
    name: 'Ada',
    amount: '12.5',
    inner: { note: '' },
  });
  expect(refusedFields({ name: null, amount: '12.50' })).toEqual([]);
});
