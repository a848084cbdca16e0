import type { Language } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import { deliveryTexts } from '../../texts/deliveryTexts.ts';
import { brandArtwork } from '../artwork/index.ts';
import type { RewardView } from './RewardView.ts';

const BRAND = { key: 'B000001', name: 'Harbour Books' };

/** The reward on the page that previews and test mails lead to: one without codes. */
export function sampleReward(language: Language, now: Date): RewardView {
  const { sample, page } = deliveryTexts(language);
  const artwork = Buffer.from(brandArtwork(BRAND.key, BRAND.name)).toString('base64');
  return {
    state: 'active',
    brandName: BRAND.name,
    rewardName: BRAND.name,
    artworkUrl: `data:image/svg+xml;base64,${artwork}`,
    recipientName: fullName(sample.firstName, sample.lastName),
    senderName: PRODUCT_NAME[language],
    message: page.sample,
    currencyCode: 'USD',
    pieceMinor: 2_500n,
    quantity: 1,
    valueMinor: 2_500n,
    remainingMinor: 2_500n,
    issuedAt: now,
    expiresAt: null,
    credentials: [],
    tillUrl: null,
    instructions: '',
    terms: '',
    reference: 'RP000000-000000-1',
    supportEmail: 'help@portal.example',
  };
}
