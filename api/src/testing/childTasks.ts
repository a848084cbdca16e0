import { serveTasks } from '../childProcess/serveTasks.ts';

/** Tasks of the program of this file. */
export type ChildTask = 'allocate' | 'count' | 'die' | 'environment' | 'fail' | 'loop' | 'pid' | 'stops';

const kept: Buffer[] = [];
let stops = 0;

serveTasks(async function* (task: ChildTask): AsyncGenerator<unknown, void> {
  await Promise.resolve();
  if (task === 'count')
    try {
      yield* [1, 2, 3];
    } finally {
      stops += 1;
    }
  if (task === 'stops') yield stops;
  if (task === 'die') process.exit(3);
  if (task === 'fail') throw new RangeError('Too far');
  if (task === 'environment') yield process.env;
  while (task === 'allocate') kept.push(Buffer.alloc(1024 * 1024, 1));
  while (task === 'loop');
  yield process.pid;
});
