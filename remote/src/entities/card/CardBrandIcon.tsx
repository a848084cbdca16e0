import type { CardBrand } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import { known } from '@portal/shared/domain/known';
import './card.css';

/** The letters on each mark, which has nothing of the brands' own artwork. */
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

/** A small card with the brand's letters; without any for a brand that this build does not know. */
export function CardBrandIcon({ brand, isDecorative = false }: CardBrandIconProps) {
  const mark = brand === null ? null : known<CardBrand, string | null>(MARKS, brand, null);
  const label = brand === null || mark === null || isDecorative ? null : BRAND_NAMES[brand];
  return (
    <svg
      className="pr-card-brand"
      viewBox="0 0 36 24"
      width="36"
      height="24"
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="0.5" y="0.5" width="35" height="23" rx="4" />
      {mark === null ? (
        <path d="M1 8h34" />
      ) : (
        <text x="18" y="15.5" textAnchor="middle">
          {mark}
        </text>
      )}
    </svg>
  );
}
