import { fullName } from '@portal/shared/domain/people/fullName';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { CardRow } from '../paymentMethods/index.ts';
import { insertPayment } from './orderPaymentRepository.ts';
import { queueQuestion } from './queueQuestion.ts';

const { askAfterMs } = SERVER_SETTINGS.cardOrders;

/** An order that is written and that a card is to pay for. */
interface OrderToPay {
  readonly order: {
    readonly platform_id: bigint;
    readonly id: bigint;
    readonly reference_order_id: string;
    readonly account_id: bigint;
    readonly user_id: bigint;
    readonly total_minor: bigint;
    readonly credit_card_fee_minor: bigint;
    readonly currency_code: string;
  };
  readonly card: CardRow;
  readonly usdMinor: bigint;
}

/**
 * Writes the payment of an order before the gateway is told of it, and queues the question to the gateway for the case that no
 * answer comes.
 */
export async function beginOrderPayment(
  tx: Tx,
  { order, card, usdMinor }: OrderToPay,
  { now, enqueue }: { readonly now: Date; readonly enqueue: Enqueue },
): Promise<TenantKey> {
  const payment = await insertPayment(tx, {
    platform_id: order.platform_id,
    order_id: order.id,
    reference_order_id: order.reference_order_id,
    account_id: order.account_id,
    status: 'CREATED',
    amount_minor: order.total_minor,
    fee_minor: order.credit_card_fee_minor,
    currency_code: order.currency_code,
    usd_minor: usdMinor,
    card_token: card.token,
    card_type: card.card_type,
    last_four: card.last_four,
    cardholder: fullName(card.first_name, card.last_name),
    card_added_by_user_id: card.created_by_user_id,
    created_by_user_id: order.user_id,
    created_at: now,
  });
  await queueQuestion(tx, payment, enqueue, new Date(now.getTime() + askAfterMs));
  return keyOf(payment);
}
