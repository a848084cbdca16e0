import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { getRecipientName } from '../line/lineName.ts';

/** The words for whom and how much an action is about. */
export function useActionTexts(line: OrderLineDetail) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const left = line.remainingBalance ?? 0;
  return {
    recipient: getRecipientName(t, line),
    amount: formatMoney(left, line.currencyCode, locale),
    formatAccountMoney: (amount: number) => formatMoney(amount, line.accountCurrencyCode, locale),
  };
}
