import type { CheckoutReward } from './useCheckout.ts';

/** The page of the reward with this choice on it. */
export const rewardAddress = ({ brand, utid, amount }: CheckoutReward): string =>
  `/order/reward/${encodeURIComponent(brand.brandKey)}?${new URLSearchParams({ utid, amount }).toString()}`;
