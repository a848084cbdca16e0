import type { CardBrand } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import './card.css';

/** What is written on the mark: nothing of the brands' own artwork. */
const MARKS: Readonly<Record<CardBrand, string>> = {
  VISA: 'VISA',
  MASTER_CARD: 'MC',
  AMERICAN_EXPRESS: 'AMEX',
  DISCOVER: 'DISC',
  DINERS_CLUB: 'DC',
  JCB: 'JCB',
};

interface CardBrandIconProps {
  /** Null while the number tells none. */
  readonly brand: CardBrand | null;
  /** The name of the brand stands beside it already. */
  readonly isDecorative?: boolean;
}

/** A small card with the brand's letters. */
export const CardBrandIcon = ({ brand, isDecorative = false }: CardBrandIconProps) => (
  <svg
    className="pr-card-brand"
    viewBox="0 0 36 24"
    width="36"
    height="24"
    {...(isDecorative || brand === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': BRAND_NAMES[brand] })}
  >
    <rect x="0.5" y="0.5" width="35" height="23" rx="4" />
    {brand === null ? (
      <path d="M1 8h34" />
    ) : (
      <text x="18" y="15.5" textAnchor="middle">
        {MARKS[brand]}
      </text>
    )}
  </svg>
);
