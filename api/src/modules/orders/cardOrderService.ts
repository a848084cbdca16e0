import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import type { OrderPaymentRow, OrderPaymentService } from '../orderPayments/index.ts';
import { findHold } from './holds/findHold.ts';
import { findOrderByKey } from './orderRepository.ts';
import { cardDeclined } from './ordersErrors.ts';
import { toPlacedOrder } from './placeOrderService.ts';

interface CardOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Null without a payment gateway, where no order is paid by card. */
  readonly payments: OrderPaymentService | null;
}

/** Finishes orders that were written and that a card pays for. Raises 402 with the gateway's reason when nothing was placed. */
export function createCardOrderService({ db, clock, payments }: CardOrderDeps) {
  const answer = async (payment: OrderPaymentRow): Promise<PlacedOrder> => {
    if (payment.order_id === null) throw new AppError(cardDeclined(payment.reason_code));
    const order = await findOrderByKey(db, { platformId: payment.platform_id, id: payment.order_id });
    return toPlacedOrder(order, await findHold(db, order, clock.now()));
  };
  const service = (): OrderPaymentService => {
    if (payments === null) throw new Error('An order by card was begun without a payment gateway');
    return payments;
  };
  return {
    charge: async (payment: TenantKey): Promise<PlacedOrder> => answer(await service().charge(payment)),
    follow: async (payment: TenantKey): Promise<PlacedOrder> => answer(await service().follow(payment)),
  };
}

export type CardOrderService = ReturnType<typeof createCardOrderService>;
