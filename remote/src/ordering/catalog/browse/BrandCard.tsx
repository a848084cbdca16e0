import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Later } from '../../../ui/lazy/Later.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useNearView } from '../../../ui/page/useNearView.ts';
import type { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { rewardPath } from '../../choicePaths.ts';
import { getBrandOffers } from '../../../entities/catalog/brandOffers.ts';
import type { CatalogResult } from './catalogFilters.ts';
import { CountryFlags } from './CountryFlags.tsx';
import { getItemBlock } from '../../../entities/catalog/itemState.ts';
import { ItemStates } from './ItemStates.tsx';
import { formatOffer } from '../../../entities/catalog/offerText.ts';

const DeliveryMethods = lazyPart(async () => (await import('./DeliveryMethods.tsx')).DeliveryMethods);

const SHOWN_OFFERS = 2;

interface BrandCardProps extends CatalogResult {
  /** Currency listed first: the account's. */
  readonly currencyCode: string | null;
  readonly linkTo: ReturnType<typeof useRowLinks>;
  /** Its delivery differs from what the page says of all. */
  readonly hasOwnDelivery: boolean;
  /** Rendered completely at once, because it is visible at first. */
  readonly startsNear: boolean;
}

/**
 * A brand in the catalogue: artwork, countries, prices and delivery. The whole card is one link. Far below the viewport
 * only the name is rendered, for find-in-page, links and screen readers.
 */
export const BrandCard = memo(function BrandCard(props: BrandCardProps) {
  const { brand, items, linkTo, startsNear } = props;
  const { ref, isNear } = useNearView<HTMLLIElement>(startsNear);
  const isOut = items.every((item) => getItemBlock(item) !== null);
  const first = items[0];
  const choice =
    first !== undefined && items.length < brand.items.length ? { utid: first.utid, amount: null } : undefined;
  return (
    <li ref={ref} className={`pr-brand${isOut ? ' pr-brand--out' : ''}${isNear ? '' : ' pr-brand--far'}`}>
      {isNear && (
        <img
          className="pr-brand__art"
          src={brand.imageUrl}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="pr-brand__body">
        <h3 className="pr-brand__name">
          <a {...linkTo(rewardPath(brand.brandKey, choice))}>{brand.brandName}</a>
        </h3>
        {isNear && <BrandFacts {...props} />}
      </div>
    </li>
  );
});

function BrandFacts({ brand, items, currencyCode, hasOwnDelivery }: BrandCardProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const offers = getBrandOffers(items, currencyCode);
  return (
    <>
      <ul className="pr-brand__offers">
        {offers.slice(0, SHOWN_OFFERS).map((offer) => (
          <li key={offer.currencyCode} className="pr-brand__values">
            {formatOffer(offer, locale)}
          </li>
        ))}
        {offers.length > SHOWN_OFFERS && (
          <li>{t('catalog.moreCurrencies', { count: offers.length - SHOWN_OFFERS })}</li>
        )}
      </ul>
      <CountryFlags countries={brand.countries} />
      {hasOwnDelivery && (
        <div className="pr-brand__delivery">
          <Later>
            <DeliveryMethods methods={items.flatMap((item) => item.deliveryMethods)} />
          </Later>
        </div>
      )}
      <ItemStates items={items} />
    </>
  );
}
