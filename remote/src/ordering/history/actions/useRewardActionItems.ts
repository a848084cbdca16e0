import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { ActionRefusal, RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';

/** Reasons that the page says by other means: by the reward's state, or by what waits for the issuer. */
const SHOWN_ELSEWHERE: readonly (ActionRefusal | null)[] = [
  'frozen',
  'notFrozen',
  'underWay',
  'cancelled',
  'notIssued',
];

/** The actions on a line's reward that the user has the right to; those that are not possible say why. */
export function useRewardActionItems(
  { possibleActions }: Pick<OrderLineDetail, 'possibleActions'>,
  onAction: (action: RewardAction) => void,
): readonly LadderAction[] {
  const { t, i18n } = useTranslation(['orderHistory', 'errors']);
  return possibleActions
    .filter(({ refusal }) => !SHOWN_ELSEWHERE.includes(refusal))
    .map(({ action, refusal }) => ({
      key: action,
      label: t(`act.${action}`),
      onClick: () => onAction(action),
      reason: refusal === null ? null : messageText(i18n, { key: `error.rewardAction.${refusal}` }),
      isDestructive: action === 'CANCEL',
    }));
}
