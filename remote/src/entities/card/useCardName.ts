import type { CardBrand } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { brandName } from './brandName.ts';

/** A card as a payment names it. */
export interface NamedCard {
  readonly cardBrand: CardBrand;
  readonly lastFour: string;
}

/** Returns how a card is called where it pays: "Visa 1111". */
export function useCardName(): (card: NamedCard) => string {
  const { t } = useTranslation('card');
  return ({ cardBrand, lastFour }) => `${brandName(t, cardBrand)} ${lastFour}`;
}
