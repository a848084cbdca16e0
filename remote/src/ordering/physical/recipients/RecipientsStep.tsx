import type { PhysicalOrder } from '../physicalOrder.ts';

export interface RecipientsStepProps {
  /** Null before there is a cart. */
  readonly order: PhysicalOrder | null;
}

/** The people who get something by mail. */
export const RecipientsStep = ({ order }: RecipientsStepProps) => <p>{order?.cart.cartId}</p>;
