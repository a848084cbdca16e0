import { readOptions } from '../harness/options.ts';
import { runPrograms } from '../harness/runPrograms.ts';

/** `npm run faults [-- --seed S]`: a few faults of each kind, for every change; `npm run verify:full` runs many. */
const { seed } = readOptions('npm run faults --', { seed: 0 });

runPrograms(
  'faults',
  [
    ['killApi.ts', '--database', 'postgres', '--count', '6', '--lines', '200'],
    ['killApi.ts', '--database', 'pglite', '--count', '6', '--lines', '200'],
    ['killDatabase.ts', '--count', '3', '--lines', '200'],
    ['killDeposits.ts', '--count', '6'],
    ['killBankDeposits.ts', '--count', '6'],
    ['killActions.ts', '--count', '6'],
    ['forgedReplies.ts', '--count', '300'],
    ['connections.ts', '--resets', '20', '--lost', '10', '--lines', '100'],
    ['mailOutage.ts', '--outage-seconds', '5', '--phase-seconds', '1', '--orders', '3'],
  ],
  seed,
);
