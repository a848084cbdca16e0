import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { rewardChanged } from '../historyApi.ts';
import { useRefusalText } from './useRefusalText.ts';

/** Says what became of the act that waited for the issuer, and has read anew what it has changed. `onAnswer` must be stable. */
export function useAnswerToast(line: OrderLineDetail | undefined, onAnswer?: () => void): void {
  const { t } = useTranslation('rewardActions');
  const notify = useNotify();
  const dispatch = useDispatch();
  const refusalText = useRefusalText();
  const waited = useRef<string | null>(null);
  useEffect(() => {
    const last = line?.lastAction;
    if (line === undefined || last === null || last === undefined) return;
    if (last.state === 'OPEN') {
      waited.current = last.at;
      return;
    }
    if (waited.current !== last.at) return;
    waited.current = null;
    const isMoney = last.action === 'CANCEL' || last.action === 'REISSUE';
    if (last.state === 'DONE') notify.success(t(`done.${last.action}`));
    else notify[isMoney ? 'moneyError' : 'error'](`${t(`failed.${last.action}`)} ${refusalText(line)}`);
    dispatch(portalApi.util.invalidateTags(rewardChanged(line)));
    onAnswer?.();
  }, [line, notify, dispatch, t, refusalText, onAnswer]);
}
