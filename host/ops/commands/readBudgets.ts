import { OpsFailure } from '../opsFailure.ts';

/** Milliseconds by module. */
export type Budgets = ReadonlyMap<string, number>;

const LONGEST_S = 600;

/** Reads `funding=20`, each of which gives a module its seconds. Raises OpsFailure for what is no budget. */
export const readBudgets = (options: readonly string[]): Budgets => new Map(options.map(readBudget));

function readBudget(option: string): readonly [module: string, ms: number] {
  const [, module, text] = /^([^=]+)=(.*)$/.exec(option) ?? [];
  if (module === undefined || text === undefined)
    throw new OpsFailure(`--budget ${option} names no module and its seconds, such as --budget funding=20.`);
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > LONGEST_S)
    throw new OpsFailure(`--budget ${option}: a budget is a number of seconds from 1 to ${LONGEST_S}.`);
  return [module, seconds * 1000];
}
