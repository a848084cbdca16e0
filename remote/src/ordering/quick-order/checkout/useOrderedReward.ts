import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toDecimal } from '@portal/shared/domain/money/money';
import { checkRewardAmount, type Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { useSearchParams } from 'react-router-dom';
import { getAmountRule } from '../../../entities/catalog/getAmountRule.ts';
import { isOrderable } from '../../../entities/catalog/itemState.ts';
import { useItem } from '../../../entities/catalog/useCatalog.ts';
import type { CheckoutReward } from './useCheckout.ts';

/** The reward that the address says is ordered, checked against the catalogue. */
export type OrderedRewardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unavailable' | 'ready'; readonly reward: CheckoutReward }
  | { readonly kind: 'wrongAmount'; readonly reward: CheckoutReward; readonly refusal: Refusal };

export function useOrderedReward(): OrderedRewardState {
  const [params] = useSearchParams();
  return useChosenReward(params.get('utid'), params.get('amount') ?? '');
}

/** A reward and its amount (decimal text), checked against the catalogue; null for none. */
export function useChosenReward(utid: string | null, amount: string): OrderedRewardState {
  const { item, brand, error, isFetching, refetch } = useItem(utid);
  if (utid === null) return { kind: 'missing' };
  if (item === undefined || brand === undefined)
    return error === undefined || isFetching ? { kind: 'loading' } : { kind: 'failed', error, retry: refetch };
  if (item === null || brand === null) return { kind: 'missing' };
  const reward = { utid, amount, item, brand };
  if (!isOrderable(item)) return { kind: 'unavailable', reward };
  const checked = checkedAmount(amount, item);
  return 'refusal' in checked
    ? { kind: 'wrongAmount', reward, refusal: checked.refusal }
    : { kind: 'ready', reward: { ...reward, amount: checked.amount } };
}

function checkedAmount(amount: string, item: CatalogItem): { readonly amount: string } | { readonly refusal: Refusal } {
  const verdict = checkRewardAmount(amount, getAmountRule(item));
  return 'refusal' in verdict ? verdict : { amount: toDecimal(verdict.minor, item.currencyCode) };
}
