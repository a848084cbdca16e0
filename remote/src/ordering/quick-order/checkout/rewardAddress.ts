import { rewardPath } from '../../choicePaths.ts';
import type { CheckoutReward } from './useCheckout.ts';

/** The page of the reward with this choice on it. */
export const rewardAddress = ({ brand, utid, amount }: CheckoutReward): string =>
  rewardPath(brand.brandKey, { utid, amount });
