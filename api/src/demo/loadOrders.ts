import { sum } from '@portal/shared/domain/money';
import { totalOf } from '@portal/shared/domain/quoteMath';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { orderReference } from '../modules/orders/index.ts';
import { idOf, platformOfGroup, type OrganisationIds } from './loadOrganisation.ts';
import type { PlannedLine, PlannedOrder } from './planOrders.ts';

/** A past order with its rows written, still to be settled; `lines` in the order of the plan. */
export interface WrittenOrder {
  readonly plan: PlannedOrder;
  readonly id: bigint;
  readonly reference: string;
  readonly accountId: bigint;
  readonly userId: bigint;
  readonly totalMinor: bigint;
  readonly lines: readonly { readonly plan: PlannedLine; readonly id: bigint; readonly number: number }[];
}

/** Writes orders and lines as they stood when they were placed; money moves afterwards. */
export async function loadOrders(
  tx: Tx,
  plans: readonly PlannedOrder[],
  ids: OrganisationIds,
): Promise<WrittenOrder[]> {
  const numbers = await sql<{
    number: bigint;
  }>`select nextval('order_numbers') as number from generate_series(1, ${plans.length}::int)`.execute(tx);
  const rows = plans.map((plan, index) => orderRow(plan, numbers.rows[index]?.number ?? 0n, ids));
  const inserted = await tx.insertInto('orders').values(rows).returning(['id', 'reference_order_id']).execute();
  const orderIds = new Map(inserted.map((row) => [row.reference_order_id, row.id]));
  const orders = plans.map((plan, index) => ({
    plan,
    row: rows[index],
    id: idOf(orderIds, rows[index]?.reference_order_id ?? ''),
  }));
  const lines = await tx
    .insertInto('order_lines')
    .values(orders.flatMap(({ plan, id }) => plan.lines.map((line, index) => lineRow(line, plan, id, index + 1, ids))))
    .returning(['id', 'order_id', 'line_number'])
    .execute();
  const lineIds = new Map(lines.map((line) => [`${String(line.order_id)}/${line.line_number}`, line.id]));
  return orders.map(({ plan, id, row }) => ({
    plan,
    id,
    reference: row?.reference_order_id ?? '',
    accountId: idOf(ids.accounts, plan.account.identifier),
    userId: idOf(ids.users, plan.buyer),
    totalMinor: totalOf(plan.lines.map((line) => line.price)).chargeMinor,
    lines: plan.lines.map((line, index) => ({
      plan: line,
      id: idOf(lineIds, `${String(id)}/${index + 1}`),
      number: index + 1,
    })),
  }));
}

function orderRow(plan: PlannedOrder, number: bigint, ids: OrganisationIds) {
  const total = totalOf(plan.lines.map((line) => line.price));
  const [first] = plan.lines;
  const others = plan.lines.length - 1;
  const firstName = first ? `${first.person[0]} ${first.person[1]}` : '';
  return {
    reference_order_id: orderReference('PORTAL', plan.createdAt, number),
    platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
    customer_id: idOf(ids.groups, plan.account.group),
    account_id: idOf(ids.accounts, plan.account.identifier),
    user_id: idOf(ids.users, plan.buyer),
    order_source: 'PORTAL',
    status: 'PENDING',
    currency_code: plan.account.currencyCode,
    reward_minor: total.baseMinor,
    fee_minor: total.feeMinor,
    total_minor: total.chargeMinor,
    purchase_order_number: plan.purchaseOrderNumber,
    notes: plan.notes,
    line_count: plan.lines.length,
    fulfillment_type: 'DIGITAL',
    recipient_summary: others === 0 ? firstName : `${firstName} +${others}`,
    reward_names: [...new Set(plan.lines.map((line) => line.item.name))],
    created_at: plan.createdAt,
  };
}

const lineRow = (line: PlannedLine, plan: PlannedOrder, orderId: bigint, number: number, ids: OrganisationIds) => ({
  order_id: orderId,
  platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
  line_number: number,
  utid: line.item.utid,
  reward_name: line.item.name,
  brand_key: line.brand.key,
  brand_name: line.brand.name,
  currency_code: line.item.currencyCode,
  amount_minor: line.amountMinor,
  quantity: 1,
  rate_e8: line.rateE8,
  base_minor: line.price.baseMinor,
  fee_minor: line.price.feeMinor,
  charge_minor: line.price.chargeMinor,
  status: 'PENDING',
  delivery_method: 'EMAIL',
  delivery_status: line.failure === null && line.mail !== 'bounced' ? 'DELIVERED' : 'NOT_DELIVERED',
  first_name: line.person[0],
  last_name: line.person[1],
  email: line.person[2],
  etid: line.etid,
  sender_name: plan.senderName,
  message: line.message,
});

/** What an account has spent in the end: the charges of its issued lines. */
export const spentBy = (orders: readonly WrittenOrder[], accountId: bigint): bigint =>
  sum(
    orders
      .filter((order) => order.accountId === accountId)
      .flatMap((order) => order.lines.map(({ plan }) => (plan.failure === null ? plan.price.chargeMinor : 0n))),
  );
