import type { AccountsQuery } from '@portal/shared/contract/accounts';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anywhere } from '../../db/anywhere.ts';
import type { Executor } from '../../db/client.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';

/** The filters of a list of accounts. */
export type AccountFilter = Pick<AccountsQuery, 'q' | 'status' | 'customerIdentifier' | 'showDisabled'>;

const filtered = (executor: Executor, user: SessionUser, filter: AccountFilter) => {
  const { status, customerIdentifier, showDisabled } = filter;
  const words = searchWords(filter.q ?? '');
  return executor
    .selectFrom('accounts')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .$if(status !== undefined, (query) => query.where('accounts.status', '=', status ?? ''))
    .$if(status === undefined && showDisabled === 'false', (query) => query.where('accounts.status', '<>', 'DISABLED'))
    .$if(customerIdentifier !== undefined, (query) =>
      query.where('customers.identifier', '=', customerIdentifier ?? ''),
    )
    .$if(words.length > 0, (query) => query.where(holdsAll(words)));
};

/**
 * Each word is a part of a name, an identifier or the number; neither case nor accents matter. What is searched is folded
 * once a row, each field in a line of its own.
 */
const holdsAll = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`fold_text(accounts.display_name || e'\\n' || customers.display_name || e'\\n' || accounts.account_number
    || e'\\n' || accounts.identifier || e'\\n' || customers.identifier) like all(array[${sql.join(words.map(anywhere))}])`;

const detailed = (executor: Executor, user: SessionUser, filter: AccountFilter) =>
  filtered(executor, user, filter)
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'accounts.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'accounts.id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .selectAll('accounts')
    .select([
      'customers.identifier as group_identifier',
      'customers.display_name as group_name',
      'ledger_accounts.balance_minor',
      'ledger_accounts.floor_minor',
    ]);

/** A page of the accounts that the user sees, by name. */
export const listAccounts = (
  executor: Executor,
  user: SessionUser,
  filter: AccountFilter,
  page: { readonly direction: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
) =>
  detailed(executor, user, filter)
    .orderBy(sql`lower(accounts.display_name)`, page.direction)
    .orderBy('accounts.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** A part of the accounts that the user sees, in the order in which they were opened: those after a row id. */
export const listAccountPart = (
  executor: Executor,
  user: SessionUser,
  filter: AccountFilter,
  part: { readonly afterId: bigint; readonly limit: number },
) =>
  detailed(executor, user, filter)
    .where('accounts.id', '>', part.afterId)
    .orderBy('accounts.id')
    .limit(part.limit)
    .execute();

/** An account that the user sees, with its group and wallet; undefined for any other. */
export const findListedAccount = (executor: Executor, user: SessionUser, identifier: string) =>
  detailed(executor, user, { showDisabled: 'true' }).where('accounts.identifier', '=', identifier).executeTakeFirst();

/** Number of those accounts, counted up to `cap`. */
export async function countAccounts(
  executor: Executor,
  user: SessionUser,
  filter: AccountFilter,
  cap: number,
): Promise<number> {
  const counted = filtered(executor, user, filter)
    .select(sql<number>`1`.as('one'))
    .limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
