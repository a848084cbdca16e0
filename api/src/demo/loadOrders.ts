import { fullName } from '@portal/shared/domain/people/fullName';
import type { DeliveryStatus, LineItemStatus, OrderStatus } from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { countLines, lineStateOf, orderStateOf } from '@portal/shared/domain/ordering/orderState';
import { totalOf, type LinePrice } from '@portal/shared/domain/money/quoteMath';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { recipientSummaryOf } from '@portal/shared/domain/ordering/recipientSummary';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import { orderReference } from '../modules/orders/index.ts';
import { idOf } from './demoIds.ts';
import { platformOfGroup, type OrganisationIds } from './loadOrganisation.ts';
import { messageReason } from '../modules/outbox/index.ts';
import { DEMO_SHIPPING, deliveryOf, parcelOf } from './parcelStories.ts';
import { endOfStory, mailsOf, misspelt } from './mailStories.ts';
import { isHeld, type PlannedLine, type PlannedOrder } from './PlannedOrder.ts';

/** A stored past order without journals yet. `lines` in the order of the plan. */
export interface WrittenOrder {
  readonly plan: PlannedOrder;
  readonly platformId: bigint;
  readonly id: bigint;
  readonly reference: string;
  readonly accountId: bigint;
  readonly userId: bigint;
  readonly money: OrderMoney;
  readonly lines: readonly { readonly plan: PlannedLine; readonly id: bigint; readonly number: number }[];
}

/** Cost of an order: total, issued and failed lines. */
interface OrderMoney {
  readonly total: LinePrice;
  readonly issued: LinePrice;
  readonly failed: LinePrice;
}

/** Inserts past orders and their lines in their final state. */
export async function loadOrders(
  tx: Tx,
  plans: readonly PlannedOrder[],
  ids: OrganisationIds,
  now: Date,
): Promise<WrittenOrder[]> {
  const numbers = await sql<{
    number: bigint;
  }>`select nextval('order_numbers') as number from generate_series(1, ${plans.length}::int)`.execute(tx);
  const rows = plans.map((plan, index) => ({
    plan,
    money: moneyOf(plan.lines),
    reference: orderReference(plan.source, plan.createdAt, numbers.rows[index]?.number ?? 0n),
  }));
  const inserted = await insertAll(
    tx,
    'orders',
    rows.map((row) => orderRow(row, ids, now)),
    ['id', 'reference_order_id'],
  );
  const orderIds = new Map(inserted.map((row) => [row.reference_order_id, row.id]));
  const lines = await insertAll(
    tx,
    'order_lines',
    rows.flatMap(({ plan, reference }) =>
      plan.lines.map((line, index) =>
        lineRow(line, plan, { orderId: idOf(orderIds, reference), number: index + 1, ids, now }),
      ),
    ),
    ['id', 'order_id', 'line_number'],
  );
  const lineIds = new Map(lines.map((line) => [`${String(line.order_id)}/${line.line_number}`, line.id]));
  return rows.map((row) => {
    const id = idOf(orderIds, row.reference);
    return {
      ...row,
      platformId: idOf(ids.platforms, platformOfGroup(row.plan.account.group)),
      id,
      accountId: idOf(ids.accounts, row.plan.account.identifier),
      userId: idOf(ids.users, row.plan.buyer),
      lines: row.plan.lines.map((plan, index) => ({
        plan,
        id: idOf(lineIds, `${String(id)}/${index + 1}`),
        number: index + 1,
      })),
    };
  });
}

function moneyOf(lines: readonly PlannedLine[]): OrderMoney {
  const priceOf = (some: readonly PlannedLine[]) => totalOf(some.map((line) => line.price));
  return {
    total: priceOf(lines),
    issued: priceOf(lines.filter((line) => line.failure === null)),
    failed: priceOf(lines.filter((line) => line.failure !== null)),
  };
}

function statusOf({ plan, money: { issued, failed } }: Pick<WrittenOrder, 'plan' | 'money'>): OrderStatus {
  if (isHeld(plan)) return 'PENDING';
  if (failed.chargeMinor === 0n) return 'COMPLETE';
  return issued.chargeMinor === 0n ? 'FAILED' : 'PARTIAL';
}

type OrderToWrite = Pick<WrittenOrder, 'plan' | 'money' | 'reference'>;

