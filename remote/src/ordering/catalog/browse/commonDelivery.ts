import { DELIVERY_METHODS, type DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { CatalogResult } from './catalogFilters.ts';
import { groupBy } from '../../../entities/catalog/groupBy.ts';

/** Returns the delivery methods of a card, each once, in a fixed order. */
export const getDeliveryMethods = ({ items }: Pick<CatalogResult, 'items'>): DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => items.some((item) => item.deliveryMethods.includes(method)));

/** The delivery methods that most cards of a page have: said once above them. */
export interface CommonDelivery {
  readonly methods: readonly DeliveryMethod[];
  /** Every card has them. */
  readonly isEverywhere: boolean;
}

/** Null for a page without cards. */
export function getCommonDelivery(results: readonly CatalogResult[]): CommonDelivery | null {
  const groups = [...groupBy(results.map(getDeliveryMethods), String).values()];
  const [most] = groups.sort((one, other) => other.length - one.length);
  return most?.[0] === undefined ? null : { methods: most[0], isEverywhere: groups.length === 1 };
}

/** True for a card whose delivery is not the common one. */
export const hasOwnDelivery = (result: CatalogResult, common: CommonDelivery | null): boolean =>
  String(getDeliveryMethods(result)) !== String(common?.methods);
