import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { OrderWindow } from './orderReadModel.ts';

/** An order as a file shows it. */
export type OrderFileRow = Awaited<ReturnType<typeof listOrdersById>>[number];

/** The orders of these row ids, sorted; no column more than a file shows. */
export const listOrdersById = (executor: Executor, ids: readonly bigint[], direction: OrderWindow['direction']) =>
  executor
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.reference_order_id',
      'orders.created_at',
      'orders.status',
      'orders.recipient_summary',
      'orders.reward_names',
      'orders.line_count',
      'orders.order_source',
      'orders.purchase_order_number',
      'orders.external_reference_id',
      'orders.total_minor',
      'orders.currency_code',
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_display_name',
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_display_name',
      'users.first_name as created_by_first_name',
      'users.last_name as created_by_last_name',
    ])
    .where(sql<boolean>`orders.id = any(${ids}::bigint[])`)
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .execute();
