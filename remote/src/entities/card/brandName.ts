import type { CardBrand } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import { known } from '@portal/shared/domain/known';
import type { TFunction } from 'i18next';
import './locales.ts';

/** Returns the name of a card's brand; "Card" for a brand that this build does not know. */
export const brandName = (t: TFunction<'card'>, brand: CardBrand): string => known(BRAND_NAMES, brand, t('anyBrand'));
