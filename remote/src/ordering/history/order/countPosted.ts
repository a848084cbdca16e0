import type { OrderDetail } from '@portal/shared/contract/orders';

/** Returns how many letters and cards of an order go by post. */
export const countPosted = ({ cardQuantity, letterQuantity }: Pick<OrderDetail, 'cardQuantity' | 'letterQuantity'>) =>
  cardQuantity + letterQuantity;
