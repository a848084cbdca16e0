import { getZoneCity, getZoneLabel, listZones } from './timeZones.ts';

it('names zones by their city, the first ones first and each once', () => {
  expect(getZoneCity('America/New_York')).toBe('New York');
  expect(getZoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires (America/Argentina)');
  expect(getZoneLabel('UTC')).toBe('UTC');
  const zones = listZones('Asia/Tokyo', 'Asia/Tokyo');
  expect(zones[0]).toBe('Asia/Tokyo');
  expect(zones.filter((zone) => zone === 'Asia/Tokyo')).toHaveLength(1);
});
