import type { FundedAccounts } from '../harness/fundedAccounts.ts';
import type { Random } from '../harness/random.ts';

const OVERDRAFTS = 0.1;
const REPEATS = 0.05;
const OPPOSED = 0.1;
/** Share of the transfers that move money into or out of the same account. */
const HOT = 0.2;
const MOST_UNITS = 50;

/** A transfer that somebody wants, under a key of its own. */
export interface Wish {
  readonly key: string;
  /** The person who asks; a key belongs to them. */
  readonly person: number;
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
  /** More than all accounts together hold. */
  readonly isOverdraft: boolean;
}

/** Calls that are sent at the same moment. */
export type Step = readonly Wish[];

interface Plan {
  readonly tag: string;
  readonly calls: number;
  readonly people: number;
  readonly accounts: FundedAccounts['accounts'];
  readonly allMinor: bigint;
}

/**
 * Steps of `calls` transfers in all: overdrafts, keys sent twice at once and again later, two accounts that pay each other
 * at once, and one account that many use.
 */
export function planTransfers({ tag, calls, people, accounts, allMinor }: Plan, random: Random): Step[] {
  const wishes: Wish[] = [];
  const hot = random.pick(accounts);
  const wishFor = (from: string, to: string): Wish => {
    const isOverdraft = random.chance(OVERDRAFTS);
    const wish = {
      key: `${tag}-${wishes.length}`,
      person: random.integer(0, people - 1),
      from,
      to,
      amountMinor: isOverdraft ? allMinor + 1n : BigInt(random.integer(100, MOST_UNITS * 100)),
      isOverdraft,
    };
    wishes.push(wish);
    return wish;
  };
  const pair = (): readonly [string, string] => {
    const one = random.chance(HOT) ? hot : random.pick(accounts);
    const other = random.pick(accounts.filter((account) => account !== one));
    return random.chance(0.5) ? [one, other] : [other, one];
  };
  const next = (): Step => {
    // Half of the repeats are sent with the call that they repeat, which is no repeat itself.
    if (wishes.length > 0 && random.chance(REPEATS / 2)) return [random.pick(wishes)];
    const [from, to] = pair();
    const wish = wishFor(from, to);
    if (random.chance(REPEATS / 2)) return [wish, wish];
    return random.chance(OPPOSED) ? [wish, wishFor(to, from)] : [wish];
  };
  const steps: Step[] = [];
  for (let planned = 0; planned < calls; planned += steps.at(-1)?.length ?? 0)
    steps.push(next().slice(0, calls - planned));
  return steps;
}
