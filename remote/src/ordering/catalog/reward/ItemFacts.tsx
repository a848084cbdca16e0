import type { CatalogItem } from '@portal/shared/contract/catalog';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { getBrandOffers } from '../../../entities/catalog/brandOffers.ts';
import { DeliveryMethods } from '../browse/DeliveryMethods.tsx';
import { ItemStates } from '../browse/ItemStates.tsx';
import { formatOffer } from '../../../entities/catalog/offerText.ts';
import { getRewardTypeLabel } from '../browse/rewardTypes.ts';

interface ItemFactsProps {
  readonly item: CatalogItem;
  readonly id?: string;
  /** Id of the radio that the name labels. */
  readonly inputId?: string;
}

export function ItemFacts({ item, id, inputId }: ItemFactsProps) {
  const { t, i18n } = useTranslation('reward');
  const locale = useLocale();
  const [offer] = getBrandOffers([item], null);
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  const kind = [
    getRewardTypeLabel(i18n, item),
    ...(item.fulfillmentType === 'DIGITAL' ? [] : [getEnumerationLabel(i18n, 'fulfillment', item.fulfillmentType)]),
  ];
  return (
    <div id={id} className="pr-item__facts">
      <div className="pr-item__head">
        {inputId === undefined ? (
          <span className="pr-item__name">{item.rewardName}</span>
        ) : (
          <label htmlFor={inputId} className="pr-item__name">
            {item.rewardName}
          </label>
        )}
        {offer && <span className="pr-item__value">{formatOffer(offer, locale)}</span>}
      </div>
      <span className="pr-item__kind">{kind.join(' · ')}</span>
      <DeliveryMethods methods={item.deliveryMethods} />
      {item.fulfillmentType !== 'DIGITAL' && (
        <span className="pr-item__kind">{t('mailed', SETTINGS.mailed.deliveryDays)}</span>
      )}
      {item.adjustment !== 0 && (
        <span className="pr-item__kind">
          {t(item.adjustment > 0 ? 'dearer' : 'cheaper', { percent: percent(Math.abs(item.adjustment)) })}
        </span>
      )}
      {item.feePercentage > 0 && (
        <span className="pr-item__kind">{t('fee', { percent: percent(item.feePercentage) })}</span>
      )}
      <ItemStates items={[item]} />
      <span className="pr-item__kind pr-item__code">
        {t('code')} <CopyableId value={item.utid} name={t('code')} />
      </span>
    </div>
  );
}
