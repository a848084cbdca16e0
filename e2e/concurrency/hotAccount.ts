import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { finish } from './finish.ts';
import { onStage } from './openStage.ts';
import { raceHotAccount } from './raceHotAccount.ts';

/**
 * `node e2e/concurrency/hotAccount.ts [--seed n] [--count orders] [--database pglite|postgres] [--sample]`: money for half of the
 * orders.
 */
const options = readOptions('node e2e/concurrency/hotAccount.ts', {
  seed: 0,
  count: 10_000,
  database: 'postgres',
  sample: false,
});

await onStage({ database: options.database, processes: 1 }, async (stage) => {
  const { counts, expected } = await raceHotAccount(
    stage,
    options.sample ? 200 : options.count,
    'hot',
    createRandom(options.seed),
  );
  console.log(counts);
  await finish(stage, [expected]);
});
console.log('Exactly what the account held was spent, and the books are sound.');
