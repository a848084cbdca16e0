import type { PhysicalOrder } from '../physicalOrder.ts';

/** Draws what is to come. */
export const ReviewStep = ({ order }: { readonly order: PhysicalOrder }) => <p>{order.cart.cartId}</p>;
