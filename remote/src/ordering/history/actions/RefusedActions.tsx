import type { PossibleAction } from '@portal/shared/contract/rewardActions';
import { ACTION_REFUSALS, type ActionRefusal } from '@portal/shared/domain/ordering/rewardActions';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';

/** Reasons that the page says by other means: by the reward's state, or by what waits for the issuer. */
const SHOWN_ELSEWHERE: readonly ActionRefusal[] = ['frozen', 'notFrozen', 'underWay', 'cancelled', 'notIssued'];

/** Why actions that the user has the right to are not possible, each reason once. */
export function RefusedActions({ actions }: { readonly actions: readonly PossibleAction[] }) {
  const { t, i18n } = useTranslation(['rewardActions', 'orderHistory', 'errors']);
  return ACTION_REFUSALS.filter((refusal) => !SHOWN_ELSEWHERE.includes(refusal)).map((refusal) => {
    const refused = actions.filter((one) => one.refusal === refusal);
    return (
      refused.length > 0 && (
        <p key={refusal} className="pr-history__muted">
          {t('cannot', {
            acts: refused.map(({ action }) => t(`orderHistory:act.${action}`)).join(', '),
            reason: messageText(i18n, { key: `error.rewardAction.${refusal}` }),
          })}
        </p>
      )
    );
  });
}
