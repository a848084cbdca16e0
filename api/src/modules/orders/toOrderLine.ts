import type { OrderLineDetail, OrderLineRow, TimelineEvent } from '@portal/shared/contract/orders';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import type { DigitalMethod } from '@portal/shared/domain/ordering/digitalRecipient';
import { fullName } from '@portal/shared/domain/people/fullName';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import {
  nextResendAt,
  RESEND_REASONS,
  resendRefusal,
  resendRight,
  type ResendRight,
} from '@portal/shared/domain/ordering/resendRules';
import { lineStateOf } from '@portal/shared/domain/ordering/orderState';
import { DELIVERY_METHODS, DELIVERY_STATUSES, LINE_ITEM_STATUSES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Static } from '@sinclair/typebox';
import { oneOf } from '../../db/oneOf.ts';
import { readAddress, toLineWarnings, toMailingAddress, toShippingInfo } from '../carts/index.ts';
import type { MailAttempt } from '../outbox/index.ts';
import type { AddressManager } from './findAddressManager.ts';
import { possibleActions, type ViewContext } from './lineActions.ts';
import type { ActionView, OrderLineView, ResendView } from './orderLineReadModel.ts';
import type { OrderView } from './orderReadModel.ts';
import { getRemainingMinor, getRewardStatus, type RewardedLine } from './rewardState.ts';
import { listLineActions } from './toLineActions.ts';
import { toLineSchedule } from './toSchedule.ts';

/** The part of a line that is read where lines are listed. */
type ListedLine = Omit<OrderLineView, 'first_viewed_at'>;

/** Returns what is left of a line's reward, in major units. */
export function getRemainingBalance(
  line: Parameters<typeof getRemainingMinor>[0] & Pick<OrderLineView, 'currency_code'>,
) {
  const remaining = getRemainingMinor(line);
  return remaining === null ? null : toMajor(remaining, line.currency_code);
}

/** A line as listed on an order's page; `placerId`: who placed the order. */
export function toOrderLineRow(line: ListedLine, { user, now }: ViewContext, placerId: bigint): OrderLineRow {
  const status = oneOf(LINE_ITEM_STATUSES, line.status);
  const deliveryStatus = oneOf(DELIVERY_STATUSES, line.delivery_status);
  return {
    lineNumber: line.line_number,
    lineId: String(line.id),
    recipientName: fullName(line.first_name, line.last_name),
    recipientEmail: line.email,
    recipientMobileNumber: line.mobile_number,
    rewardName: line.reward_name,
    brandName: line.brand_name,
    utid: line.utid,
    amount: toMajor(line.amount_minor, line.currency_code),
    currencyCode: line.currency_code,
    quantity: line.quantity,
    status,
    deliveryStatus,
    state: lineStateOf(status, deliveryStatus),
    reason: line.status_reason === null ? null : lineReasonOf(line.status_reason),
    deliveryMethod: oneOf(DELIVERY_METHODS, line.delivery_method),
    rewardStatus: getRewardStatus(line, now),
    actions: possibleActions(user, line, now).flatMap(({ action, refusal }) => (refusal === null ? [action] : [])),
    resendRight: resendRight(user, placerId === user.id),
  };
}

type ResentLine = RewardedLine & Pick<OrderLineView, 'status' | 'delivery_method' | 'delivery_status' | 'is_under_way'>;

/** Tells whether a line can be sent again now, and when it can if it was of late: `lastResentAt`, by a message that did not come back. */
export function resendState(line: ResentLine, lastResentAt: Date | null, now: Date) {
  const refusal = resendRefusal(
    {
      status: oneOf(LINE_ITEM_STATUSES, line.status),
      deliveryMethod: oneOf(DELIVERY_METHODS, line.delivery_method),
      deliveryStatus: oneOf(DELIVERY_STATUSES, line.delivery_status),
      rewardStatus: getRewardStatus(line, now),
      hasOpenAction: line.is_under_way,
      lastResentAt,
    },
    now,
  );
  return {
    refusal,
    nextAt: refusal === 'tooSoon' ? (nextResendAt(lastResentAt)?.toISOString() ?? null) : null,
  };
}

