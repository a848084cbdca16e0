import type { OrderLineRow } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../../api/newUuid.ts';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { cartCheckoutPath } from '../../choicePaths.ts';
import { useOrderAgainMutation } from '../historyApi.ts';

/**
 * Opens the checkout of a new order of the same rewards, amounts and people: of a whole order, or of one line of it. It pays
 * again, so it is no act that comes first. Null for those who may not order.
 */
export function useOrderAgain(referenceOrderId: string, line?: Pick<OrderLineRow, 'lineNumber'>): LadderAction | null {
  const { t, i18n } = useTranslation('orderHistory');
  const navigate = useNavigate();
  const notify = useNotify();
  const mayOrder = useCan({ all: ['PLACE_ORDER_ACCESS'] });
  const [orderAgain, { isLoading }] = useOrderAgainMutation();
  if (!mayOrder) return null;
  const open = async () => {
    if (isLoading) return;
    const body = line === undefined ? {} : { lineNumber: line.lineNumber };
    const { data, error } = await orderAgain({ referenceOrderId, body, idempotencyKey: newUuid() });
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('again.failed')));
    else await navigate(cartCheckoutPath(data.cartId, { referenceOrderId, lineNumber: line?.lineNumber ?? null }));
  };
  return {
    key: 'orderAgain',
    label: line === undefined ? t('action.sendAgain') : t('action.orderAgain'),
    onClick: () => void open(),
  };
}
