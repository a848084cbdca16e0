import { learnServerTime, serverNow } from './serverClock.ts';

const HERE = Date.parse('2026-11-26T12:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(HERE);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['2026-11-26T12:20:00.000Z', 20 * 60_000],
  ['Thu, 26 Nov 2026 11:00:00 GMT', -60 * 60_000],
  // As long as that an answer may be on its way.
  ['Thu, 26 Nov 2026 11:59:57 GMT', 0],
])('an answer of %s tells how far the clocks are apart', (answeredAt, ahead) => {
  learnServerTime(answeredAt);
  expect(serverNow() - HERE).toBe(ahead);
  learnServerTime('soon');
  expect(serverNow() - HERE).toBe(ahead);
});
