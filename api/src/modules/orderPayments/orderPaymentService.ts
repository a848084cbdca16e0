import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Log } from '../../logs/Log.ts';
import type { ChargeResult, PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { findKeptCard } from '../paymentMethods/index.ts';
import { chargeReference } from './orderPaymentReference.ts';
import { findPayment, type OrderPaymentRow } from './orderPaymentRepository.ts';
import { settleOrderPayment, type SettleDeps } from './settleOrderPayment.ts';

interface OrderPaymentDeps extends SettleDeps {
  readonly gateway: PaymentGateway;
  readonly log: Log;
}

/** Charges the cards of orders. */
export interface OrderPaymentService {
  readonly charge: (key: TenantKey) => Promise<OrderPaymentRow>;
  readonly follow: (key: TenantKey) => Promise<OrderPaymentRow>;
}

const { responseMs, pollMs } = SERVER_SETTINGS.cardOrders;

export const createOrderPaymentService = ({ gateway, log, ...deps }: OrderPaymentDeps): OrderPaymentService => ({
  /**
   * Charges the card of an order, outside of any transaction, and applies the answer. Nothing that fails from here on is an error
   * of the call: the card may have been charged, and the queued question finds out.
   */
  async charge(key) {
    failPoint('order-payment-claimed');
    const result = await chargeOnce(deps, gateway, key);
    failPoint('order-payment-answered');
    return settleOrderPayment(deps, key, result).catch(async (err: unknown) => {
      const line = {
        event: 'orderPayment.answerNotApplied',
        platformId: String(key.platformId),
        paymentId: String(key.id),
      } as const;
      log.warn({ ...line, err }, 'The answer to a charge was not applied; the gateway is asked for it');
      return answered(deps, key);
    });
  },

  /** Returns the payment of a repeated call, which waits while the first one charges. */
  async follow(key) {
    const end = performance.now() + responseMs;
    let payment = await findPayment(deps.db, key);
    while (payment.answered_at === null && performance.now() < end && isFresh(deps, payment)) {
      await wait(pollMs);
      payment = await findPayment(deps.db, key);
    }
    return payment.answered_at === null ? answered(deps, key) : payment;
  },
});

const isFresh = ({ clock }: Pick<SettleDeps, 'clock'>, { created_at }: OrderPaymentRow): boolean =>
  clock.now().getTime() - created_at.getTime() <= responseMs;

async function chargeOnce(
  { db }: Pick<SettleDeps, 'db'>,
  gateway: PaymentGateway,
  key: TenantKey,
): Promise<ChargeResult> {
  const payment = await findPayment(db, key);
  // Also of a card that was removed meanwhile, which the gateway then refuses.
  const card = await findKeptCard(db, payment.platform_id, payment.card_token);
  if (card === undefined) throw new Error('The card of an order is not kept');
  return gateway.chargeCard({
    token: card.gateway_token,
    amountMinor: payment.amount_minor + payment.fee_minor,
    currencyCode: payment.currency_code,
    reference: chargeReference(payment),
  });
}

/** The buyer is told that the order waits for its payment, so that it is not taken back any more. */
const answered = (deps: SettleDeps, key: TenantKey): Promise<OrderPaymentRow> =>
  settleOrderPayment(deps, key, { outcome: 'unknown' });
