import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';

/** The kinds of lines that a cart is emptied of one after the other, before it is deleted itself. */
export const EMPTIED_KINDS = ['DIGITAL', 'PHYSICAL'] as const satisfies readonly FulfillmentType[];

export interface KindCount {
  readonly kind: (typeof EMPTIED_KINDS)[number];
  readonly count: number;
}

/** How many people get something of each kind; kinds of which there is nothing are left out. */
export function getKindCounts(quote: Quote | null): readonly KindCount[] {
  if (quote === null) return [];
  const { digitalOrders, physicalOrders } = quote.summary;
  const counts = { DIGITAL: digitalOrders.recipientCount, PHYSICAL: physicalOrders.recipientCount };
  return EMPTIED_KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
