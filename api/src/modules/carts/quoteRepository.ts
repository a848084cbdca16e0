import type { Insertable, Selectable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import type { Quotes } from '../../db/schema.generated.ts';
import type { BalanceQuestion } from '../accounts/index.ts';
import type { CartKey } from './cartRepository.ts';
import { PREPARED } from '../../db/preparingPool.ts';

export type QuoteRow = Selectable<Quotes>;

export const insertQuote = (tx: Tx, quote: Insertable<Quotes>) => tx.insertInto('quotes').values(quote).execute();

/** Returns a quote of this cart only. */
export const findQuote = (executor: Executor, cart: CartKey, quoteId: string): Promise<QuoteRow | undefined> =>
  executor
    .selectFrom('quotes')
    .modifyFront(PREPARED)
    .selectAll()
    .where('platform_id', '=', cart.platform_id)
    .where('id', '=', quoteId)
    .where('cart_id', '=', cart.id)
    .executeTakeFirst();

/** True when the total is that of a live quote of an own open cart. */
export async function isOwnQuote(
  executor: Executor,
  user: SessionUser,
  { accountId, totalMinor, now }: BalanceQuestion,
): Promise<boolean> {
  const row = await executor
    .selectFrom('quotes')
    .innerJoin('shopping_carts', (join) =>
      join
        .onRef('shopping_carts.platform_id', '=', 'quotes.platform_id')
        .onRef('shopping_carts.id', '=', 'quotes.cart_id'),
    )
    .select('quotes.id')
    .where('shopping_carts.user_id', '=', user.id)
    .where('shopping_carts.platform_id', '=', user.platformId)
    .where('shopping_carts.account_id', '=', accountId)
    .where('shopping_carts.status', '=', 'OPEN')
    .whereRef('quotes.cart_version', '=', 'shopping_carts.version')
    .where('quotes.account_id', '=', accountId)
    .where('quotes.total_minor', '=', totalMinor)
    .where('quotes.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
