import { checkTaxId, taxIdLastFour, tidyTaxId } from './taxId.ts';

it.each([
  ['US', '12-3456789', '12-3456789'],
  ['US', '123456789', '12-3456789'],
  ['CA', '123 456 789', '123456789'],
  ['GB', 'sc123456', 'SC123456'],
  ['GB', '01234567', '01234567'],
  ['AU', '51824753556', '51 824 753 556'],
])('takes in %s the tax id %s', (country, typed, kept) => {
  expect(checkTaxId(country, typed)).toBeNull();
  expect(tidyTaxId(country, typed)).toBe(kept);
});

it.each([
  ['US', '12-345678', 'error.onboarding.taxId.US'],
  ['CA', '12345678X', 'error.onboarding.taxId.CA'],
  ['GB', '1234567', 'error.onboarding.taxId.GB'],
  ['AU', '51824753557', 'error.onboarding.taxId.AU'],
  ['US', '', 'error.onboarding.taxIdRequired'],
  ['BE', '1', 'error.address.country'],
])('refuses in %s the tax id %j', (country, typed, key) => {
  expect(checkTaxId(country, typed)?.key).toBe(key);
});

it('shows the last four of a tax id', () => {
  expect(taxIdLastFour('12-3456789')).toBe('6789');
});
