import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { useTranslation } from 'react-i18next';
import { ActionLadder } from '../../../ui/actions/ActionLadder.tsx';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useRewardActionItems } from '../actions/useRewardActionItems.ts';
import { useOrderAgain } from '../order/useOrderAgain.ts';
import { getRecipientName } from './lineName.ts';
import { useResendActions } from './useResendActions.tsx';
import { usePrintedLetter } from './usePrintedLetter.tsx';
import { useRewardCodes } from './useRewardCodes.tsx';

interface LineActionsProps {
  readonly line: OrderLineDetail;
  readonly onAction: (action: RewardAction) => void;
}

const isPossible = (action: LadderAction | null): action is LadderAction =>
  action !== null && (action.reason ?? null) === null;

/** The actions on a line: first what its state asks for, and last what pays again or takes the reward away. */
export function LineActions({ line, onAction }: LineActionsProps) {
  const { t } = useTranslation('orderHistory');
  const resend = useResendActions(line);
  const codes = useRewardCodes(line);
  const letter = usePrintedLetter(line);
  const orderAgain = useOrderAgain({
    referenceOrderId: line.referenceOrderId,
    lineNumber: line.lineNumber,
    isMailed: isMailed(line.deliveryMethod),
  });
  const items = useRewardActionItems(line, onAction);
  const lift = items.find((item) => item.key === 'UNFREEZE' && isPossible(item)) ?? null;
  // A line that goes by post is not sent again: a failed letter is ordered once more, with its money back.
  const anew = isMailed(line.deliveryMethod) && line.state === 'FAILED' ? orderAgain : null;
  const primary = resend.remedy ?? lift ?? anew;
  // To a dead address, or one that reported it as spam, nothing is sent again before all else.
  const isWelcome = resend.remedy === null && line.resend?.wasReported !== true;
  const candidates = isWelcome ? [resend.again, letter.action, codes.action] : [codes.action];
  const secondary = candidates.find(isPossible) ?? null;
  const all = [resend.again, letter.action, codes.action, ...items, orderAgain].filter((action) => action !== null);
  return (
    <>
      <ActionLadder
        label={t('act.of', { recipient: getRecipientName(t, line) })}
        primary={primary}
        secondary={secondary}
        more={all.filter((action) => action !== primary && action !== secondary)}
      />
      {resend.dialog}
      {letter.dialog}
      {codes.dialog}
    </>
  );
}
