import { redeemedBase } from '@portal/shared/domain/money/redeemedBase';
import type { PlannedLine } from './PlannedOrder.ts';

/** The value of a line's reward that was spent, in one purchase, with what is left; minor units. */
export interface DemoRedemption {
  readonly worthMinor: bigint;
  readonly remainingMinor: bigint;
  /** The cost of what was spent, without fees, in the currency of the order. */
  readonly baseMinor: bigint;
  readonly at: Date;
}

/** Spent when it was first looked at; null for a reward of which nothing was. */
export function redemptionOf(plan: PlannedLine, issuedAt: Date): DemoRedemption | null {
  const { status, viewedAt } = plan.reward;
  if (plan.failure !== null || (status !== 'REDEEMED' && status !== 'PARTIALLY_REDEEMED')) return null;
  const worthMinor = plan.amountMinor * BigInt(plan.quantity);
  const remainingMinor = status === 'REDEEMED' ? 0n : worthMinor / 3n;
  return {
    worthMinor,
    remainingMinor,
    baseMinor: redeemedBase({ baseMinor: plan.price.baseMinor, initialMinor: worthMinor, remainingMinor }),
    at: viewedAt ?? issuedAt,
  };
}
