import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { i18n } from 'i18next';
import { dynamicText } from '../../../i18n/message.ts';

/** True for a reward link, which is identified by its type's description. */
export const isRewardLink = (item: CatalogItem): boolean => /reward link/i.test(item.rewardType.description);

/** Display text of a reward's type; for an unknown type the catalogue's description. */
export const getRewardTypeLabel = (i18n: i18n, item: CatalogItem): string =>
  isRewardLink(item)
    ? i18n.t('catalog:rewardType.REWARD_LINK')
    : (dynamicText(i18n, `catalog:rewardType.${item.rewardType.rewardTypeID}`) ?? item.rewardType.description);
