import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

/** Why the issuer refused the latest action on a reward, with what is left of it. */
export function useRefusalText() {
  const { t } = useTranslation('rewardActions');
  const locale = useLocale();
  return ({ lastAction, remainingBalance, currencyCode }: OrderLineDetail): string =>
    lastAction?.refusal
      ? t(`refused.${lastAction.refusal}`, { left: formatMoney(remainingBalance ?? 0, currencyCode, locale) })
      : '';
}
