import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import type { CartsModule } from '../carts/index.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { createExportOrdersService } from './exportOrdersService.ts';
import { createOrderHistoryService } from './orderHistoryService.ts';
import { orderRoutes } from './orderRoutes.ts';
import { createPlaceOrderService } from './placeOrderService.ts';

export { completeOrderLines, type SettledLine } from './completeOrderLines.ts';
export { orderPlacedJournal, orderSettledJournals } from './orderJournals.ts';
export { orderReference } from './orderReference.ts';
export { recordDelivery } from './orderProgress.ts';
export { lockPendingLines } from './orderLineRepository.ts';
export { isOrderOfAccount, lockOrder, unfinishedOrders } from './orderRepository.ts';

interface OrdersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly requireQuoted: CartsModule['requireQuoted'];
  readonly alertLowBalance: AlertLowBalance;
}

/** Wires placing orders and their history. */
export function createOrdersModule({ db, clock, enqueue, requireQuoted, alertLowBalance }: OrdersDeps): {
  readonly routes: Routes;
} {
  const placeOrder = createPlaceOrderService({ clock, enqueue, requireQuoted, alertLowBalance });
  const history = createOrderHistoryService({ db, clock });
  const exportOrders = createExportOrdersService({ db, clock });
  return { routes: orderRoutes({ db, placeOrder, history, exportOrders }) };
}
