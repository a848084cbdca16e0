import { checkLedger } from '../harness/checkLedger.ts';
import { openLedger } from '../harness/openLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { problemsOfTransfers } from './checkTransfers.ts';
import { onStage } from './openStage.ts';
import { raceTransfers, type TransferResult } from './raceTransfers.ts';

/**
 * `node e2e/concurrency/transfers.ts [--seed n] [--count calls] [--processes n] [--database pglite|postgres] [--sample]`: 64
 * clients move money between 100 accounts, with overdrafts, repeated keys, opposed transfers and a hot account.
 */
const options = readOptions('node e2e/concurrency/transfers.ts', {
  seed: 0,
  count: 100_000,
  processes: 2,
  database: 'postgres',
  sample: false,
});
const PROBLEMS_SHOWN = 20;

await onStage(options, async (stage) => {
  const calls = options.sample ? 1_000 : options.count;
  const race = await raceTransfers(stage, calls, 'transfer', createRandom(options.seed));
  console.log(countsOf(race.results), `${race.perSecond.toFixed(0)} a second`);
  await stage.stop();
  const ledger = await openLedger(stage.location);
  const problems = await problemsOfTransfers(ledger, race);
  await ledger.close();
  if (problems.length > 0) throw new Error(problems.slice(0, PROBLEMS_SHOWN).join('\n'));
  await checkLedger(stage.location, true);
});
console.log('Each transfer was made once or not at all, no money came or went, and the books are sound.');

function countsOf(results: readonly TransferResult[]) {
  const count = (is: (one: TransferResult) => boolean): number => results.filter(is).length;
  return {
    calls: results.length,
    keys: new Set(results.map(({ wish }) => wish.key)).size,
    moved: count(({ outcome, replayed }) => outcome === 'moved' && !replayed),
    replayed: count(({ replayed }) => replayed),
    overdrafts: count(({ wish }) => wish.isOverdraft),
    refused: count(({ outcome }) => outcome === 'refused'),
    spentMeanwhile: count(({ outcome }) => outcome === 'not covered'),
  };
}
