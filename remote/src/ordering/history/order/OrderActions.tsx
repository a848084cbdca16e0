import type { OrderDetail, OrderLineRow } from '@portal/shared/contract/orders';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { ActionLadder } from '../../../ui/actions/ActionLadder.tsx';
import { useRowActions } from '../actions/useRowActions.tsx';
import { useListOrderLinesQuery } from '../historyApi.ts';
import { countPosted } from './countPosted.ts';
import { useOrderAgain } from './useOrderAgain.ts';
import { useOrderReceipt } from './useOrderReceipt.ts';
import { useOrderRemedy } from './useOrderRemedy.ts';

const NO_LINES: readonly OrderLineRow[] = [];

interface OrderActionsProps {
  readonly order: OrderDetail;
  /** Placed a moment ago: the way on leads to the history. */
  readonly isNew?: boolean;
}

/** The actions on an order: first what helps rewards that did not arrive, then its receipt; ordering again, which pays again, behind More, and not after a refusal. */
export function OrderActions({ order, isNew = false }: OrderActionsProps) {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId, lineCounts, refusal } = order;
  const { currentData } = useListOrderLinesQuery(
    { referenceOrderId, page: 0, size: SETTINGS.paging.orders },
    { skip: lineCounts.undelivered === 0 },
  );
  const { onAction, dialogs } = useRowActions();
  const remedy = useOrderRemedy(referenceOrderId, currentData?.rows ?? NO_LINES, onAction);
  const again = useOrderAgain({ referenceOrderId, isMailed: countPosted(order) > 0 });
  const receipt = useOrderReceipt(referenceOrderId);
  return (
    <>
      <ActionLadder
        label={t('act.ofOrder')}
        primary={remedy}
        secondary={isNew ? { key: 'orders', label: t('action.allOrders'), to: PATHS.orders } : receipt.download}
        more={[
          ...(isNew ? [receipt.download] : []),
          receipt.mail,
          ...(again === null || refusal !== null ? [] : [again]),
        ]}
      />
      {dialogs}
    </>
  );
}
