import { checkScheduledTime, listInstants, toInstant, toLocalTime } from './schedule.ts';

const newYork = (day: string, time: string) => ({ day, time, timeZone: 'America/New_York' });
const now = new Date('2026-11-02T09:30:00Z');

it('takes a day, a time and a zone to an instant, and back', () => {
  const friday = { day: '2026-12-04', time: '09:00', timeZone: 'Asia/Tokyo' };
  const at = new Date('2026-12-04T00:00:00Z');
  expect(toInstant(friday, null)).toEqual({ at });
  expect(toLocalTime(at, 'Asia/Tokyo')).toEqual(friday);
});

it('refuses an hour that clocks skip, whatever is chosen', () => {
  const gap = newYork('2027-03-14', '02:30');
  expect(listInstants(gap)).toEqual([]);
  expect(toInstant(gap, null)).toEqual({ refusal: { key: 'error.schedule.gap' } });
  expect(toInstant(gap, 'later')).toEqual({ refusal: { key: 'error.schedule.gap' } });
});

it('asks which one is meant of an hour that clocks show twice', () => {
  const twice = newYork('2026-11-01', '01:30');
  expect(toInstant(twice, null)).toEqual({ refusal: { key: 'error.schedule.ambiguous' } });
  expect(toInstant(twice, 'earlier')).toEqual({ at: new Date('2026-11-01T05:30:00Z') });
  expect(toInstant(twice, 'later')).toEqual({ at: new Date('2026-11-01T06:30:00Z') });
});

it('refuses what is no time, and what is no zone', () => {
  expect(toInstant(newYork('2026-02-30', '09:00'), null)).toEqual({ refusal: { key: 'error.schedule.time' } });
  expect(toInstant(newYork('2026-12-04', '24:00'), null)).toEqual({ refusal: { key: 'error.schedule.time' } });
  const mars = { day: '2026-12-04', time: '09:00', timeZone: 'Mars/Olympus' };
  expect(toInstant(mars, null)).toEqual({ refusal: { key: 'error.schedule.zone' } });
});

it('takes times from now on, up to 90 days ahead in the zone', () => {
  const at = (iso: string, timeZone: string | null = null) => checkScheduledTime(new Date(iso), timeZone, now)?.key;
  expect(at('2026-11-02T09:30:00Z')).toBe('error.schedule.past');
  expect(at('2026-11-02T09:31:00Z')).toBeUndefined();
  expect(at('2027-01-31T23:59:00Z')).toBeUndefined();
  expect(at('2027-02-01T00:00:00Z')).toBe('error.schedule.tooFar');
  expect(at('2027-01-31T16:00:00Z', 'Asia/Tokyo')).toBe('error.schedule.tooFar');
  expect(at('2026-11-03T09:00:00Z', 'Mars/Olympus')).toBe('error.schedule.zone');
});
