import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Enqueue, JobData } from '../../jobs/portalJobs.ts';
import type { OrderPaymentRow } from './orderPaymentRepository.ts';

type Keyed = Pick<OrderPaymentRow, 'platform_id' | 'id'>;

/** Queues the question to the gateway what became of the payment of an order; at once unless a time is given. */
export const queueQuestion = (tx: Tx, payment: Keyed, enqueue: Enqueue, startAfter?: Date): Promise<void> =>
  enqueue(tx, { queue: 'settle-order-payment', data: toJobData(payment), ...(startAfter && { startAfter }) });

/** Queues what goes back to the card of an order. */
export const queueRefund = (tx: Tx, payment: Keyed, enqueue: Enqueue, startAfter?: Date): Promise<void> =>
  enqueue(tx, { queue: 'refund-order-payment', data: toJobData(payment), ...(startAfter && { startAfter }) });

export const toJobData = ({ platform_id, id }: Keyed): JobData<'settle-order-payment'> => ({
  platformId: String(platform_id),
  paymentId: String(id),
});

export const toPaymentKey = ({ platformId, paymentId }: JobData<'settle-order-payment'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(paymentId),
});
