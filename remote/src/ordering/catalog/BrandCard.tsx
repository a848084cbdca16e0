import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { brandOffers } from './brandOffers.ts';
import type { CatalogResult } from './catalogFilters.ts';
import { CountryFlags } from './CountryFlags.tsx';
import { DeliveryMethods } from './DeliveryMethods.tsx';
import { itemBlock } from './itemState.ts';
import { ItemStates } from './ItemStates.tsx';
import { offerText } from './offerText.ts';

const SHOWN_OFFERS = 2;

interface BrandCardProps extends CatalogResult {
  /** The currency that is named first: the account's. */
  readonly currencyCode: string | null;
}

/** A brand in the catalogue: artwork, where it is valid, what it costs and how it is delivered (look.md Reward card). The whole card is one link. */
export const BrandCard = memo(function BrandCard({ brand, items, currencyCode }: BrandCardProps) {
  const { t } = useTranslation('ordering');
  const locale = useLocale();
  const offers = brandOffers(items, currencyCode);
  const isOut = items.every((item) => itemBlock(item) !== null);
  const first = items[0];
  const choice =
    first !== undefined && items.length < brand.items.length ? `?utid=${encodeURIComponent(first.utid)}` : '';
  return (
    <li className={isOut ? 'pr-brand pr-brand--out' : 'pr-brand'}>
      <img
        className="pr-brand__art"
        src={brand.imageUrl}
        alt=""
        width={600}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <div className="pr-brand__body">
        <h3 className="pr-brand__name">
          <Link to={`/order/reward/${encodeURIComponent(brand.brandKey)}${choice}`}>{brand.brandName}</Link>
        </h3>
        <ul className="pr-brand__offers">
          {offers.slice(0, SHOWN_OFFERS).map((offer) => (
            <li key={offer.currencyCode}>
              <span className="pr-brand__currency">{offer.currencyCode}</span> {offerText(offer, locale)}
            </li>
          ))}
          {offers.length > SHOWN_OFFERS && (
            <li>{t('catalog.moreCurrencies', { count: offers.length - SHOWN_OFFERS })}</li>
          )}
        </ul>
        <CountryFlags countries={brand.countries} />
        <DeliveryMethods methods={items.flatMap((item) => item.deliveryMethods)} />
        <ItemStates items={items} />
      </div>
    </li>
  );
});
