import { ADDRESS_COUNTRIES, type AddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { ADDRESS_FIELDS, checkAddressField, tidyAddress } from '@portal/shared/domain/addresses/addressRules';
import { createSampleAddressLookup } from './createSampleAddressLookup.ts';
import { SAMPLE_ADDRESSES } from './sampleAddresses.ts';

const lookup = createSampleAddressLookup();

const searched = async (country: AddressCountry, query: string) => {
  const response = await lookup.suggest({ query, country, sessionToken: undefined });
  return response.outcome === 'found' ? response.suggestions : [];
};

it.each([
  ['CA', 'rue des erables', '88 Rue des Érables'],
  ['CA', 'M5V3L9', '255 Maple Forge Street, Unit 1804'],
  ['CA', 'm5v 3l9', '255 Maple Forge Street, Unit 1804'],
  ['CA', 'toronto maple', '255 Maple Forge Street, Unit 1804'],
  ['US', '410 lan', '410 Lantern Street, Suite 12'],
  ['US', '02116', '36 Thistle Court'],
  ['GB', 'NORWICH', '30 Weavers Green'],
  ['AU', 'black swan', '91 Black Swan Parade'],
] as const)('in %s "%s" finds %s', async (country, query, mainText) => {
  expect((await searched(country, query))[0]).toMatchObject({ mainText });
});

it('finds nothing in another country, nor by the middle of a word, and never more than five', async () => {
  expect(await searched('GB', 'lantern')).toEqual([]);
  expect(await searched('US', 'antern')).toEqual([]);
  expect(await searched('US', '')).toHaveLength(5);
});

it.each(ADDRESS_COUNTRIES)(
  'every address of %s keeps the rules, and all but the last have a number',
  async (country) => {
    const count = SAMPLE_ADDRESSES[country].length;
    for (let index = 0; index < count; index += 1) {
      const response = await lookup.find({ placeId: `sample-${country}-${index}`, sessionToken: undefined });
      if (response.outcome !== 'found') throw new Error(`There is no address ${index}`);
      const { hasStreetNumber, ...address } = response.address;
      expect(ADDRESS_FIELDS.filter((field) => checkAddressField(field, address))).toEqual([]);
      expect(tidyAddress(address)).toEqual(address);
      expect(hasStreetNumber).toBe(index < count - 1);
    }
    expect(await lookup.find({ placeId: `sample-${country}-${count}`, sessionToken: undefined })).toEqual({
      outcome: 'unknown',
    });
  },
);
