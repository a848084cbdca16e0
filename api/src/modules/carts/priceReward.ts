import { priceLine, type LinePrice } from '@portal/shared/domain/money/quoteMath';
import type { Executor } from '../../db/client.ts';
import type { RewardItem } from '../catalog/index.ts';
import { listRates } from './rateRepository.ts';

interface PricedReward {
  readonly item: RewardItem;
  readonly amountMinor: bigint;
  readonly accountCurrency: string;
}

/** Returns the price of one reward in an account's currency at the rates of now; null without a rate. */
export async function priceReward(
  executor: Executor,
  { item, amountMinor, accountCurrency }: PricedReward,
  now: Date,
): Promise<LinePrice | null> {
  const { currencyCode, adjustmentMillionths, feeMillionths } = item;
  const [rate] = await listRates(executor, [currencyCode], accountCurrency, now);
  if (rate === undefined) return null;
  const input = {
    currencyCode,
    amountMinor,
    quantity: 1,
    rateE8: rate.rateE8,
    adjustmentMillionths,
    feeMillionths,
  };
  return priceLine(input, accountCurrency);
}
