import type { IncentiveStatus } from '../enumerations.ts';

/** The facts from which the state of an incentive follows. */
export interface IncentiveFacts {
  /** False: somebody turned it off. */
  readonly isOn: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quantity: number;
  readonly completesAllowed: number;
  readonly rewardsIssued: number;
  readonly responsesTaken: number;
}

/** Returns the state of an incentive at a time. ACTIVE is also one that has not begun (`hasStarted`). */
export function incentiveStatus(facts: IncentiveFacts, now: Date): IncentiveStatus {
  if (!facts.isOn) return 'INACTIVE';
  if (now >= facts.endsAt) return 'EXPIRED';
  const isUsedUp = facts.rewardsIssued >= facts.quantity || facts.responsesTaken >= facts.completesAllowed;
  return isUsedUp ? 'COMPLETED' : 'ACTIVE';
}

/** True from the first day of an incentive on. */
export const hasStarted = ({ startsAt }: Pick<IncentiveFacts, 'startsAt'>, now: Date): boolean => now >= startsAt;
