import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../../api/newUuid.ts';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { cartCheckoutPath } from '../../choicePaths.ts';
import { physicalStepPath } from '../../mailed-lines/physicalStep.ts';
import { useOrderAgainMutation } from '../historyApi.ts';

/** The thing that is ordered once more: a whole order, or one line of it. */
interface OrderedOnce {
  readonly referenceOrderId: string;
  readonly lineNumber?: number;
  /** It went by post, so that the steps of a mailed order come before its checkout. */
  readonly isMailed: boolean;
}

/**
 * Opens a new order of the same rewards, amounts and people: of a whole order, or of one line of it. It pays again, so it is no act
 * that comes first. Null for those who may not order.
 */
export function useOrderAgain({ referenceOrderId, lineNumber, isMailed }: OrderedOnce): LadderAction | null {
  const { t, i18n } = useTranslation('orderHistory');
  const navigate = useNavigate();
  const notify = useNotify();
  const mayOrder = useCan({ all: ['PLACE_ORDER_ACCESS'] });
  const [orderAgain, { isLoading }] = useOrderAgainMutation();
  if (!mayOrder) return null;
  const open = async () => {
    if (isLoading) return;
    const body = lineNumber === undefined ? {} : { lineNumber };
    const { data, error } = await orderAgain({ referenceOrderId, body, idempotencyKey: newUuid() });
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('again.failed')));
    else if (isMailed) await navigate(physicalStepPath('recipients', data.cartId));
    else await navigate(cartCheckoutPath(data.cartId, { referenceOrderId, lineNumber: lineNumber ?? null }));
  };
  return {
    key: 'orderAgain',
    label: lineNumber === undefined ? t('action.sendAgain') : t('action.orderAgain'),
    onClick: () => void open(),
  };
}
