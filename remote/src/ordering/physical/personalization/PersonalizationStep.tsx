import type { PhysicalOrder } from '../physicalOrder.ts';

/** The letters of the order. */
export const PersonalizationStep = ({ order }: { readonly order: PhysicalOrder }) => <p>{order.cart.cartId}</p>;
