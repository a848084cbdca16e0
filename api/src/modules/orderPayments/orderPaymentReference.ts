import type { OrderPaymentRow } from './orderPaymentRepository.ts';

type Named = Pick<OrderPaymentRow, 'platform_id' | 'identifier'>;

/** Returns the name by which the gateway knows the charge of an order. */
export const chargeReference = ({ platform_id, identifier }: Named): string => `O${platform_id}-${identifier}`;

/** Returns the name by which it knows what went back of that charge. */
export const refundReference = ({ platform_id, identifier }: Named): string => `R${platform_id}-${identifier}`;
