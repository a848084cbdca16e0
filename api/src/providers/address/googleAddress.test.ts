import { googleAddress, type AddressComponent } from './googleAddress.ts';

const read = (parts: Readonly<Record<string, string>>) =>
  googleAddress(
    Object.entries(parts).map(([type, text]): AddressComponent => {
      const [longText = '', shortText = longText] = text.split('|');
      return { longText, shortText, types: [type, 'political'] };
    }),
  );

it.each([
  ['the locality', { locality: 'Leeds', postal_town: 'Bradford' }, 'Leeds'],
  ['the postal town', { postal_town: 'Bradford', administrative_area_level_2: 'Yorkshire' }, 'Bradford'],
  ['a part of New York', { sublocality_level_1: 'Brooklyn', neighborhood: 'Gowanus' }, 'Brooklyn'],
  ['a neighbourhood', { neighborhood: 'Gowanus', administrative_area_level_2: 'Kings' }, 'Gowanus'],
  ['the county', { administrative_area_level_2: 'Kings' }, 'Kings'],
])('the city is %s', (_what, parts, city) => {
  expect(read(parts).city).toBe(city);
});

it.each([
  [{ country: 'Canada|CA', administrative_area_level_1: 'Québec|QC' }, 'QC'],
  [{ country: 'Australia|AU', administrative_area_level_1: 'New South Wales|NSW' }, 'NSW'],
  [
    {
      country: 'United Kingdom|GB',
      administrative_area_level_1: 'England|England',
      administrative_area_level_2: 'Kent',
    },
    'Kent',
  ],
  [{ country: 'United Kingdom|GB', administrative_area_level_1: 'Scotland|Scotland' }, 'Scotland'],
])('of %j the state is %s', (parts, state) => {
  expect(read(parts).state).toBe(state);
});

it.each([
  [{ country: 'x|US', street_number: '4', route: 'A St', subpremise: '12' }, '4 A St', 'Apt 12', true],
  [{ country: 'x|CA', street_number: '4', route: 'A St', subpremise: '12b' }, '4 A St', 'Unit 12b', true],
  [{ country: 'x|GB', street_number: '4', route: 'A St', premise: 'Mill House' }, '4 A St', 'Mill House', true],
  [{ country: 'x|GB', premise: 'Mill House' }, 'Mill House', '', false],
  [{ country: 'x|US', street_number: '4', route: 'A St', floor: 'Floor 3' }, '4 A St', 'Floor 3', true],
  [{ country: 'x|US', route: 'A St' }, 'A St', '', false],
  [{ country: 'x|US', post_box: 'PO Box 9' }, 'PO Box 9', '', true],
])('of %j the lines are "%s" and "%s", with a number: %s', (parts, addressLine1, addressLine2, hasStreetNumber) => {
  expect(read(parts)).toMatchObject({ addressLine1, addressLine2, hasStreetNumber });
});

it('only ZIP codes have a suffix', () => {
  const parts = { postal_code: '2000', postal_code_suffix: '12' };
  expect(read({ ...parts, country: 'x|AU' }).postalCode).toBe('2000');
  expect(read({ ...parts, country: 'x|US' }).postalCode).toBe('2000-12');
});
