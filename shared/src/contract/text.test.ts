import { object, ValidationError } from 'yup';
import { amountText, text } from './common.ts';
import { authenticateBody, forgotPasswordBody } from './session.ts';

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

test('texts and amounts are taken as people see them, a password as it is', () => {
  expect(body.cast({ name: '\u200bAda\u00ad', amount: '\u200e12.50' })).toMatchObject({ name: 'Ada', amount: '12.50' });
  expect(authenticateBody.cast({ username: 'clara\u200b@example.com\u200b', password: 'a\u200bb' })).toEqual({
    username: 'clara@example.com',
    password: 'a\u200bb',
  });
  expect(forgotPasswordBody.validateSync({ email: '\ufeffclara@example.com' })).toEqual({ email: 'clara@example.com' });
});
