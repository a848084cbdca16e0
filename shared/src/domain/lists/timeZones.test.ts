import { isTimeZone } from './timeZones.ts';

it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Honolulu', 'Etc/GMT+5'])('knows %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Mars/Olympus', '+05:30', 'UTC"', 'Europe/Paris\r\nx', 'Etc/Unknown'])('refuses %j', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
