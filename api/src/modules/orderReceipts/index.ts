import type { ApiModule } from '../ApiModule.ts';
import { orderReceiptRoutes } from './orderReceiptRoutes.ts';
import { createOrderReceiptService, type OrderReceiptsDeps } from './orderReceiptService.ts';

export { createOrderReceiptFiles, createOrderReceiptMails } from './orderReceiptMails.ts';
export type { ReadPayment } from './readOrderReceipt.ts';

/** Wires receipts of orders. */
export const createOrderReceiptsModule = (deps: OrderReceiptsDeps): ApiModule => ({
  routes: orderReceiptRoutes(deps.db, createOrderReceiptService(deps)),
});
