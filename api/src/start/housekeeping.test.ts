import Fastify from 'fastify';
import { tidyUp } from './housekeeping.ts';

it('runs the other steps when one always fails, and logs one line with its name and no values of rows', async () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  const ran: string[] = [];
  const step = (name: string) => ({ name, run: () => Promise.resolve(ran.push(name)) });
  const fail = () =>
    Promise.reject(Object.assign(new Error('violates a key'), { detail: 'Key (email)=(ann@example.com)' }));
  await tidyUp([step('first'), { name: 'broken', run: fail }, step('last')], new Date(0), log);
  expect(ran).toEqual(['first', 'last']);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 50, step: 'broken', reason: 'violates a key' });
  expect(lines.join('')).not.toContain('ann@example.com');
});
