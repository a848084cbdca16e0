import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useIsShown } from '../../ui/page/useIsShown.ts';
import { alertFailureText } from '../alertFailure.ts';
import { findAccountsBelow } from '../belowThreshold.ts';

const NAMES_SHOWN = 3;

/**
 * Waits for an alert to be saved, says so with the accounts that it sends nothing about for now, and leads to the list.
 * When the page was left meanwhile, the answer is only said.
 */
export function useSaveAlert() {
  const { t, i18n } = useTranslation('balanceAlerts');
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();

  const notifySaved = (done: string, alert: BalanceAlert) => {
    const below = findAccountsBelow(alert).map(({ displayName }) => displayName);
    const more = below.length - NAMES_SHOWN;
    const accounts = more > 0 ? [...below.slice(0, NAMES_SHOWN), `+${more}`] : below;
    if (below.length === 0) notify.success(done);
    else notify.info(`${done} ${t('below.saved', { accounts })}`);
  };

  return async (messageKey: 'created' | 'saved', request: Promise<BalanceAlert>) => {
    try {
      const alert = await request;
      notifySaved(t(messageKey, { name: alert.displayName }), alert);
    } catch (error) {
      if (!isShown()) notify.error(alertFailureText(i18n, error, t('failed')));
      throw error;
    }
    if (isShown()) await navigate(PATHS.balanceAlerts, { replace: true });
  };
}
