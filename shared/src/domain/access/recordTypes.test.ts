import { checkRecordIdentifier, readLineIdentifier } from './recordTypes.ts';

test.each([
  ['order', 'RP1', null],
  ['order', ' ', 'error.record.required'],
  ['lineItem', 'RP1/1', null],
  ['lineItem', 'RP1', 'error.record.line'],
  ['reward', '/1', 'error.record.line'],
  ['reward', 'RP1/1234567890', 'error.record.line'],
  ['user', 'maya@demo.example', null],
  ['user', 'Maya', 'error.record.user'],
] as const)('the identifier of a %s may be %j: %s', (type, identifier, error) =>
  expect(checkRecordIdentifier(type, identifier)).toBe(error),
);

test('a line is named by its order and its number', () =>
  expect(readLineIdentifier('RP1/2/3')).toEqual({ reference: 'RP1/2', line: 3 }));
