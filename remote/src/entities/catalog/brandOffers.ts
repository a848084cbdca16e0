import type { CatalogItem } from '@portal/shared/contract/catalog';
import { getAmountControl } from './amountControl.ts';
import { groupBy } from './groupBy.ts';

/** The rewards of a brand in one currency: single values, a range, or both. Major units. */
export interface Offer {
  readonly currencyCode: string;
  readonly values: readonly number[];
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** Offers of the items by currency, `firstCurrency` leading. */
export function getBrandOffers(items: readonly CatalogItem[], firstCurrency: string | null): Offer[] {
  const byCurrency = groupBy(items, (item) => item.currencyCode);
  return [...byCurrency]
    .map(([currencyCode, own]) => toOffer(currencyCode, own))
    .sort((one, other) => Number(other.currencyCode === firstCurrency) - Number(one.currencyCode === firstCurrency));
}

function toOffer(currencyCode: string, items: readonly CatalogItem[]): Offer {
  const controls = items.map(getAmountControl);
  const values = controls.flatMap((control) =>
    control.kind === 'fixed' ? [control.value] : control.kind === 'options' ? control.options : [],
  );
  const limits = controls.flatMap((control) =>
    control.kind === 'range' && control.min !== null && control.max !== null ? [control.min, control.max] : [],
  );
  const range = limits.length === 0 ? null : { min: Math.min(...limits), max: Math.max(...limits) };
  return { currencyCode, range, values: [...new Set(values)].sort((one, other) => one - other) };
}
