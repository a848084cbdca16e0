import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { isAccountVisible, isGroupVisible } from '../../access/accountAccess.ts';

/** A group joined with one of its visible accounts and that account's wallet; the account's columns are null for an empty group. */
export type GroupAccountRow = Awaited<ReturnType<typeof readGroupPage>>[number];

/** One page of the groups that the user may see, by name, with the accounts that the user may see: one statement. */
export const readGroupPage = (executor: Executor, user: SessionUser, page: number, size: number) =>
  executor
    .with('groups', (db) =>
      db
        .selectFrom('customers')
        .select(['customers.id', 'customers.identifier', 'customers.display_name', 'customers.status'])
        .where('customers.status', '<>', 'DELETED')
        .where(isGroupVisible(user))
        .orderBy(sql`lower(customers.display_name), customers.id`)
        .limit(size)
        .offset(page * size),
    )
    .selectFrom('groups')
    .leftJoin('accounts', (join) =>
      join
        .on('accounts.platform_id', '=', user.platformId)
        .onRef('accounts.customer_id', '=', 'groups.id')
        .on('accounts.status', '<>', 'DELETED')
        .on(isAccountVisible(user)),
    )
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'accounts.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'accounts.id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .select([
      'groups.identifier as group_identifier',
      'groups.display_name as group_name',
      'groups.status as group_status',
      'accounts.identifier',
      'accounts.account_number',
      'accounts.display_name',
      'accounts.status',
      'accounts.active',
      'accounts.currency_code',
      'accounts.credit_limit_minor',
      'accounts.contact_email',
      'accounts.confidence_attribute',
      'accounts.bulk_upload_disabled',
      'accounts.bulk_orders_disabled',
      'accounts.created_at',
      'ledger_accounts.balance_minor',
      'ledger_accounts.floor_minor',
    ])
    .orderBy(sql`lower(groups.display_name), groups.id, lower(accounts.display_name), accounts.id`)
    .execute();

/** A group that the user may see, with the number of its accounts that the user may see. */
export const readGroup = (executor: Executor, user: SessionUser, identifier: string) =>
  executor
    .selectFrom('customers')
    .selectAll('customers')
    .select(
      sql<number>`(
        select count(*)::int from accounts
        where accounts.platform_id = customers.platform_id and accounts.customer_id = customers.id
          and accounts.status <> 'DELETED' and ${isAccountVisible(user)})`.as('account_count'),
    )
    .where('customers.platform_id', '=', user.platformId)
    .where('customers.identifier', '=', identifier)
    .where('customers.status', '<>', 'DELETED')
    .where(isGroupVisible(user))
    .executeTakeFirst();

/** The groups that the user may see, by name, without their accounts. */
export const listVisibleGroups = (executor: Executor, user: SessionUser, limit: number) =>
  executor
    .selectFrom('customers')
    .select(['customers.identifier', 'customers.display_name as displayName', 'customers.status'])
    .where('customers.status', '<>', 'DELETED')
    .where(isGroupVisible(user))
    .orderBy(sql`lower(customers.display_name), customers.id`)
    .limit(limit)
    .execute();
