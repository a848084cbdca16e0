import { nextStatuses } from './accountStates.ts';

test('an account is frozen, disabled and taken back into use, and never deleted', () => {
  expect(nextStatuses('ACTIVE')).toEqual(['FROZEN', 'DISABLED']);
  expect(nextStatuses('FROZEN')).toEqual(['ACTIVE', 'DISABLED']);
  expect(nextStatuses('DISABLED')).toEqual(['ACTIVE']);
  expect(nextStatuses('DELETED')).toEqual([]);
});
