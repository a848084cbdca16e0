import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { withTransaction } from '../../db/withTransaction.ts';
import type { JobData, Workers } from '../../jobs/portalJobs.ts';
import type { Log } from '../../logs/Log.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { SendNotice } from '../outbox/index.ts';
import { askAboutPayment } from './askAboutPayment.ts';
import { createOrderPaymentMails } from './orderPaymentMails.ts';
import { listRefunding } from './orderPaymentRepository.ts';
import { createOrderPaymentService, type OrderPaymentService } from './orderPaymentService.ts';
import { queueQuestion, queueRefund, toJobData, toPaymentKey } from './queueQuestion.ts';
import { refundPayment } from './refundWorker.ts';
import type { SettleDeps } from './settleOrderPayment.ts';

export { beginOrderPayment } from './beginOrderPayment.ts';
export { checkOrderPayments } from './checkOrderPayments.ts';
export { findPaymentOf, isPaid, paidByCardSince, type OrderPaymentRow } from './orderPaymentRepository.ts';
export type { OrderPaymentService } from './orderPaymentService.ts';
export { findPaymentOutcome, readOrderPayment } from './readOrderPayment.ts';
export { queueRefundOf, returnToCard } from './refundOrder.ts';
export type { PayableOrders } from './settleOrderPayment.ts';

interface OrderPaymentsDeps extends Omit<SettleDeps, 'mails'> {
  readonly log: Log;
  readonly sendNotice: SendNotice;
  readonly gateway: PaymentGateway | null;
}

export interface OrderPaymentsModule extends ApiModule {
  /** Null without a payment gateway. */
  readonly payments: OrderPaymentService | null;
}

/** Wires the charges of cards that pay for orders, and what goes back to them; without a payment gateway there are none. */
export function createOrderPaymentsModule({ gateway, sendNotice, ...rest }: OrderPaymentsDeps): OrderPaymentsModule {
  if (gateway === null) return { payments: null };
  const deps = { ...rest, gateway, mails: createOrderPaymentMails(sendNotice) };
  return { payments: createOrderPaymentService(deps), workers: createWorkers(deps) };
}

const laterThan = (now: Date): Date => new Date(now.getTime() + SERVER_SETTINGS.cardOrders.askLaterMs);

/** Finds out what became of payments and refunds whose answer was lost or is not final; one that takes long is asked about again. */
function createWorkers(deps: SettleDeps & { readonly gateway: PaymentGateway }): Workers {
  const rowOf = (data: JobData<'settle-order-payment'>) => {
    const { platformId: platform_id, id } = toPaymentKey(data);
    return { platform_id, id };
  };
  return {
    'settle-order-payment': {
      handle: (batch) => Promise.all(batch.map((data) => askAboutPayment(deps, toPaymentKey(data)))),
      onDead: (data) =>
        withTransaction(deps.db, (tx) => queueQuestion(tx, rowOf(data), deps.enqueue, laterThan(deps.clock.now()))),
    },
    'refund-order-payment': {
      handle: (batch) => Promise.all(batch.map((data) => refundPayment(deps, toPaymentKey(data)))),
      onDead: (data) =>
        withTransaction(deps.db, (tx) => queueRefund(tx, rowOf(data), deps.enqueue, laterThan(deps.clock.now()))),
      findUnfinished: async () => (await listRefunding(deps.db)).map(toJobData),
    },
  };
}
