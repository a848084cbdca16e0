import type { CatalogItem } from '@portal/shared/contract/catalog';

export interface ItemBlock {
  readonly reason: 'outOfStock' | 'notOffered' | 'serviceDown';
  /** ISO 8601; null when unknown. */
  readonly since: string | null;
}

/** Why an item cannot be ordered now, or null. Stock and the health of the brand's service are told apart. */
export function getItemBlock(item: CatalogItem): ItemBlock | null {
  const { itemAvailabilityStatus, unavailableSince } = item.itemAvailability;
  if (itemAvailabilityStatus === 'OUT_OF_STOCK') return { reason: 'outOfStock', since: unavailableSince };
  if (!item.isAvailable) return { reason: 'notOffered', since: unavailableSince };
  return item.serviceAvailability === 'UNAVAILABLE' ? { reason: 'serviceDown', since: null } : null;
}

export type ItemHint = 'lowStock' | 'degraded' | 'deprecated';

/** Hints about an item that can be ordered. */
export function getItemHints(item: CatalogItem): ItemHint[] {
  const hints: ItemHint[] = [];
  if (item.itemAvailability.itemAvailabilityStatus === 'LOW_STOCK') hints.push('lowStock');
  if (item.serviceAvailability === 'DEGRADED') hints.push('degraded');
  if (item.serviceAvailability === 'DEPRECATED') hints.push('deprecated');
  return hints;
}

export const isOrderable = (item: CatalogItem): boolean => getItemBlock(item) === null;
