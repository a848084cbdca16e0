import type { PaymentCard } from '@portal/shared/contract/creditCards';
import { useTranslation } from 'react-i18next';
import { brandName } from './brandName.ts';

/** "Visa ending in 1111", for a card that goes by a nickname; null where its name says so. */
export function useEnding(): (card: Pick<PaymentCard, 'label' | 'creditCardType' | 'lastFourDigits'>) => string | null {
  const { t } = useTranslation('card');
  return ({ label, creditCardType, lastFourDigits }) =>
    label === '' ? null : t('ending', { brand: brandName(t, creditCardType), lastFour: lastFourDigits });
}
