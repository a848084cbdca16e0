import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

type PaymentFee = Quote['summary']['fullOrderQuote']['paymentFee'];

/** Returns how the fee of a card is called: "Card fee 3.5%", with the flat part where there is one. */
export function useCardFeeName(): (fee: PaymentFee) => string {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  return ({ percentage, flatAmount, currencyCode }) => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percentage);
    return flatAmount === 0
      ? t('price.cardFee', { percent })
      : t('price.cardFeeAndFlat', { percent, flat: formatMoney(flatAmount, currencyCode, locale) });
  };
}
