import { readOptions } from '../harness/options.ts';
import { runPrograms } from '../harness/runPrograms.ts';

/** `npm run races [-- --seed S]`: each race with few runners, for every change; `npm run verify:full` has them all. */
const { seed } = readOptions('npm run races --', { seed: 0 });

runPrograms(
  'races',
  [
    ['tabs.ts', '--sample'],
    ['hotAccount.ts', '--sample'],
    ['twoProcesses.ts', '--sample'],
  ],
  seed,
);
