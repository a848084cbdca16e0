import { addDays, isDay, startOfDay } from './civilDays.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** The day that the clocks of a zone show. */
const dayAt = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at);

it.each([
  // Clocks go back over midnight, or at it.
  ['Atlantic/Azores', '2026-10-25'],
  ['America/Havana', '2026-11-01'],
  ['America/Sao_Paulo', '2019-02-17'],
  // They skip it.
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Sao_Paulo', '2018-11-04'],
  // A day that the zone left out, one that it had twice, and clocks that go by half hours.
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Kwajalein', '1969-09-30'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Los_Angeles', '2026-11-01'],
  ['Asia/Kolkata', '2026-03-18'],
])('in %s around %s every instant is of the one day that clocks show', (timeZone, day) => {
  const days = [-1, 0, 1]
    .map((count) => addDays(day, count))
    .map((one) => ({
      day: one,
      since: startOfDay(one, timeZone).getTime(),
      before: startOfDay(addDays(one, 1), timeZone).getTime(),
    }));
  const [first, last] = [days[0]?.since ?? 0, days.at(-1)?.before ?? 0];
  const instants = Array.from({ length: (last - first) / HALF_HOUR_MS }, (_, nth) => first + nth * HALF_HOUR_MS);
  expect(instants.length).toBeGreaterThan(90);
  expect(
    instants.map((at) => days.filter(({ since, before }) => since <= at && at < before).map((one) => one.day)),
  ).toEqual(instants.map((at) => [dayAt(new Date(at), timeZone)]));
});

it('knows the days of a calendar', () => {
  expect(['2028-02-29', '2026-02-29', '2026-2-3', '2026-13-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('goes by days over months, years and changes of the clocks', () => {
  expect([addDays('2026-10-25', 1), addDays('2026-03-01', -1), addDays('2027-01-01', -1)]).toEqual([
    '2026-10-26',
    '2026-02-28',
    '2026-12-31',
  ]);
});
