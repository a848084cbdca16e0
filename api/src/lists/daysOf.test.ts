import { daysOf } from './daysOf.ts';

const written = (days: ReturnType<typeof daysOf>) => [days.since?.toISOString(), days.before?.toISOString()];

it.each([
  ['UTC', '2026-11-26', '2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-26', '2026-11-26T08:00:00.000Z', '2026-11-27T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-26', '2026-11-25T18:30:00.000Z', '2026-11-26T18:30:00.000Z'],
  // Days of 25 and of 23 hours, and one that begins at one o'clock.
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z'],
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  // Midnight comes twice.
  ['Atlantic/Azores', '2026-10-24', '2026-10-24T00:00:00.000Z', '2026-10-25T00:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
])('in %s the day %s begins and ends where its clock says', (timeZone, day, since, before) => {
  expect(written(daysOf({ from: day, to: day, timeZone }))).toEqual([since, before]);
});

it('has no limit where no day is named', () => {
  expect(daysOf({ timeZone: 'Asia/Tokyo' })).toEqual({});
});

it.each([
  [{ from: '2026-02-30' }, { field: 'from', i18nKey: 'error.date.invalid' }],
  [
    { from: '2026-02-02', to: '2026-02-01' },
    { field: 'to', i18nKey: 'error.date.backwards' },
  ],
])('refuses %j at its field', (days, field) => {
  expect(() => daysOf({ ...days, timeZone: 'UTC' })).toThrow(expect.objectContaining({ fields: [field] }) as Error);
});
