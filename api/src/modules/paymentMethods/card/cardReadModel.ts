import { isAccountVisible } from '../../../access/accountAccess.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';
import { PREPARED } from '../../../db/preparingPool.ts';

/** The card of a token, of an account that the user sees, with the address of that account. */
export const readVisibleCard = (executor: Executor, user: SessionUser, token: string) =>
  executor
    .selectFrom('payment_cards')
    .modifyFront(PREPARED)
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'payment_cards.platform_id')
        .onRef('accounts.id', '=', 'payment_cards.account_id'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .selectAll('payment_cards')
    .select(['accounts.identifier as accountIdentifier', 'customers.identifier as customerIdentifier'])
    .where('payment_cards.platform_id', '=', user.platformId)
    .where('payment_cards.token', '=', token)
    .where('payment_cards.removed_at', 'is', null)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .executeTakeFirst();

/** The cards of an account with the names of who added them, newest first. */
export const listCardsWithAuthors = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('payment_cards')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'payment_cards.platform_id')
        .onRef('users.id', '=', 'payment_cards.created_by_user_id'),
    )
    .selectAll('payment_cards')
    .select(['users.first_name as author_first_name', 'users.last_name as author_last_name'])
    .where('payment_cards.platform_id', '=', platformId)
    .where('payment_cards.account_id', '=', accountId)
    .where('payment_cards.removed_at', 'is', null)
    .orderBy('payment_cards.created_at', 'desc')
    .orderBy('payment_cards.id', 'desc')
    .execute();
