import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMajor } from '@portal/shared/domain/money/money';
import { checkItemAmount } from '../../entities/catalog/amountForm.ts';
import { toCount, type FindItem, type IncentiveValues } from './incentiveValues.ts';

/** The part of the limits that was used before the form was opened. */
export interface Used {
  readonly rewards: number;
  readonly responses: number;
}

interface MostCost {
  readonly rewards: number;
  readonly amount: number;
  readonly currencyCode: CatalogItem['currencyCode'];
}

/** Returns the most that the rewards which the typed limits still allow can cost, without fees; null while that cannot be said. */
export function getMostCost(values: IncentiveValues, findItem: FindItem, used: Used): MostCost | null {
  const item = findItem(values.utid);
  const verdict = item && checkItemAmount(values.amount, item, values.typedIn);
  if (item === undefined || verdict === undefined || 'refusal' in verdict) return null;
  const rewards = Math.min(
    toCount(values.quantity, values.typedIn) - used.rewards,
    toCount(values.completesAllowed, values.typedIn) - used.responses,
  );
  if (!Number.isInteger(rewards) || rewards < 0) return null;
  return {
    rewards,
    amount: toMajor(verdict.minor * BigInt(rewards), item.currencyCode),
    currencyCode: item.currencyCode,
  };
}
