import { publicOrderBody } from '@portal/shared/contract/publicApi';
import { hashOrderBody } from './hashOrderBody.ts';

const hashOf = (overrides: object = {}): string =>
  hashOrderBody(
    publicOrderBody.validateSync({
      externalRefID: 'a',
      accountIdentifier: 'A20001',
      utid: 'U100001',
      amount: '25.00',
      recipient: { firstName: 'Ada', email: 'ada@recipient.example' },
      ...overrides,
    }),
  );

it.each([
  { amount: 25 },
  { amount: '25' },
  { amount: '25.0' },
  { deliveryMethod: 'EMAIL', etid: 'E000000' },
  { message: null, notes: '', sender: {} },
  { customerIdentifier: 'G10002' },
])('takes %j for the same order', (overrides) => {
  expect(hashOf(overrides)).toBe(hashOf());
});

it.each([
  { amount: '26.00' },
  { amount: '250' },
  { utid: 'U100002' },
  { recipient: { firstName: 'Ada', email: 'bob@recipient.example' } },
  { recipient: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@recipient.example' } },
  { sender: { lastName: 'Payroll' } },
  { message: 'x' },
  { notes: 'x' },
  { lineItemNote: 'x' },
])('takes %j for another order', (overrides) => {
  expect(hashOf(overrides)).not.toBe(hashOf());
});

// Orders keep it for ever: a body of today is known by it in years, too.
it('is the same in every version', () => {
  expect(hashOf()).toBe('c0309644675b6470e348168dae29564db8a153962ee754d4fa91940468aa2c6b');
});
