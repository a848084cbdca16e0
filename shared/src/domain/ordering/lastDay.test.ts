import { earliestDay, endOfLastDay, lastDayOf, rewardEnd, validityDaysOf } from './lastDay.ts';

it('a reward holds to the end of its printed day anywhere on earth, whatever the minute of its issue', () => {
  for (const issued of ['2026-10-29T00:00:00.000Z', '2026-10-29T23:59:59.999Z'].map((at) => new Date(at))) {
    const end = rewardEnd(issued, 30);
    expect(end?.toISOString()).toBe('2026-11-29T12:00:00.000Z');
    expect(end && lastDayOf(end)).toBe('2026-11-28');
  }
  expect(rewardEnd(new Date('2026-10-29T00:00:00Z'), null)).toBeNull();
});

it.each(['2026-02-28', '2026-11-30', '2026-12-31'])('the day that ends where %s does is the printed one', (day) => {
  const end = endOfLastDay(day);
  expect(lastDayOf(end)).toBe(day);
  expect(earliestDay(new Date(end.getTime() - 1))).toBe(day);
  expect(earliestDay(end)).not.toBe(day);
});

it.each([0, 1, 30, 365])('a reward of %i days was valid for so many, whenever in the day it was issued', (days) => {
  for (const issued of ['2026-03-02T00:00:00.000Z', '2026-03-02T11:59:59.999Z', '2026-03-02T23:59:59.999Z']) {
    const issuedAt = new Date(issued);
    expect(validityDaysOf(issuedAt, rewardEnd(issuedAt, days))).toBe(days);
  }
  expect(validityDaysOf(new Date('2026-03-02T12:00:00.000Z'), null)).toBeNull();
});
