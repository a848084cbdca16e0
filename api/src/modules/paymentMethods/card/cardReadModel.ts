import { isAccountVisible } from '../../../access/accountAccess.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';

/** The card of a token, of an account that the user sees, with the address of that account. */
export const readVisibleCard = (executor: Executor, user: SessionUser, token: string) =>
  executor
    .selectFrom('payment_cards')
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
