import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useSnack, type ShownSnack } from '../../../ui/feedback/useSnack.ts';
import { getRewardTags } from '../historyApi.ts';
import { useRefusalText } from './useRefusalText.ts';

/**
 * Says that the issuer was asked and, in place of that, what became of the action; has read anew what it has changed. Returns
 * how to tell it of an action that was sent: an issuer may answer before the line is read again. `onResult` must be stable.
 */
export function useResultToast(
  line: OrderLineDetail | undefined,
  onResult?: () => void,
): (record: Pick<RewardActionRecord, 'at' | 'action'>) => void {
  const { t } = useTranslation('rewardActions');
  const notify = useNotify();
  const snack = useSnack();
  const pendingToast = useRef<ShownSnack | null>(null);
  const dispatch = useDispatch();
  const refusalText = useRefusalText();
  const [awaitedAt, setAwaitedAt] = useState<string | null>(null);
  const notifiedAt = useRef<string | null>(null);
  const last = line?.lastAction ?? null;
  // A line that was read before an action was sent still shows the one before it.
  if (last?.state === 'OPEN' && (awaitedAt === null || last.at > awaitedAt)) setAwaitedAt(last.at);
  useEffect(() => {
    if (line === undefined || last === null || last.state === 'OPEN') return;
    if (awaitedAt !== last.at || notifiedAt.current === last.at) return;
    notifiedAt.current = last.at;
    pendingToast.current?.close();
    const isMoney = last.action === 'CANCEL' || last.action === 'REISSUE';
    if (last.state === 'DONE') notify.success(t(`done.${last.action}`));
    else notify[isMoney ? 'moneyError' : 'error'](`${t(`failed.${last.action}`)} ${refusalText(line)}`);
    dispatch(portalApi.util.invalidateTags(getRewardTags(line)));
    onResult?.();
  }, [line, last, awaitedAt, notify, dispatch, t, refusalText, onResult]);
  return useCallback(
    ({ at, action }) => {
      pendingToast.current = snack({ text: t(`asked.${action}`) });
      setAwaitedAt(at);
    },
    [snack, t],
  );
}
