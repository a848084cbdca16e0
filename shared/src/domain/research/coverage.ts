import { addDays } from '../lists/civilDays.ts';
import { INCENTIVE_LIMITS } from './incentiveLimits.ts';

interface CoverageInput {
  /** The amount that can be spent, in minor units of the account's currency. */
  readonly balanceMinor: bigint;
  /** The cost of one reward with its fee, in the same. */
  readonly costMinor: bigint;
  /** The completions that the limits of the incentive leave. */
  readonly completionsLeft: number;
  /** The rewards that it issued in the last week. */
  readonly lastWeek: number;
  /** ISO day. */
  readonly today: string;
}

/** How far the balance reaches: `lastDay` at last week's pace, null without one and when it reaches for all. */
export interface Coverage {
  readonly completions: number;
  readonly coversAll: boolean;
  readonly lastDay: string | null;
}

/** Returns how many of the completions that are left a balance covers, and until when at last week's pace. */
export function coverageOf({ balanceMinor, costMinor, completionsLeft, lastWeek, today }: CoverageInput): Coverage {
  const affordable = balanceMinor <= 0n || costMinor <= 0n ? 0n : balanceMinor / costMinor;
  const coversAll = affordable >= BigInt(completionsLeft);
  const completions = coversAll ? completionsLeft : Number(affordable);
  if (coversAll || lastWeek === 0) return { completions, coversAll, lastDay: null };
  return {
    completions,
    coversAll,
    lastDay: addDays(today, Math.floor((completions * INCENTIVE_LIMITS.paceDays) / lastWeek)),
  };
}

/** Returns how many completions the limits of an incentive leave. */
export const completionsLeft = (facts: {
  readonly quantity: number;
  readonly completesAllowed: number;
  readonly rewardsIssued: number;
  readonly responsesTaken: number;
}): number =>
  Math.max(0, Math.min(facts.quantity - facts.rewardsIssued, facts.completesAllowed - facts.responsesTaken));
