import type {
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  OrderPage,
  OrdersQuery,
} from '@portal/shared/contract/orders';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { readOrderPayment } from '../orderPayments/index.ts';
import { lineTimeline } from './lineTimeline.ts';
import { listMails } from '../outbox/index.ts';
import { senderAddress, type SenderSettings } from '../rewardMails/index.ts';
import { findTemplateHead } from '../templates/index.ts';
import { findAddressManager } from './findAddressManager.ts';
import { findHoldAndRefusal } from './holds/findHold.ts';
import { toOrderFilter, toPage, toListWindow } from './toOrderFilter.ts';
import {
  listActions,
  listCredentialViews,
  listLines,
  listRedemptions,
  listResends,
  listScheduleChanges,
} from './orderLineReadModel.ts';
import { findLineFigures, findMatchedRecipients, findOrderIds, listOrders } from './orderReadModel.ts';
import { readTemplateName } from './readTemplateName.ts';
import { listResendMethods } from './resendMethods.ts';
import { requireLine, requireOrder } from './requireLine.ts';
import { findFirstSchedule } from './scheduledLineRepository.ts';
import { findShipmentOfLine } from './shipping/shipmentReadModel.ts';
import { toOrderDetail, toOrderRow } from './toOrder.ts';
import { toOrderLineDetail, toOrderLineRow } from './toOrderLine.ts';
import { toOrderSchedule } from './toSchedule.ts';

interface OrderHistoryDeps {
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: SenderSettings;
}

/** Reads orders. Whoever may see an order may see its amounts, also without VIEW_BALANCE_ACCESS. */
export function createOrderHistoryService({ db, clock, sender, deliveryMethods }: OrderHistoryDeps) {
  return {
    /** A page of the list, up to the table's row limit. */
    list: async (user: SessionUser, query: OrdersQuery): Promise<OrderPage> => {
      const filter = await toOrderFilter(db, user, query);
      const window = toListWindow(query);
      const { ids, total } = await findOrderIds(db, filter, window, SETTINGS.paging.tableMax + 1);
      const rows = ids.length === 0 ? [] : await listOrders(db, user.platformId, ids, window.direction);
      const matched = await findMatchedRecipients(db, ids, filter);
      return {
        content: rows.map((row) => toOrderRow(row, matched.get(row.id) ?? null)),
        ...toPage(query, total),
      };
    },

    get: async (user: SessionUser, reference: string): Promise<OrderDetail> => {
      const order = await requireOrder(db, user, reference);
      const first = await findFirstSchedule(db, keyOf(order));
      return toOrderDetail(order, await findLineFigures(db, keyOf(order)), {
        schedule: toOrderSchedule(order, first, user),
        ...(await findHoldAndRefusal(db, order, clock.now())),
        payment: await readOrderPayment(db, keyOf(order), order.refunded_minor),
      });
    },

    listLines: async (
      user: SessionUser,
      reference: string,
      { page, size }: { page: number; size: number },
    ): Promise<OrderLinePage> => {
      const order = await requireOrder(db, user, reference);
      const rows = await listLines(db, keyOf(order), size, page * size);
      const now = clock.now();
      return {
        content: rows.map((row) => toOrderLineRow(row, { user, now }, order.user_id)),
        page,
        size,
        totalElements: order.line_count - order.unwritten_lines,
        isCapped: false,
      };
    },

    getLine: async (user: SessionUser, referenceOrderId: string, lineNumber: string): Promise<OrderLineDetail> => {
      const { order, line } = await requireLine(db, user, { referenceOrderId, lineNumber });
      const now = clock.now();
      const resends = await listResends(db, keyOf(line));
      const views = await listCredentialViews(db, keyOf(line));
      const redemptions = await listRedemptions(db, keyOf(line));
      const actions = await listActions(db, keyOf(line));
      const scheduleChanges = await listScheduleChanges(db, keyOf(line));
      const mails = await listMails(db, keyOf(line));
      const shipment = await findShipmentOfLine(db, line);
      const template =
        line.etid === null ? undefined : await findTemplateHead(db, user.platformId, line.etid, line.template_version);
      const timeline = lineTimeline(
        order,
        line,
        { ...mails, resends, views, redemptions, actions, scheduleChanges, shipment },
        now,
      );
      return toOrderLineDetail(line, {
        order,
        timeline,
        resends,
        actions,
        attempts: mails.attempts,
        user,
        sentFrom: senderAddress(template?.from_email ?? null, sender),
        deliveryMethods: await listResendMethods(db, line, deliveryMethods),
        addressManager: await findAddressManager(db, user, order),
        now,
        templateName: await readTemplateName(db, user, line),
      });
    },
  };
}

export type OrderHistoryService = ReturnType<typeof createOrderHistoryService>;