function orderRow({ plan, money, reference }: OrderToWrite, ids: OrganisationIds, now: Date) {
  const status = statusOf({ plan, money });
  const isWaiting = isHeld(plan);
  const lines = countLines(plan.lines.map((line) => lineStateOf(...endOf(line, plan, now))));
  const [first] = plan.lines;
  const firstName = fullName(first?.person.firstName, first?.person.lastName);
  return {
    reference_order_id: reference,
    platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
    customer_id: idOf(ids.groups, plan.account.group),
    account_id: idOf(ids.accounts, plan.account.identifier),
    user_id: idOf(ids.users, plan.buyer),
    external_reference_id: plan.externalReferenceId,
    order_source: plan.source,
    status,
    state: isWaiting ? 'ON_HOLD' : orderStateOf(status, lines),
    failed_lines: lines.failed,
    delivered_lines: lines.delivered,
    undelivered_lines: lines.undelivered,
    scheduled_lines: lines.scheduled,
    currency_code: plan.account.currencyCode,
    reward_minor: money.total.baseMinor,
    fee_minor: money.total.feeMinor,
    shipping_minor: 0n,
    total_minor: money.total.chargeMinor,
    refunded_minor: money.failed.chargeMinor,
    delivered_minor: isWaiting ? 0n : money.issued.chargeMinor,
    payment_method: 'ACCOUNT_BALANCE',
    purchase_order_number: plan.purchaseOrderNumber,
    notes: plan.notes,
    campaign: plan.campaign,
    line_count: plan.lines.length,
    fulfillment_type: plan.type,
    recipient_summary: recipientSummaryOf(firstName, plan.lines.length),
    reward_names: [...new Set(plan.lines.map((line) => line.item.name))],
    created_at: plan.createdAt,
    completed_at: isWaiting ? null : plan.settledAt,
  };
}

interface LineContext {
  readonly orderId: bigint;
  readonly number: number;
  readonly ids: OrganisationIds;
  readonly now: Date;
}

function lineRow(line: PlannedLine, plan: PlannedOrder, { orderId, number, ids, now }: LineContext) {
  const [status, delivery_status] = endOf(line, plan, now);
  return {
    order_id: orderId,
    platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
    line_number: number,
    external_reference_id: plan.source === 'BULK_UPLOAD' ? `ROW-${String(orderId)}-${number + 1}` : null,
    utid: line.item.utid,
    reward_name: line.item.name,
    brand_key: line.brand.key,
    brand_name: line.brand.name,
    currency_code: line.item.currencyCode,
    amount_minor: line.amountMinor,
    quantity: line.quantity,
    rate_e8: line.rateE8,
    base_minor: line.price.baseMinor,
    fee_minor: line.price.feeMinor,
    charge_minor: line.price.chargeMinor,
    status,
    status_reason: line.failure ?? missedBecause(line),
    delivery_method: line.method,
    delivery_status,
    scheduled_at: plan.scheduled?.at ?? null,
    scheduled_time_zone: plan.scheduled?.timeZone ?? null,
    first_name: line.person.firstName,
    last_name: line.person.lastName,
    email: line.method === 'EMAIL' ? line.person.email : null,
    former_emails: formerEmails(line),
    mobile_number: line.method === 'MOBILE' ? line.person.mobileNumber : null,
    address: line.address,
    ...wordsOf(line, plan),
    processed_at: isHeld(plan) ? null : plan.settledAt,
  };
}

/** Returns what a line's mail says, or its letter; cards in bulk say nothing. */
function wordsOf(line: PlannedLine, { senderName }: PlannedOrder) {
  const { item, person, method, message, etid } = line;
  const isPosted = line.address !== null;
  const isLetter = isPosted && method === 'MAILED' && item.isPrintable;
  return {
    etid: isPosted ? null : etid,
    sender_name: isPosted ? null : senderName,
    message: method === 'BULK_PHYSICAL' ? null : message,
    ptid: isLetter ? STANDARD_PTID : null,
    print_template_version: isLetter ? 1 : null,
    to_name: method === 'MAILED' ? fullName(person.firstName, person.lastName) : null,
    from_name: method === 'MAILED' ? senderName : null,
    shipping_method: isPosted ? DEMO_SHIPPING : null,
  };
}

/** A misspelt address is one that the line had before. */
const formerEmails = ({ mail, person }: PlannedLine): string[] =>
  mail !== null && mailsOf(mail).some(({ isMisspelt }) => isMisspelt) ? [misspelt(person.email)] : [];

/** Final state of a line. */
function endOf(line: PlannedLine, plan: PlannedOrder, now: Date): readonly [LineItemStatus, DeliveryStatus] {
  const { failure, mail } = line;
  const { scheduled } = plan;
  const parcel = parcelOf(line, plan, now);
  if (isHeld(plan)) return ['PENDING', 'PROCESSING'];
  if (failure !== null) return ['FAILED', 'NOT_SENT'];
  if (parcel !== null) return ['COMPLETE', deliveryOf(parcel)];
  if (scheduled !== undefined) return ['COMPLETE', 'SCHEDULED'];
  return ['COMPLETE', mail === null ? 'DELIVERED' : endOfStory(mail)];
}

/** Last answer about an undelivered message. */
function missedBecause({ mail }: PlannedLine): LineReason | null {
  const message = mail === null ? undefined : mailsOf(mail).at(-1);
  const last = message?.tries.at(-1);
  if (message?.status !== 'DEAD' || last === undefined) return null;
  return messageReason(message.channel, last.response, last.outcome === 'BOUNCED');
}
