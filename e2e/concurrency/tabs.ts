import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { finish } from './finish.ts';
import { onStage } from './openStage.ts';
import { raceTabs } from './raceTabs.ts';

/** `node e2e/concurrency/tabs.ts [--seed n] [--count carts] [--database pglite|postgres] [--sample]`: one cart, twenty tabs, one order. */
const options = readOptions('node e2e/concurrency/tabs.ts', { seed: 0, count: 400, database: 'pglite', sample: false });

await onStage({ database: options.database, processes: 1 }, async (stage) => {
  const { counts, expected } = await raceTabs(
    stage,
    options.sample ? 12 : options.count,
    'tabs',
    createRandom(options.seed),
  );
  console.log(counts);
  await finish(stage, [expected]);
});
console.log('Each cart was ordered once, and the books are sound.');
