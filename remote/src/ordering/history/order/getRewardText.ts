import type { OrderLineRow } from '@portal/shared/contract/orders';
import type { TFunction } from 'i18next';

/** Returns the reward of a line with its number: most lines hold one. */
export const getRewardText = (
  t: TFunction<'orderHistory'>,
  { rewardName: reward, quantity: total }: OrderLineRow,
): string => (total > 1 ? t('order.name.manyUnnamed', { total, reward }) : reward);
