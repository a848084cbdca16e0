import { checkMobileNumber } from './mobileNumber.ts';

it.each(['(202) 555-0143', '202.555.0143', ' 1 202 555 0143 ', '+1 (202) 555-0143', '２０２５５５０１４３'])(
  'reads %s as the same number',
  (typed) => {
    expect(checkMobileNumber(typed)).toEqual({ number: '+12025550143' });
  },
);

it('takes numbers of Canada', () => {
  expect(checkMobileNumber('416 555 0143')).toEqual({ number: '+14165550143' });
});

it.each([
  ['call 202 555 0143 after six', 'error.phone.notANumber'],
  ['202-555-GIFT', 'error.phone.notANumber'],
  ['202 555', 'error.phone.incomplete'],
  ['202 555 0143 0143', 'error.phone.incomplete'],
  ['', 'error.phone.incomplete'],
  // Jamaica and the Dominican Republic, whose numbers begin with +1 as well.
  ['+1 876 555 0143', 'error.phone.country'],
  ['809 555 0143', 'error.phone.country'],
  ['+44 7911 123456', 'error.phone.country'],
])('refuses %p with %s', (typed, key) => {
  expect(checkMobileNumber(typed)).toEqual({ refusal: { key } });
});
