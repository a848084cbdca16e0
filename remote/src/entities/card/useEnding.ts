import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** "Visa ending in 1111", for a card that goes by a nickname; null where its name says so. */
export function useEnding(): (card: Pick<PaymentCard, 'label' | 'creditCardType' | 'lastFourDigits'>) => string | null {
  const { t } = useTranslation('card');
  return ({ label, creditCardType, lastFourDigits }) =>
    label === '' ? null : t('ending', { brand: BRAND_NAMES[creditCardType], lastFour: lastFourDigits });
}
