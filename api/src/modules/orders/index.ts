import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import type { CartsModule } from '../carts/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { SenderSettings } from '../rewardMails/index.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { OrderPaymentService } from '../orderPayments/index.ts';
import { createCardOrderService } from './cardOrderService.ts';
import { createExportOrders } from './exportOrdersService.ts';
import { createFailedLinesFile } from './failedLinesFile.ts';
import { createExportLineItems } from './lineItems/exportLineItemsService.ts';
import { lineItemRoutes } from './lineItems/lineItemRoutes.ts';
import { createCountUndelivered, createListLineItems } from './lineItems/lineItemService.ts';
import type { NotifyOrderDone } from './orderDoneMails.ts';
import { mostSentRoutes } from './mostSentRoutes.ts';
import { createOrderAgainService } from './orderAgainService.ts';
import { createOrderHistoryService } from './orderHistoryService.ts';
import { orderRoutes } from './orderRoutes.ts';
import { createPlaceOrderService } from './placeOrderService.ts';
import { createProgramOrderService, type ProgramOrderService } from './programOrderService.ts';
import { requireLine } from './requireLine.ts';
import { createWritingWorkers } from './writing/writingWorkers.ts';
import { supportCaseRoutes } from './supportCases/supportCaseRoutes.ts';
import { createSupportCaseService } from './supportCases/supportCaseService.ts';

export { completeOrderLines, type SettledLine } from './completeOrderLines.ts';
export { createOnOrderDone, createOrderDoneMails, type NotifyOrderDone } from './orderDoneMails.ts';
export { disclose } from './disclose.ts';
export { giveUpOrder } from './giveUpOrder.ts';
export { listHeldOrders, listHoldingPlatforms, listRefusedOrders } from './holds/orderHoldRepository.ts';
export { clearHold, refuseHold, releaseHold } from './holds/settleHold.ts';
export { toOrderHold } from './holds/toOrderHold.ts';
export { startOrder, type StartOrderDeps } from './startOrder.ts';
export { toActionableReward } from './lineActions.ts';
export { orderPlacedJournal, orderSettledJournals, rewardRedeemedJournals } from './orderJournals.ts';
export { getPaidMinor } from './getPaidMinor.ts';
export { createPayableOrders } from './payableOrders.ts';
export { orderReference } from './orderReference.ts';
export { recordDelivery, recordSendingAgain } from './orderProgress.ts';
export {
  changeRecipient,
  findFailedLine,
  listPendingLines,
  lockLine,
  lockPendingLines,
  readLineBase,
} from './orderLineRepository.ts';
export { findOrderIds, listOrders, listOrdersOfTemplate, readDoneOrder, readOrder } from './orderReadModel.ts';
export { findLineItemIds, listReportedLines } from './lineItems/lineItemReadModel.ts';
export { REPORTED_LINE_COLUMNS } from './lineItems/lineItemFileColumns.ts';
export { ORDER_FILE_COLUMNS } from './orderFileColumns.ts';
export { sumOrdersOfGrants } from './grantOrderReadModel.ts';
export { listRewardTotals } from './rewardTotalReadModel.ts';
export { findResendable, listResendables, type Resendable } from './resendableReadModel.ts';
export { foundByRecipient, mayOpenOrderBy } from './recipientSearch.ts';
export { listResendMethods } from './resendMethods.ts';
export { failShippedLines, recordShipped, shipmentRefundJournals } from './shipping/shippedLines.ts';
export { listShippedLines, type ShippedLine } from './shipping/shippedLineRepository.ts';
export { requireLine, requireOrder } from './requireLine.ts';
export { listUnqueuedTimes, lockScheduledLines, type ScheduledLine } from './scheduledLineRepository.ts';
export { moveScheduledLines, releaseScheduledLines } from './scheduledLines.ts';
export { refundReward, reissueFeeJournal, reissueReward, type ReissuedLine } from './rewardRefunds.ts';
export { toActionRecord } from './toLineActions.ts';
export { listActions, type OrderLineView } from './orderLineReadModel.ts';
export type { ListedOrder, OrderView } from './orderReadModel.ts';
export type { OrderCursor } from './orderPartReadModel.ts';
export type { ProgramOrder, ProgramOrderService } from './programOrderService.ts';
export { SHORT_ORDERS } from './ordersErrors.ts';
export { isOrderOfAccount, isWaiting, lockOrder, unfinishedOrders, type Order } from './orderRepository.ts';
export { getRewardStatus } from './rewardState.ts';
export { resendState } from './toOrderLine.ts';
export { mayChangeSchedule } from './toSchedule.ts';

interface OrdersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly requireQuoted: CartsModule['requireQuoted'];
  readonly openFilled: CartsModule['openFilled'];
  readonly shipping: CartsModule['shipping'];
  readonly alertLowBalance: AlertLowBalance;
  readonly sender: SenderSettings;
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly notifyDone: NotifyOrderDone;
  /** Charges the cards of orders; null without a payment gateway. */
  readonly payments: OrderPaymentService | null;
  /** Lines of an order that are written in one transaction. */
  readonly linesAtOnce: number;
}

export interface OrdersModule extends ApiModule {
  readonly programOrders: ProgramOrderService;
}

/** Wires placing orders, their history with its lines, and support cases. */
export function createOrdersModule(deps: OrdersDeps): OrdersModule {
  const {
    db,
    clock,
    enqueue,
    sendNotice,
    requireQuoted,
    openFilled,
    alertLowBalance,
    sender,
    notifyDone,
    linesAtOnce,
  } = deps;
  const placeOrder = createPlaceOrderService({
    clock,
    enqueue,
    sendNotice,
    requireQuoted,
    alertLowBalance,
    linesAtOnce,
  });
  const cardOrders = createCardOrderService({ db, clock, payments: deps.payments });
  const history = createOrderHistoryService({ db, clock, sender, deliveryMethods: deps.deliveryMethods });
  const orderAgain = createOrderAgainService({ openFilled });
  const exportOrders = createExportOrders({ db, clock });
  const makeFailedLinesFile = createFailedLinesFile(db);
  return {
    programOrders: createProgramOrderService({ db, clock, placeOrder }),
    workers: createWritingWorkers({ db, clock, enqueue, notifyDone, linesAtOnce }),
    routes: routesOf([
      ...mostSentRoutes(db),
      ...orderRoutes({
        db,
        placeOrder,
        shipping: deps.shipping,
        cardOrders,
        orderAgain,
        history,
        exportOrders,
        makeFailedLinesFile,
      }),
      ...lineItemRoutes(
        createListLineItems({ db, clock }),
        createExportLineItems({ db, clock }),
        createCountUndelivered({ db, clock }),
      ),
      ...supportCaseRoutes(db, createSupportCaseService({ db, clock, requireLine })),
    ]),
  };
}
