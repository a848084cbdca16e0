import { checkLineSchedule } from './scheduleRules.ts';

const item = { isSchedulable: true, rewardName: 'Meadow' };
const line = { scheduledAt: new Date('2026-03-06T00:00:00Z'), scheduledTimeZone: 'Asia/Tokyo' };
const now = new Date('2026-03-02T12:00:00Z');

const keys = (...input: Parameters<typeof checkLineSchedule>) =>
  checkLineSchedule(...input).map(({ field, i18nKey }) => `${field} ${i18nKey}`);

it('takes a reward link in an order of fewer than 5,000 lines', () => {
  expect(keys(line, item, { now, lineCount: 4_999 })).toEqual([]);
  expect(keys(line, item, { now, lineCount: 5_000 })).toEqual(['scheduledDeliveryTime error.schedule.tooManyLines']);
});

it('takes no other reward, unless it is sent at once', () => {
  const card = { ...item, isSchedulable: false };
  expect(keys(line, card, { now, lineCount: 1 })).toEqual(['scheduledDeliveryTime error.schedule.notSchedulable']);
  expect(keys({ scheduledAt: null, scheduledTimeZone: null }, card, { now, lineCount: 1 })).toEqual([]);
});
