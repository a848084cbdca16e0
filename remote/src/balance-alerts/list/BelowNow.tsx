import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { findAccountsBelow } from '../belowThreshold.ts';

/** The accounts of an alert that are under its threshold now, with their balances; nothing when none is. */
export function BelowNow({ alert }: { readonly alert: BalanceAlert }) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const below = findAccountsBelow(alert);
  if (below.length === 0) return null;
  const isNamed = alert.accounts.length > 1;
  const balances = below.map(({ displayName, availableBalance }) => {
    const balance = formatMoney(availableBalance ?? 0, alert.currencyCode, locale);
    return isNamed ? t('below.balance', { account: displayName, balance }) : balance;
  });
  return (
    <span className="pr-alert-watched__below">
      <StatusChip tone="warning" label={t('below.now')} help={t('below.waits')} />
      <span>
        <ShortList names={balances} />
      </span>
    </span>
  );
}
