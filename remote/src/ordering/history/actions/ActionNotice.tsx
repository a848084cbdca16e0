import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { getRewardTags } from '../historyApi.ts';
import { FreezeCountdown } from './FreezeCountdown.tsx';
import { useRefusalText } from './useRefusalText.ts';

/** Tells what waits for the issuer, what it refused, and how long a reward stays on hold. */
export function ActionNotice({ line }: { readonly line: OrderLineDetail }) {
  const { t } = useTranslation(['rewardActions', 'orderHistory']);
  const locale = useLocale();
  const refusalText = useRefusalText();
  const dispatch = useDispatch();
  const { referenceOrderId, accountIdentifier, lastAction, frozenUntil } = line;
  const onEnd = useCallback(
    () => void dispatch(portalApi.util.invalidateTags(getRewardTags({ referenceOrderId, accountIdentifier }))),
    [dispatch, referenceOrderId, accountIdentifier],
  );
  if (lastAction?.state === 'OPEN')
    return (
      <Notice kind="info" title={t('waiting')}>
        {t('waits', { act: t(`orderHistory:act.${lastAction.action}`), by: lastAction.by })}
      </Notice>
    );
  return (
    <>
      {lastAction?.state === 'REFUSED' && (
        <Notice kind="warning" title={t(`last.${lastAction.action}`)}>
          {refusalText(line)}
        </Notice>
      )}
      {frozenUntil !== null && (
        <Notice kind="info" title={t('until', { time: formatExactTime(new Date(frozenUntil), locale) })}>
          <FreezeCountdown key={frozenUntil} until={frozenUntil} onEnd={onEnd} />
        </Notice>
      )}
    </>
  );
}
