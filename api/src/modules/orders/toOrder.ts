import type { OrderDetail, OrderRow } from '@portal/shared/contract/orders';
import { FULFILLMENT_TYPES, LANGUAGES, ORDER_SOURCES, ORDER_STATUSES } from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { TEXT_CONSENT_WORDINGS } from '@portal/shared/domain/ordering/textConsent';
import { fullName } from '@portal/shared/domain/people/fullName';
import { toMajor } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import { getPaidMinor } from './getPaidMinor.ts';
import { countIssued, toLineCounts } from './orderProgress.ts';
import type { LineFigures, ListedOrder, OrderView } from './orderReadModel.ts';

const PAYMENT_METHODS = ['ACCOUNT_BALANCE', 'CREDIT_CARD'] as const;

/** A row of the order list. */
export const toOrderRow = (order: ListedOrder, matchedRecipient: string | null): OrderRow => ({
  referenceOrderId: order.reference_order_id,
  orderId: String(order.id),
  externalReferenceId: order.external_reference_id,
  status: oneOf(ORDER_STATUSES, order.status),
  state: oneOf(ORDER_STATES, order.state),
  lineCounts: {
    ...toLineCounts(order),
    written: order.line_count - order.unwritten_lines,
    issued: countIssued(order),
  },
  createdDate: order.created_at.toISOString(),
  createdBy: fullName(order.created_by_first_name, order.created_by_last_name),
  groupDisplayName: order.customer_display_name,
  groupIdentifier: order.customer_identifier,
  accountDisplayName: order.account_display_name,
  accountIdentifier: order.account_identifier,
  totalLineItems: order.line_count,
  recipientSummary: order.recipient_summary,
  matchedRecipient,
  rewardNames: order.reward_names,
  purchaseOrderNumber: order.purchase_order_number,
  notes: order.notes,
  orderSource: oneOf(ORDER_SOURCES, order.order_source),
  amountPaid: toMajor(getPaidMinor(order), order.currency_code),
  currencyCode: order.currency_code,
});

function toTextConsent(order: OrderView): OrderDetail['textConsent'] {
  const { text_consent_wording: wording, text_consent_language: language, text_consent_at: at } = order;
  if (wording === null || language === null || at === null) return null;
  return {
    wording: oneOf(TEXT_CONSENT_WORDINGS, wording),
    language: oneOf(LANGUAGES, language),
    by: fullName(order.created_by_first_name, order.created_by_last_name),
    at: at.toISOString(),
  };
}

/** An order with the details of its page. */
export function toOrderDetail(
  order: OrderView,
  { deliveredMinor, shippingRefundedMinor, problems, ...shipments }: LineFigures,
  { schedule, hold, refusal, payment }: Pick<OrderDetail, 'schedule' | 'hold' | 'refusal' | 'payment'>,
): OrderDetail {
  const major = (minor: bigint) => toMajor(minor, order.currency_code);
  // Nothing is returned of an order that was never paid.
  const returned = (minor: bigint) => (payment?.status === 'DECLINED' ? 0 : major(minor));
  return {
    ...toOrderRow(order, null),
    accountNumber: order.account_number,
    campaign: order.campaign,
    reissuedFrom: order.reissued_from,
    paymentMethod: oneOf(PAYMENT_METHODS, order.payment_method),
    rewardTotal: major(order.reward_minor),
    feeTotal: major(order.fee_minor),
    shippingTotal: major(order.shipping_minor),
    creditCardFees: major(order.credit_card_fee_minor),
    amountRefunded: returned(order.refunded_minor),
    shippingRefunded: returned(shippingRefundedMinor),
    amountDelivered: major(deliveredMinor),
    problems: problems.map(({ reason, lines }) => ({ reason: lineReasonOf(reason), lines })),
    type: oneOf(FULFILLMENT_TYPES, order.fulfillment_type),
    completedDate: order.completed_at?.toISOString() ?? null,
    schedule,
    hold,
    refusal,
    payment,
    carrierMessage: order.carrier_message,
    textConsent: toTextConsent(order),
    ...shipments,
  };
}
