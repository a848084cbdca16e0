import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import { plainText } from '../../i18n/plainText.ts';
import { isOrderable } from './itemState.ts';

/** A reward that can be chosen, with its brand. */
export interface RewardOption {
  readonly item: CatalogItem;
  readonly brand: CatalogBrand;
}

interface RewardFilter {
  readonly search: string;
  /** Only rewards that can be sent in this way. */
  readonly method: DeliveryMethod;
  /** Codes of the rewards that are most likely meant. */
  readonly first: readonly string[];
}

/** Returns the rewards that can be ordered and whose name, brand or code has every word of the search; the likely ones first. */
export function listRewardOptions(
  brands: readonly CatalogBrand[],
  { search, method, first }: RewardFilter,
): readonly RewardOption[] {
  const words = plainText(visibleText(search))
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = brands.flatMap((brand) =>
    brand.items
      .filter((item) => isOrderable(item) && item.deliveryMethods.includes(method))
      .filter((item) => matchesWords(`${item.rewardName}\n${brand.brandName}\n${item.utid}`, words))
      .map((item) => ({ item, brand })),
  );
  const isFirst = ({ item }: RewardOption): boolean => first.includes(item.utid);
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

const matchesWords = (text: string, words: readonly string[]): boolean => {
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
};
