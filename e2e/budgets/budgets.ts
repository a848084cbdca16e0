import { chosenKeys } from '../harness/chosenKeys.ts';
import { readOptions } from '../harness/options.ts';
import { measureAddFunds } from './addFundsBudgets.ts';
import { measureFileCheck } from './fileCheckBudgets.ts';
import { measureFirstVisit } from './firstVisitBudgets.ts';
import { measureLoading } from './loadingBudgets.ts';
import { measureMemory } from './memoryBudgets.ts';
import { measurePages } from './pageBudgets.ts';
import { measureSwitcher } from './switcherBudgets.ts';
import { measureTable, measureTyping } from './tableBudgets.ts';
import { printVerdicts, type Verdict } from './verdict.ts';
import { measureVersionSwitch } from './versionSwitchBudgets.ts';
import { buildProductAndFloor, withBudgetFixture, type BudgetFixture } from './budgetFixture.ts';

/** Figures that are measured together, by the keys that their verdicts name. */
interface Group {
  readonly keys: readonly string[];
  readonly measure: (fixture: BudgetFixture) => Promise<readonly Verdict[]>;
}

/**
 * `npm run budgets`: the front end's performance budgets (docs/VERIFYING.md), product and floor side by side in one run;
 * `--only long-table,layout-shift` measures these, `--built` uses the existing build, `--strict` exits with 1 when a budget is missed.
 */
const GROUPS: readonly Group[] = [
  { keys: ['sign-in-transfer', 'sign-in-usable', 'order-list-usable'], measure: measureLoading },
  { keys: ['first-visit'], measure: measureFirstVisit },
  { keys: ['page-transfer', 'layout-shift'], measure: measurePages },
  { keys: ['long-table'], measure: measureTable },
  { keys: ['filter-typing'], measure: measureTyping },
  { keys: ['account-switcher'], measure: measureSwitcher },
  { keys: ['add-funds-dialog'], measure: measureAddFunds },
  { keys: ['file-check'], measure: measureFileCheck },
  { keys: ['version-switch'], measure: measureVersionSwitch },
  { keys: ['page-memory'], measure: measureMemory },
];

const { only, built, strict, runs, seed } = readOptions('npm run budgets --', {
  only: '',
  built: false,
  strict: false,
  runs: 5,
  seed: 1,
});
const chosen = chosenKeys(
  only,
  GROUPS.flatMap(({ keys }) => keys),
);
if (!built) buildProductAndFloor();

const verdicts = await withBudgetFixture({ runs, seed }, async (fixture) => {
  const found: Verdict[] = [];
  for (const { keys, measure } of GROUPS) {
    if (!keys.some((key) => chosen.includes(key))) continue;
    console.log(`${keys.join(', ')} ...`);
    found.push(...(await measure(fixture)));
  }
  return found.filter(({ budget }) => chosen.includes(budget));
});
if (!printVerdicts(verdicts) && strict) process.exitCode = 1;
