import { formatScheduledTime, getZoneCity, getZoneLabel, listZones } from './scheduleFormat.ts';

it('names zones by their city, the first ones first and each once', () => {
  expect(getZoneCity('America/New_York')).toBe('New York');
  expect(getZoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires (America/Argentina)');
  expect(getZoneLabel('UTC')).toBe('UTC');
  const zones = listZones('Asia/Tokyo', 'Asia/Tokyo');
  expect(zones[0]).toBe('Asia/Tokyo');
  expect(zones.filter((zone) => zone === 'Asia/Tokyo')).toHaveLength(1);
});

it('writes a time as the clocks of a zone show it', () => {
  const at = new Date('2026-12-04T00:00:00Z');
  expect(formatScheduledTime(at, 'Asia/Tokyo', 'en')).toMatch(/^Friday, Dec 4,? (at )?9:00.AM$/);
  expect(formatScheduledTime(at, 'America/New_York', 'en')).toMatch(/^Thursday, Dec 3,? (at )?7:00.PM$/);
});
