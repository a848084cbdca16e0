import type { CatalogResult } from './catalogFilters.ts';

/** Lower case without accents, full-width forms narrowed: "CAFÉ" and "café" are one word. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** True when every word of the search occurs in the brand's name, its categories or its rewards' names. */
export function matchesSearch({ brand, items }: CatalogResult, search: string): boolean {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const text = plainText([brand.brandName, ...brand.categories, ...items.map((item) => item.rewardName)].join('\n'));
  return words.every((word) => text.includes(word));
}
