import { isDeepStrictEqual } from 'node:util';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { finish } from './finish.ts';
import { onStage } from './openStage.ts';
import { raceHotAccount } from './raceHotAccount.ts';
import { raceIssuing } from './raceIssuing.ts';
import { raceTabs } from './raceTabs.ts';

/**
 * `node e2e/concurrency/twoProcesses.ts [--seed n] [--count orders] [--sample]`: tabs, hot account and issuing on two processes
 * of one PostgreSQL; tabs and hot account must come out as with one.
 */
const options = readOptions('node e2e/concurrency/twoProcesses.ts', { seed: 0, count: 2_000, sample: false });
const count = options.sample ? 100 : options.count;

const race = (processes: number) =>
  onStage({ database: 'postgres', processes }, async (stage) => {
    const random = () => createRandom(options.seed);
    const tabs = await raceTabs(stage, count / 10, 'tabs', random());
    const hotAccount = await raceHotAccount(stage, count, 'hot', random());
    const issuing = processes > 1 ? [await raceIssuing(stage, count / 10, 'issue', random())] : [];
    const counts = { tabs: tabs.counts, hotAccount: hotAccount.counts };
    console.log(`processes: ${processes}`, counts, ...issuing.map((race) => ({ issuing: race.counts })));
    await finish(
      stage,
      [tabs, hotAccount, ...issuing].map(({ expected }) => expected),
    );
    return counts;
  });

if (!isDeepStrictEqual(await race(1), await race(2))) throw new Error('Two processes do otherwise than one');
console.log('Two processes do what one does; each reward and each mail exists once, and the books are sound.');
