import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';

/** Says how many orders an app placed in the last days, and what they cost: "14 orders, 350.00 USD". */
export function useOrdersText(): (orders: ConnectedApp['orders']) => string {
  const { t } = useTranslation('connectedApps');
  const locale = useLocale();
  const { ordersDays: days } = SETTINGS.oauth;
  return ({ count, totals }) => {
    if (count === 0) return t('noOrders', { days });
    const amounts = totals.map(({ amount, currencyCode }) => formatMoney(amount, currencyCode, locale, 'prose'));
    return t('orders', { count, days, amounts: listFormat(locale).format(amounts) });
  };
}
