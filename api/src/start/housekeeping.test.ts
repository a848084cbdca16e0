import { collectLog } from '../testing/collectLog.ts';
import { createTidyUp } from './housekeeping.ts';

const HOUR_MS = 60 * 60_000;

it('runs the other steps when one always fails, and tells its name once a day', async () => {
  const { log, lines, of } = collectLog();
  const ran: string[] = [];
  const step = (name: string) => ({ name, run: () => Promise.resolve(ran.push(name)) });
  const error = Object.assign(new Error('Key (email)=(ann@example.com)'), { code: '23505', detail: 'ann@example.com' });
  const tidyUp = createTidyUp(log);
  const steps = [step('first'), { name: 'broken', run: () => Promise.reject(error) }, step('last')];
  for (let hour = 0; hour < 48; hour += 1) await tidyUp(steps, new Date(hour * HOUR_MS));
  expect(ran).toEqual(Array.from({ length: 48 }, () => ['first', 'last']).flat());
  const told = of('housekeeping.failed');
  expect(told).toHaveLength(48);
  const errors = told.filter(({ level }) => level === 50);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toMatchObject({ step: 'broken', err: { code: '23505' } });
  expect(told.filter(({ level }) => level === 20)).toHaveLength(46);
  expect(lines.join('')).not.toContain('ann@example.com');
});
