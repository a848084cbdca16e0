import { formatScheduledTime } from './scheduleFormat.ts';

it('writes a time as the clocks of a zone show it', () => {
  const at = new Date('2026-12-04T00:00:00Z');
  expect(formatScheduledTime(at, 'Asia/Tokyo', 'en')).toMatch(/^Friday, Dec 4,? (at )?9:00.AM$/);
  expect(formatScheduledTime(at, 'America/New_York', 'en')).toMatch(/^Thursday, Dec 3,? (at )?7:00.PM$/);
});
