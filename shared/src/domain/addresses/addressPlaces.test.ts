import { ADDRESS_COUNTRIES, isShippable, statesOf } from './addressPlaces.ts';

test('the US, Canada and Australia have lists, the United Kingdom a free text', () => {
  expect(ADDRESS_COUNTRIES.map((country) => statesOf(country)?.length ?? null)).toEqual([62, null, 13, 8]);
  expect(new Set(statesOf('US')).size).toBe(62);
});

test.each([
  ['US', 'CA', true, true],
  ['US', 'DC', true, true],
  ['US', 'PR', true, true],
  ['US', 'GU', false, true],
  ['US', 'AE', false, true],
  ['US', 'ON', false, false],
  ['CA', 'ON', false, false],
  ['GB', '', false, false],
] as const)(
  'what is mailed to %s %s goes by courier: %s, by the postal service: %s',
  (country, state, courier, post) => {
    expect(isShippable('COURIER', { country, state })).toBe(courier);
    expect(isShippable('POSTAL_SERVICE', { country, state })).toBe(post);
  },
);
