import type { OrderDetail } from '@portal/shared/contract/orders';
import { firstRecipientOf } from '@portal/shared/domain/ordering/recipientSummary';
import type { TFunction } from 'i18next';
import { countPosted } from './countPosted.ts';

type NamedOrder = Pick<
  OrderDetail,
  'recipientSummary' | 'totalLineItems' | 'cardQuantity' | 'letterQuantity' | 'rewardNames'
>;

/** Names an order: "3 × Maple Coffee for Grace Hopper and 2 others". */
export function getOrderName(t: TFunction<'orderHistory'>, order: NamedOrder): string {
  const { rewardNames, totalLineItems: lines } = order;
  const recipient = firstRecipientOf(order.recipientSummary, lines);
  const total = Math.max(lines, countPosted(order));
  const [reward = ''] = rewardNames;
  // All cards in bulk go to one person.
  const others = order.recipientSummary === recipient ? 0 : lines - 1;
  const texts = { reward, recipient, total, count: others };
  if (rewardNames.length > 1)
    return recipient === '' || others === 0 ? t('order.name.mixedUnnamed', texts) : t('order.name.mixed', texts);
  if (recipient === '') return total > 1 ? t('order.name.manyUnnamed', texts) : reward;
  if (others > 0) return t('order.name.same', texts);
  return total > 1 ? t('order.name.many', texts) : t('order.name.one', texts);
}
