import { readOptions } from '../harness/options.ts';
import { runPrograms } from '../harness/runPrograms.ts';

/**
 * `npm run concurrency [-- --seed S]`: each race at a small scale, for every change; `npm run verify:full` runs the full
 * scale.
 */
const { seed } = readOptions('npm run concurrency --', { seed: 0 });

runPrograms(
  'concurrency',
  [
    ['tabs.ts', '--sample'],
    ['hotAccount.ts', '--sample'],
    ['twoProcesses.ts', '--sample'],
    ['transfers.ts', '--sample'],
  ],
  seed,
);
