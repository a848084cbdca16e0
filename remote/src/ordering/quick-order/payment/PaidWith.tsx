import { useTranslation } from 'react-i18next';
import { useCardName, type NamedCard } from '../../../entities/card/useCardName.ts';

export interface PaidWithProps {
  readonly card: NamedCard;
}

/** "with Visa 1111", beside a total. */
export function PaidWith({ card }: PaidWithProps) {
  const { t } = useTranslation('quickOrder');
  const getCardName = useCardName();
  return <span className="pr-price__from">{t('price.byCard', { card: getCardName(card) })}</span>;
}
