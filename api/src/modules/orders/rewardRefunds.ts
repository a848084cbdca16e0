import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { validityDaysOf } from '@portal/shared/domain/ordering/lastDay';
import { recipientSummaryOf } from '@portal/shared/domain/ordering/recipientSummary';
import { returnsShipping } from '@portal/shared/domain/shipping/returnedShipping';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import type { Journal, JournalLine } from '../../ledger/Journal.ts';
import { postJournals } from '../../ledger/postJournal.ts';
import { getSendingStart } from './lineActions.ts';
import { moneyOf, orderPlacedJournal, type IssuedPrice, type OrderMoney } from './orderJournals.ts';
import { addLineRefund, insertLine, readLine, type OrderLine } from './orderLineRepository.ts';
import { orderReference } from './orderReference.ts';
import { addOrderRefund, insertOrder, nextOrderNumber, type Order } from './orderRepository.ts';

/** A cancelled reward: its line, of an order that is locked, and who cancelled it. */
interface CancelledReward {
  readonly order: Order;
  readonly line: TenantKey;
  readonly userId: bigint;
  readonly at: Date;
}

/**
 * Gives back what an unused reward cost, with its fee and, until it is shipped, its share of the shipping: to the balance, also when a
 * card paid for the order.
 */
export async function refundReward(tx: Tx, reward: CancelledReward): Promise<void> {
  const line = await readLine(tx, reward.line);
  const shippingMinor = returnsShipping(line.delivery_status) ? line.shipping_minor : 0n;
  const journal = refundJournal(reward, { baseMinor: line.base_minor, feeMinor: line.fee_minor, shippingMinor });
  await postJournals(tx, line.platform_id, journal);
  await noteRefund(tx, reward, line.charge_minor + shippingMinor);
}

/** How the new reward differs from the one that it stands for. */
export interface ReissuedLine {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly etid: string | null;
  readonly templateVersion: number | null;
  readonly senderName: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly notes: string | null;
}

interface Reissue extends CancelledReward {
  readonly reward: {
    readonly remainingMinor: bigint;
    /** The amount that was spent, at the line's rate. */
    readonly redeemedBaseMinor: bigint;
    readonly issuedAt: Date;
    readonly expiresAt: Date | null;
  };
  readonly changes: ReissuedLine;
  /** Set aside when the reissue was accepted. */
  readonly feeMinor: bigint;
}

/**
 * Places the order of what is left of a reward, paid by its refund and the fee that was set aside. The balance stays as it is
 * at the end of it, so that nothing can keep it from being placed. Returns the order, which waits to be issued.
 */
export async function reissueReward(tx: Tx, reissue: Reissue): Promise<TenantKey> {
  const { order, reward, userId, at, feeMinor } = reissue;
  const line = await readLine(tx, reissue.line);
  const leftMinor = line.base_minor - reward.redeemedBaseMinor;
  const next = await insertReissue(tx, reissue, line, leftMinor);
  const totalMinor = leftMinor + feeMinor;
  await postJournals(tx, line.platform_id, [
    ...refundJournal(reissue, { baseMinor: leftMinor, feeMinor: 0n, shippingMinor: 0n }),
    ...reissueFeeJournal(moneyOf(order, at), -feeMinor, userId),
    ...(totalMinor === 0n ? [] : [orderPlacedJournal({ ...moneyOf(next, at), totalMinor, userId })]),
  ]);
  await noteRefund(tx, reissue, leftMinor);
  return keyOf(next);
}

async function insertReissue(tx: Tx, reissue: Reissue, line: OrderLine, leftMinor: bigint): Promise<Order> {
  const { feeMinor } = reissue;
  const totalMinor = leftMinor + feeMinor;
  const next = await insertOrder(tx, {
    ...orderOf(reissue, line, await nextOrderNumber(tx)),
    reward_minor: leftMinor,
    fee_minor: feeMinor,
    total_minor: totalMinor,
  });
  if (next === undefined) throw new Error(`The reissue of line ${String(line.id)} was not written`);
  const price = { base_minor: leftMinor, fee_minor: feeMinor, charge_minor: totalMinor };
  await insertLine(tx, { ...lineOf(reissue, line), ...price, order_id: next.id });
  return next;
}

