import { checkLastDay } from './keyLastDay.ts';

it.each([
  ['2026-03-02', null],
  ['2026-03-03', null],
  ['2999-12-31', null],
  ['2026-03-01', 'error.apiCredential.lastDayPast'],
  ['2026-02-30', 'error.date.invalid'],
  ['3000-01-01', 'error.date.invalid'],
  ['today', 'error.date.invalid'],
])('%s is a last day on 2 March 2026, or refused: %s', (lastDay, key) => {
  expect(checkLastDay(lastDay, '2026-03-02')?.key ?? null).toBe(key);
});
