import { rewardPath } from '../../choicePaths.ts';
import type { CheckoutReward } from './useCheckout.ts';

/** The page of the reward with this choice on it. */
export const getRewardUrl = ({ brand, utid, amount }: CheckoutReward): string =>
  rewardPath(brand.brandKey, { utid, amount });
