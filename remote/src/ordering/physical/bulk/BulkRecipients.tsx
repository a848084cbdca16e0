import type { PhysicalOrder } from '../physicalOrder.ts';

export interface BulkRecipientsProps {
  /** Null before there is a cart. */
  readonly order: PhysicalOrder | null;
}

/** Draws what is to come. */
export const BulkRecipients = ({ order }: BulkRecipientsProps) => <p>{order?.cart.cartId}</p>;