/** The order of a reissue, without its price. */
const orderOf = ({ order, changes, userId, at }: Reissue, line: OrderLine, number: bigint) => ({
  reference_order_id: orderReference('PORTAL', at, number),
  platform_id: order.platform_id,
  customer_id: order.customer_id,
  account_id: order.account_id,
  user_id: userId,
  order_source: 'PORTAL',
  status: 'PENDING',
  currency_code: order.currency_code,
  purchase_order_number: order.purchase_order_number,
  campaign: order.campaign,
  reissued_from: lineReference(order.reference_order_id, line.line_number),
  line_count: 1,
  fulfillment_type: 'DIGITAL',
  recipient_summary: recipientSummaryOf(fullName(changes.firstName, changes.lastName), 1),
  reward_names: [line.reward_name],
  created_at: at,
});

/** The line of a reissue, without its order and price. */
const lineOf = ({ changes, reward }: Reissue, line: OrderLine) => ({
  platform_id: line.platform_id,
  line_number: 1,
  utid: line.utid,
  reward_name: line.reward_name,
  brand_key: line.brand_key,
  brand_name: line.brand_name,
  currency_code: line.currency_code,
  rate_e8: line.rate_e8,
  amount_minor: reward.remainingMinor,
  quantity: 1,
  status: 'PENDING',
  // One that waited for its time still does.
  delivery_status: line.delivery_status === 'SCHEDULED' ? 'SCHEDULED' : 'PROCESSING',
  scheduled_at: line.delivery_status === 'SCHEDULED' ? line.scheduled_at : null,
  scheduled_time_zone: line.scheduled_time_zone,
  delivery_method: line.delivery_method,
  mobile_number: line.mobile_number,
  location_id: line.location_id,
  tour_id: line.tour_id,
  reservation_id: line.reservation_id,
  first_name: changes.firstName,
  last_name: changes.lastName,
  email: changes.email,
  etid: changes.etid,
  template_version: changes.templateVersion ?? line.template_version,
  sender_name: changes.senderName,
  subject: changes.subject,
  message: changes.message,
  notes: changes.notes,
  validity_days: validityDaysOf(
    getSendingStart({ issued_at: reward.issuedAt, scheduled_at: line.scheduled_at }) ?? reward.issuedAt,
    reward.expiresAt,
  ),
});

/** Sets the fee of a reissue aside, or (negative) gives it back; nothing for a fee of zero. */
export const reissueFeeJournal = (
  { accountId, currencyCode, at }: Pick<OrderMoney, 'accountId' | 'currencyCode' | 'at'>,
  feeMinor: bigint,
  userId: bigint,
): Journal[] =>
  feeMinor === 0n
    ? []
    : [
        {
          type: 'REISSUE_FEE',
          currencyCode,
          createdByUserId: userId,
          at,
          lines: [
            { kind: 'WALLET', accountId, amountMinor: -feeMinor },
            { kind: 'ORDER_HOLD', accountId, amountMinor: feeMinor },
          ],
        },
      ];

/** Rewards owed, fees and shipping earned → wallet. */
function refundJournal(
  { order, userId, at }: CancelledReward,
  { baseMinor, feeMinor, shippingMinor }: Omit<IssuedPrice, 'chargeMinor'>,
): Journal[] {
  const { accountId, orderId, currencyCode } = moneyOf(order, at);
  const lines: JournalLine[] = [
    { kind: 'REWARD_PAYABLE', amountMinor: -baseMinor },
    { kind: 'FEE_INCOME', amountMinor: -feeMinor },
    { kind: 'SHIPPING_INCOME', amountMinor: -shippingMinor },
    { kind: 'WALLET', accountId, amountMinor: baseMinor + feeMinor + shippingMinor },
  ];
  const moving = lines.filter(({ amountMinor }) => amountMinor !== 0n);
  return moving.length === 0
    ? []
    : [{ type: 'REWARD_REFUND', currencyCode, orderId, createdByUserId: userId, at, lines: moving }];
}

async function noteRefund(tx: Tx, { order, line }: CancelledReward, amountMinor: bigint): Promise<void> {
  await addLineRefund(tx, line, amountMinor);
  await addOrderRefund(tx, keyOf(order), amountMinor);
}
