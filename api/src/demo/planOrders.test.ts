import { planOrders } from './planOrders.ts';

const DAY_MS = 86_400_000;
/** On this night the newest order of the Japanese account had its only reward held for 30 hours, and its mail with it. */
const NIGHT = Date.parse('2026-11-29T00:33:55.816Z');

test('no hold keeps back a mail that waits, on whichever day the demo data are loaded', () => {
  for (let day = 0; day < 5; day += 1) {
    const lines = planOrders(new Date(NIGHT + day * DAY_MS), true).flatMap((order) => order.lines);
    const waiting = lines.filter(({ mail }) => mail === 'waiting');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ reward }) => reward.status === 'FROZEN')).toEqual([]);
    expect(lines.some(({ reward }) => reward.status === 'FROZEN')).toBe(true);
  }
});
