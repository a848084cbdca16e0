import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { isApiError } from '../../../api/apiError.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { PriceNotices } from '../price/PriceNotices.tsx';
import { isAlreadyPlaced, isOvertaken } from './orderRefusal.ts';
import { getConsentRefusal } from './textConsentBody.ts';
import { RefusedReward } from './RefusedReward.tsx';
import { toRewardRefusal } from './rewardRefusal.ts';

/** Why the order was not placed, in the dialog, which stays open. */
export function ConfirmNotices() {
  const { t, i18n } = useTranslation('quickOrder');
  const { failure } = useContext(FormShellContext);
  if (failure === null || isAlreadyPlaced(failure)) return <PriceNotices />;
  if (isOvertaken(failure) || getConsentRefusal(failure) !== null) return null;
  const refusal = toRewardRefusal(failure);
  if (refusal) return <RefusedReward refusal={refusal} title={t('confirm.failedTitle')} />;
  const isUnknown = isApiError(failure) && (failure.status === 0 || failure.status >= 500);
  return (
    <Notice kind="error" title={isUnknown ? undefined : t('confirm.failedTitle')}>
      {isUnknown ? t('confirm.unreachable') : apiErrorMessage(i18n, failure)}
    </Notice>
  );
}