interface LineDetailInput extends ViewContext {
  readonly actions: readonly ActionView[];
  readonly resends: readonly ResendView[];
  readonly attempts: readonly MailAttempt[];
  readonly sentFrom: string;
  readonly deliveryMethods: readonly DigitalMethod[];
  readonly addressManager: AddressManager | null;
  readonly order: OrderView;
  readonly templateName: string | null;
  readonly timeline: Static<typeof TimelineEvent>[];
}

/** A line with the details of its own page. */
export const toOrderLineDetail = (
  line: OrderLineView,
  { order, templateName, timeline, resends, actions, user, now, ...resending }: LineDetailInput,
): OrderLineDetail => ({
  ...toOrderLineRow(line, { user, now }, order.user_id),
  referenceOrderId: order.reference_order_id,
  externalReferenceId: line.external_reference_id,
  charged: toMajor(line.charge_minor, order.currency_code),
  fee: toMajor(line.fee_minor, order.currency_code),
  accountCurrencyCode: order.currency_code,
  accountIdentifier: order.account_identifier,
  accountDisplayName: order.account_display_name,
  firstName: line.first_name,
  lastName: line.last_name,
  processedDate: line.processed_at?.toISOString() ?? null,
  issued: line.issued_at?.toISOString() ?? null,
  expiration: line.expires_at?.toISOString() ?? null,
  remainingBalance: getRemainingBalance(line),
  etid: line.etid,
  ptid: line.ptid,
  templateName,
  isPrintable: line.ptid !== null,
  ...toPersonalization(line),
  subject: line.subject,
  giftMessage: line.message,
  notes: line.notes,
  location: line.location_id,
  tourId: line.tour_id,
  reservationId: line.reservation_id,
  ...toShipping(line),
  shipping: toMajor(line.shipping_minor, order.currency_code),
  trackingNumber: line.tracking_number,
  resendHistory: resends.map((resend) => ({
    recipient: resend.recipient,
    at: resend.created_at.toISOString(),
    resentBy: fullName(resend.first_name, resend.last_name),
    reason: oneOf(RESEND_REASONS, resend.reason),
  })),
  resend: toResend(line, resends, resendRight(user, order.user_id === user.id), now, resending),
  ...listLineActions(line, order, actions, { user, now }),
  schedule: toLineSchedule(line, order, user),
  timeline,
});

type ResendingInput = Pick<LineDetailInput, 'sentFrom' | 'deliveryMethods' | 'addressManager' | 'attempts'>;

function toResend(
  line: OrderLineView,
  resends: readonly ResendView[],
  right: ResendRight,
  now: Date,
  { sentFrom, deliveryMethods, addressManager, attempts }: ResendingInput,
): OrderLineDetail['resend'] {
  if (right === 'NONE') return null;
  return {
    canChangeAddress: right === 'NEW_ADDRESS',
    deliveryMethods: [...deliveryMethods],
    wasOpened: line.first_viewed_at !== null,
    wasReported: attempts.some(
      ({ outcome, recipient }) => outcome === 'COMPLAINED' && emailKey(recipient) === emailKey(line.email ?? ''),
    ),
    sentFrom,
    addressManager,
    ...resendState(line, resends.findLast(({ status }) => status !== 'DEAD')?.created_at ?? null, now),
  };
}

/** From whom to whom it is: as the letter of a mailed line says. */
function toPersonalization(line: OrderLineView): Pick<OrderLineDetail, 'toName' | 'fromName' | 'letterHeadTitle'> {
  const isPosted = isMailed(oneOf(DELIVERY_METHODS, line.delivery_method));
  return {
    toName: line.to_name ?? (isPosted ? null : fullName(line.first_name, line.last_name)),
    fromName: line.from_name ?? line.sender_name,
    letterHeadTitle: line.letter_head_title,
  };
}

/** Returns where a line goes by post, and how. */
function toShipping(line: OrderLineView): Pick<OrderLineDetail, 'address' | 'shippingInfo' | 'warnings'> {
  const address = readAddress(line.address);
  return {
    address: address && toMailingAddress(address),
    shippingInfo: toShippingInfo(line.shipping_method),
    warnings: address === null ? [] : toLineWarnings(address),
  };
}
