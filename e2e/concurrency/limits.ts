import { checkLedger } from '../harness/checkLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { onStage } from './openStage.ts';
import { CLIENTS, raceLimits } from './raceLimits.ts';

/** `node e2e/concurrency/limits.ts [--seed n] [--processes n]`: 50 clients at once at the limits of an account. PostgreSQL only. */
const options = readOptions('node e2e/concurrency/limits.ts', { seed: 0, processes: 2 });

await onStage({ database: 'postgres', processes: options.processes }, async (stage) => {
  await raceLimits(stage, createRandom(options.seed));
  await stage.stop();
  await checkLedger(stage.location, false);
});
console.log(`No limit was passed by one of ${CLIENTS} clients, and the books are sound.`);
