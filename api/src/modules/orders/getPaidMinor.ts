import type { Order } from './orderRepository.ts';

/** Returns all that was paid for an order, with the fee of its card. */
export const getPaidMinor = (order: Pick<Order, 'total_minor' | 'credit_card_fee_minor'>): bigint =>
  order.total_minor + order.credit_card_fee_minor;
