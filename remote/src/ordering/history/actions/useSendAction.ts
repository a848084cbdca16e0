import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { ReissueBody, RewardActionBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useRequestRewardActionMutation } from '../historyApi.ts';

/** Sends an action on a line's reward. */
export function useSendAction(
  action: RewardAction,
  line: OrderLineDetail,
  onSent: (record: RewardActionRecord) => void,
) {
  const { t } = useTranslation('rewardActions');
  const getIdempotencyKey = useIdempotencyKey();
  const { referenceOrderId, lineNumber, accountIdentifier } = line;
  const [requestAction] = useRequestRewardActionMutation();
  return {
    send: (body: RewardActionBody | ReissueBody) =>
      requestAction({
        referenceOrderId,
        lineNumber,
        accountIdentifier,
        action,
        body,
        idempotencyKey: getIdempotencyKey(body),
      }).unwrap(),
    onSaved: onSent,
    errorFallback: t(`failed.${action}`),
  };
}
