import type { OrderDetail, OrderLineRow } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useItem } from '../../catalog/index.ts';
import { rewardPath } from '../../choicePaths.ts';
import { useListOrderLinesQuery } from '../historyApi.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/**
 * Leads to a new order of the first line's reward and amount; absent while that is not known or no longer offered. Beside rewards
 * that did not arrive it says that it is a new order, which sends none of them again.
 */
export function SendAgainLink({ order: { referenceOrderId, state } }: { readonly order: OrderDetail }) {
  const { currentData } = useListOrderLinesQuery({ referenceOrderId, page: 0, size: SETTINGS.paging.orders });
  const line = currentData?.rows[0];
  return line === undefined ? null : <OrderAgainLink line={line} isComplete={state === 'COMPLETE'} />;
}

interface OrderAgainLinkProps {
  readonly line: Pick<OrderLineRow, 'utid' | 'amount'>;
  /** All rewards of the order arrived. */
  readonly isComplete?: boolean;
}

/** Leads to a new order of one reward and amount; absent while it is not known or no longer offered. */
export function OrderAgainLink({ line: { utid, amount }, isComplete = false }: OrderAgainLinkProps) {
  const { t } = useTranslation('orderHistory');
  const { brand } = useItem(utid);
  if (!brand) return null;
  return (
    <LinkButton
      to={rewardPath(brand.brandKey, { utid, amount: String(amount) })}
      variant={isComplete ? 'filled' : 'default'}
    >
      {t(isComplete ? 'action.sendAgain' : 'action.orderAgain')}
    </LinkButton>
  );
}
