import type { PublicLineItem, PublicOrder, PublicOrderRow, PublicOrderStatus } from '@portal/shared/contract/publicApi';
import {
  DELIVERY_METHODS,
  DELIVERY_STATUSES,
  LINE_ITEM_STATUSES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderStatus,
} from '@portal/shared/domain/enumerations';
import { RATE_SCALE, toMajor } from '@portal/shared/domain/money/money';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { oneOf } from '../../db/oneOf.ts';
import type { ListedOrder, ProgramOrder } from '../orders/index.ts';

const PUBLIC_STATUS: Readonly<Record<OrderStatus, PublicOrderStatus>> = {
  COMPLETE: 'COMPLETE',
  PENDING: 'PENDING',
  QUEUED: 'PENDING',
  PARTIAL: 'PARTIAL',
  FAILED: 'FAILED',
  DELETED: 'FAILED',
};

/** Returns the states of orders that a status of the public API stands for. */
export const toOrderStatuses = (status: PublicOrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((own) => PUBLIC_STATUS[own] === status);

/** Returns an order as it is listed. */
export function toPublicOrderRow(order: ListedOrder): PublicOrderRow {
  const major = (minor: bigint): number => toMajor(minor, order.currency_code);
  return {
    referenceOrderID: order.reference_order_id,
    externalRefID: order.external_reference_id,
    customerIdentifier: order.customer_identifier,
    accountIdentifier: order.account_identifier,
    status: PUBLIC_STATUS[oneOf(ORDER_STATUSES, order.status)],
    orderSource: oneOf(ORDER_SOURCES, order.order_source),
    lineItemCount: order.line_count,
    amountCharged: {
      value: major(order.reward_minor),
      currencyCode: order.currency_code,
      fee: major(order.fee_minor),
      shipping: major(order.shipping_minor),
      total: major(order.total_minor),
    },
    purchaseOrderNumber: order.purchase_order_number,
    notes: order.notes,
    createdAt: order.created_at.toISOString(),
  };
}

/** Returns an order with its reward, without anything by which the reward could be spent. */
export const toPublicOrder = ({ order, line, hold }: ProgramOrder): PublicOrder => ({
  ...toPublicOrderRow(order),
  accountNumber: order.account_number,
  hold,
  lineItem: line === null ? null : toLineItem(order.reference_order_id, line),
});

const toLineItem = (referenceOrderId: string, line: NonNullable<ProgramOrder['line']>): PublicLineItem => ({
  referenceLineItemID: lineReference(referenceOrderId, line.line_number),
  utid: line.utid,
  rewardName: line.reward_name,
  denomination: { value: toMajor(line.amount_minor, line.currency_code), currencyCode: line.currency_code },
  quantity: line.quantity,
  exchangeRate: Number(line.rate_e8) / Number(RATE_SCALE),
  deliveryMethod: oneOf(DELIVERY_METHODS, line.delivery_method),
  recipient: { firstName: line.first_name, lastName: line.last_name, email: line.email },
  sender: { name: line.sender_name },
  etid: line.etid,
  emailSubject: line.subject,
  message: line.message,
  lineItemNote: line.notes,
  lineItemStatus: oneOf(LINE_ITEM_STATUSES, line.status),
  deliveryStatus: oneOf(DELIVERY_STATUSES, line.delivery_status),
});
