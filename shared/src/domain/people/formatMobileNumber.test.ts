import { formatMobileNumber } from './formatMobileNumber.ts';

it('writes numbers of the United States and Canada as they are written there, and leaves any other text alone', () => {
  expect(formatMobileNumber('+12025550123')).toBe('(202) 555-0123');
  expect(formatMobileNumber('+442071838750')).toBe('+442071838750');
  expect(formatMobileNumber('call me')).toBe('call me');
});
