import { useLocale } from '../../i18n/useLocale.ts';
import { getBrandOffers } from './brandOffers.ts';
import { formatOffer } from './offerText.ts';
import type { RewardOption } from './rewardOptions.ts';
import './picker.css';

/** The picture of a reward in a line of text. */
export const RewardArt = ({ brand }: Pick<RewardOption, 'brand'>) => (
  <img className="pr-reward-art" src={brand.imageUrl} alt="" width={40} height={24} loading="lazy" decoding="async" />
);

/** A reward by its picture, its name, and the amounts that it may have. */
export function RewardFace({ item, brand }: RewardOption) {
  const locale = useLocale();
  const [offer] = getBrandOffers([item], null);
  return (
    <span className="pr-reward-face">
      <RewardArt brand={brand} />
      <span className="pr-reward-face__name">{item.rewardName}</span>
      {offer && <span className="pr-reward-face__amounts">{formatOffer(offer, locale)}</span>}
    </span>
  );
}
