import { visibleText } from '@portal/shared/domain/people/visibleText';
import { plainText } from '../../../i18n/plainText.ts';
import type { CatalogResult } from './catalogFilters.ts';

/** True when every word of the search occurs in the brand's name, its categories or its rewards' names. */
export function matchesSearch({ brand, items }: CatalogResult, search: string): boolean {
  const words = plainText(visibleText(search))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const text = plainText([brand.brandName, ...brand.categories, ...items.map((item) => item.rewardName)].join('\n'));
  return words.every((word) => text.includes(word));
}
