import { readOptions } from '../harness/options.ts';
import { measureAddFunds } from './addFundsBars.ts';
import { measureLoading } from './loadingBars.ts';
import { measureMemory } from './memoryBars.ts';
import { measurePages } from './pageBars.ts';
import { measureSwitcher } from './switcherBars.ts';
import { measureTable, measureTyping } from './tableBars.ts';
import { printVerdicts, type Verdict } from './verdict.ts';
import { buildProductAndFloor, inWorld, type World } from './world.ts';

/**
 * `npm run bars`: the front end's performance bars (docs/VERIFYING.md), product and floor side by side in one run;
 * `--only table` runs one group, `--built` uses the existing build, `--strict` exits with 1 when a bar is missed.
 */
const GROUPS: Readonly<Record<string, (world: World) => Promise<readonly Verdict[]>>> = {
  loading: measureLoading,
  pages: measurePages,
  table: measureTable,
  typing: measureTyping,
  switcher: measureSwitcher,
  addFunds: measureAddFunds,
  memory: measureMemory,
};

const { only, built, strict, runs, seed } = readOptions('npm run bars --', {
  only: '',
  built: false,
  strict: false,
  runs: 5,
  seed: 1,
});
const chosen = Object.entries(GROUPS).filter(([name]) => only === '' || only === name);
if (!built) buildProductAndFloor();
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(GROUPS).join(', ')}`);

const verdicts = await inWorld({ runs, seed }, async (world) => {
  const found: Verdict[] = [];
  for (const [name, measure] of chosen) {
    console.log(`${name} ...`);
    found.push(...(await measure(world)));
  }
  return found;
});
if (!printVerdicts(verdicts) && strict) process.exitCode = 1;
